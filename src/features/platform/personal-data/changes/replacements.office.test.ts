import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import {
  decideReplacement,
  identityCardOf,
  makeReplacement,
  type Person,
  personalStateOf,
  replaceDocument,
  uploadDocument,
  WRONG,
} from '../../../../../tests/document-replacements.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let officer: Awaited<ReturnType<typeof staffIn>>

const OFFICE = '/admin-api/dokumen-diganti'

beforeAll(async () => {
  site = await testApp()
  officer = await staffIn(site, ['verifikasi'])
})

const decide = (id: number, more: object = {}, version = 1) => decideReplacement(officer.browser, id, more, version)
const lettersTo = async ({ account }: Person) => (await site.deliverMails()).filter(({ to }) => to === account.email)
const bellOf = async ({ browser }: Person): Promise<string[]> =>
  (await browser.get('/pemberitahuan')).body.data.map(({ judul }: { judul: string }) => judul)

describe('in the office', () => {
  test('replaced documents are listed by state, kind and search, and wait on the desk of those who verify', async () => {
    const who = await makeReplacement(site)
    const q = `q=${who.account.email.slice(0, 12)}`
    const { data, total } = (await officer.browser.get(`${OFFICE}?status=diajukan&jenis=ktp&${q}`)).body
    expect([total, data[0]]).toEqual([
      1,
      {
        id: who.id,
        version: 1,
        user_id: who.account.id,
        nama: who.account.name,
        email: who.account.email,
        jenis: 'ktp',
        status: 'diajukan',
        created_at: site.clock.now.toISOString(),
        decided_at: null,
        catatan: null,
      },
    ])
    expect((await officer.browser.get(`${OFFICE}?jenis=cv&${q}`)).body.total).toBe(0)
    const queueOf = async ({ browser }: { browser: Browser }) =>
      (await browser.get('/admin-api/meja')).body.antrean.find(({ key }: { key: string }) => key === 'dokumen_diganti')
    const before = await queueOf(officer)
    expect(before).toMatchObject({ permission: 'verifikasi', tertua: site.clock.now.toISOString() })
    await decide(who.id)
    expect((await queueOf(officer))?.jumlah ?? 0).toBe(before.jumlah - 1)
    expect(await queueOf(await staffIn(site, ['keuangan']))).toBeUndefined()
  })

  test('opening one shows old and new side by side, opens both files, and is written down', async () => {
    const who = await makeReplacement(site, { alasan: 'KTP diperbarui.' })
    const { body } = await officer.browser.get(`${OFFICE}/${who.id}`)
    expect(body).toMatchObject({
      alasan: 'KTP diperbarui.',
      berkas: { id: who.file_id },
      berkas_lama: { id: who.isi.file_ktp },
    })
    expect(body.data_diri).toEqual(
      expect.arrayContaining([
        { isian: 'Nama lengkap', isi: who.isi.nama_lengkap },
        { isian: 'NIK', isi: who.isi.nik },
        { isian: 'Tanggal lahir', isi: who.isi.tanggal_lahir },
      ]),
    )
    expect(JSON.stringify(body.data_diri)).not.toMatch(/paspor|Pendidikan/)
    for (const file of [who.file_id, who.isi.file_ktp]) {
      expect((await officer.browser.get(`/berkas/${file}`)).status).toBe(200)
    }
    const reads = site.db.selectFrom('file_accesses').select(['user_id', 'isi', 'perihal'])
    expect(await reads.where('owner_id', '=', who.account.id).where('isi', 'is not', null).execute()).toEqual([
      { user_id: officer.account.id, isi: 'perubahan_data', perihal: `Dokumen diganti ${who.id}` },
    ])
  })

  test('whose work it is not neither lists, reads, decides nor opens them', async () => {
    const who = await makeReplacement(site)
    const others = await staffIn(site, ['keuangan', 'keputusan', 'pengaduan', 'konten', 'pengguna'])
    expect((await others.browser.get(OFFICE)).status).toBe(404)
    expect((await others.browser.get(`${OFFICE}/${who.id}`)).status).toBe(404)
    expect((await decideReplacement(others.browser, who.id)).status).toBe(404)
    expect((await others.browser.get(`/berkas/${who.file_id}`)).status).toBe(404)
  })

  test('one that is right is told and stays', async () => {
    const who = await makeReplacement(site)
    await site.deliverMails()
    const { status, body } = await decide(who.id)
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'sesuai', version: 2, catatan: null })])
    expect(await identityCardOf(site, who)).toBe(who.file_id)
    expect((await lettersTo(who)).map(({ subject }) => subject)).toEqual(['Dokumen baru Anda sesuai: KTP atau paspor'])
    expect((await bellOf(who))[0]).toBe('Dokumen baru Anda sesuai: KTP atau paspor')
  })

  test('one that is not right needs a reason, gives its place back, and is told with the reason', async () => {
    const who = await makeReplacement(site)
    await site.deliverMails()
    const without = await decide(who.id, { setuju: false, catatan: ' ' })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['catatan']])
    expect((await decide(who.id, WRONG)).body).toMatchObject({
      status: 'tidak_sesuai',
      catatan: 'Foto pada KTP buram.',
    })
    expect(await personalStateOf(who)).toMatchObject({
      isi: who.isi,
      version: 3,
      penggantian: [{ status: 'tidak_sesuai', catatan: 'Foto pada KTP buram.', berkas: { id: who.file_id } }],
    })
    const [letter, ...more] = await lettersTo(who)
    expect([letter?.subject, more]).toEqual(['Dokumen baru Anda tidak sesuai: KTP atau paspor', []])
    expect(letter?.text).toContain('Alasan: Foto pada KTP buram.')
    const again = await replaceDocument(who, who.file_id)
    expect([again.status, again.body.errors.file_id]).toEqual([422, [expect.stringContaining('tidak sesuai')]])
    expect((await replaceDocument(who, await uploadDocument(who))).status).toBe(200)
  })

  test('each is decided once, by the version that was seen', async () => {
    const who = await makeReplacement(site)
    const answers = await Promise.all([decide(who.id), decide(who.id, WRONG)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(who.id, {}, 2)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await decide(999_999)).status).toBe(404)
  })

  test('deciding and replacing again at the same moment end in one state for both', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => makeReplacement(site)))
    for (const who of people) {
      const next = await uploadDocument(who)
      const [decided, made] = await Promise.all([decide(who.id, WRONG), replaceDocument(who, next)])
      expect([200, 409]).toContain(decided.status)
      expect([200, 409]).toContain(made.status)
      const { penggantian, isi } = await personalStateOf(who)
      const current = made.status === 200 ? next : who.isi.file_ktp
      expect([isi.file_ktp, penggantian.length]).toEqual([current, made.status === 200 ? 2 : 1])
      expect(penggantian[0].berkas_lama.id).toBe(who.isi.file_ktp)
    }
  })

  test('what was done stands in the audit log, without the names of files', async () => {
    const who = await makeReplacement(site)
    await officer.browser.get(`${OFFICE}/${who.id}`)
    await decide(who.id, WRONG)
    const entries = site.db.selectFrom('audit_log').select(['action', 'after']).where('noun', '=', 'dokumen-diganti')
    expect(await entries.where('noun_id', '=', String(who.id)).orderBy('id').execute()).toEqual([
      { action: 'ganti', after: { jenis: 'ktp' } },
      { action: 'buka', after: null },
      { action: 'tolak', after: { jenis: 'ktp', catatan: 'Foto pada KTP buram.' } },
    ])
  })
})
