import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import {
  decideReplacement,
  identityCardOf,
  makeReplacement,
  type Person,
  personalStateOf,
  replaceDocument,
  sentPerson,
  uploadDocument,
  WRONG,
} from '../../../../../tests/document-replacements.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let officer: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp()
  officer = await staffIn(site, ['verifikasi'])
})

const decide = (id: number, more: object = {}, version = 1) => decideReplacement(officer.browser, id, more, version)
const lettersTo = async ({ account }: Person) => (await site.deliverMails()).filter(({ to }) => to === account.email)
const bellOf = async ({ browser }: Person): Promise<string[]> =>
  (await browser.get('/pemberitahuan')).body.data.map(({ judul }: { judul: string }) => judul)

describe('a document of the personal data', () => {
  test('is replaced by a new file that counts at once; the former one stays on record with reason and moment', async () => {
    const who = await sentPerson(site)
    const file_id = await uploadDocument(who, 'ktp', 'ktp 2026')
    const { status, body } = await replaceDocument(who, file_id, { alasan: ' KTP saya diperbarui. ' })
    expect([status, body.isi, body.version]).toEqual([200, { ...who.isi, file_ktp: file_id }, 2])
    expect(body.penggantian).toMatchObject([
      {
        jenis: 'ktp',
        status: 'diajukan',
        berkas: { id: file_id, name: 'ktp 2026.pdf' },
        berkas_lama: { id: who.isi.file_ktp, name: 'ktp.pdf' },
        alasan: 'KTP saya diperbarui.',
        catatan: null,
        created_at: site.clock.now.toISOString(),
        decided_at: null,
      },
    ])
    expect(body.berkas.map(({ id }: { id: string }) => id)).not.toContain(who.isi.file_ktp)
    expect((await who.browser.get(`/berkas/${who.isi.file_ktp}`)).status).toBe(200)
    expect((await who.browser.delete(`/berkas/${who.isi.file_ktp}`)).status).toBe(409)
  })

  test.each([
    ['foto', 'foto'],
    ['ijazah', 'file_ijazah'],
    ['cv', 'file_cv'],
  ] as const)('of the kind %s is replaced without touching the others', async (jenis, field) => {
    const who = await sentPerson(site)
    const file_id = await uploadDocument(who, jenis)
    expect((await replaceDocument(who, file_id, { jenis })).body.isi).toEqual({ ...who.isi, [field]: file_id })
  })

  test('tells its owner by letter and bell, without what is in it', async () => {
    const who = await makeReplacement(site)
    expect((await lettersTo(who)).map(({ subject }) => subject)).toEqual(['Tanda terima dokumen baru: KTP atau paspor'])
    expect(await bellOf(who)).toEqual(['Tanda terima dokumen baru: KTP atau paspor'])
  })

  test('keeps no long number that its reason names', async () => {
    const who = await sentPerson(site)
    const { body } = await replaceDocument(who, await uploadDocument(who), {
      alasan: `NIK ${who.isi.nik} kini terbaca.`,
    })
    expect(body.penggantian[0].alasan).toBe('NIK [nomor dihapus] kini terbaca.')
  })

  test('is refused kindly with the same file, and with another one of the same content', async () => {
    const who = await sentPerson(site)
    const first = await uploadDocument(who, 'ktp', 'sama')
    await replaceDocument(who, first)
    for (const file_id of [first, await uploadDocument(who, 'ktp', 'sama')]) {
      const { status, body } = await replaceDocument(who, file_id)
      expect([status, body.errors.file_id]).toEqual([422, [expect.stringContaining('sama dengan yang sekarang')]])
    }
    expect((await personalStateOf(who)).penggantian).toHaveLength(1)
  })

  test('is refused with a file of another kind, of somebody else, or none; nothing changes', async () => {
    const [who, other] = [await sentPerson(site), await sentPerson(site)]
    const wrongKind = await replaceDocument(who, await uploadDocument(who, 'ijazah'))
    expect([wrongKind.status, wrongKind.body.errors.file_id]).toEqual([
      422,
      ['Unggah berkas ini sebagai KTP atau paspor.'],
    ])
    const foreign = await replaceDocument(who, await uploadDocument(other))
    expect([foreign.status, foreign.body.message]).toEqual([404, PROBLEMS.FILE_NOT_FOUND.message])
    expect((await replaceDocument(who, '')).status).toBe(422)
    expect((await replaceDocument(who, await uploadDocument(who), { jenis: 'portofolio' })).body.errors).toHaveProperty(
      'jenis',
    )
    expect(await personalStateOf(who)).toMatchObject({ isi: who.isi, version: 1, penggantian: [] })
  })

  test('is not replaced before the data were sent, nor by somebody without a verified address', async () => {
    const { browser, account } = await loggedIn(site, { status_data: 0 })
    const early = { jenis: 'ktp', file_id: await uploadDocument({ browser }), version: 0 }
    const answer = await browser.post('/data-diri/dokumen', early)
    expect([answer.status, answer.body.message]).toEqual([409, PROBLEMS.DATA_NOT_SUBMITTED.message])
    await site.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute()
    expect((await browser.post('/data-diri/dokumen', early)).status).toBe(403)
  })

  test('is replaced once by two tabs at once, and the slower one reads that it is stale', async () => {
    const who = await sentPerson(site)
    const [version, ...files] = [
      (await personalStateOf(who)).version,
      await uploadDocument(who),
      await uploadDocument(who),
    ]
    const answers = await Promise.all(
      files.map((file_id) => who.browser.post('/data-diri/dokumen', { jenis: 'ktp', file_id, version })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(PROBLEMS.STALE.message)
    const { penggantian, isi } = await personalStateOf(who)
    expect(penggantian.map(({ berkas }: { berkas: { id: string } }) => berkas.id)).toEqual([isi.file_ktp])
  })

  test('that is replaced again before the office looked waits once, beside the last one that was not new', async () => {
    const who = await makeReplacement(site)
    const again = await uploadDocument(who)
    const { penggantian } = (await replaceDocument(who, again)).body
    expect(penggantian).toMatchObject([
      { status: 'diajukan', berkas: { id: again }, berkas_lama: { id: who.isi.file_ktp } },
      { status: 'diganti_lagi', berkas: { id: who.file_id }, berkas_lama: { id: who.isi.file_ktp } },
    ])
    expect((await decide(who.id)).status).toBe(409)
    expect((await decide(penggantian[0].id, WRONG)).status).toBe(200)
    expect(await identityCardOf(site, who)).toBe(who.isi.file_ktp)
  })
})

describe('what stays of a replacement', () => {
  test("stands with all its files in the copy of one's data, and in nobody else's", async () => {
    const who = await makeReplacement(site, { alasan: 'KTP diperbarui.' })
    await decide(who.id, WRONG)
    await makeReplacement(site)
    await confirmPassword(who.browser)
    const { rawPayload } = await site.app.server.inject({
      url: '/data-diri/unduh',
      headers: { cookie: who.browser.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' },
    })
    const archive = unzipSync(rawPayload)
    const { penggantian } = JSON.parse(Buffer.from(archive['data.json'] ?? []).toString())
    expect(penggantian).toMatchObject([
      {
        jenis: 'ktp',
        file_id: who.file_id,
        replaced_file_id: who.isi.file_ktp,
        status: 'tidak_sesuai',
        alasan: 'KTP diperbarui.',
        catatan: 'Foto pada KTP buram.',
      },
    ])
    expect(penggantian).toHaveLength(1)
    for (const id of [who.file_id, who.isi.file_ktp]) expect(archive).toHaveProperty([`berkas/ktp-${id}.pdf`])
  })

  test('goes with the person: rows and files', async () => {
    const who = await makeReplacement(site, { alasan: 'KTP diperbarui.' })
    const { browser } = await staffIn(site, ['pengguna'])
    expect((await decide(who.id)).status).toBe(200)
    await confirmPassword(who.browser)
    const asked = await who.browser.post('/penghapusan-data', { alasan: 'Saya tidak jadi.' })
    expect(asked.status).toBe(201)
    const done = { version: 1, setuju: true, catatan: null }
    expect((await browser.post(`/admin-api/penghapusan-data/${asked.body.id}/putuskan`, done)).status).toBe(204)
    const rows = site.db.selectFrom('document_replacements').select('id').where('user_id', '=', who.account.id)
    expect(await rows.execute()).toEqual([])
    const files = site.db.selectFrom('private_files').select('id')
    expect(await files.where('id', 'in', [who.file_id, who.isi.file_ktp]).execute()).toEqual([])
  })
})
