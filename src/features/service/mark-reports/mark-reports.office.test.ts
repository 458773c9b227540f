import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { giveFile, photo } from '../../../../tests/private-files.ts'
import { OFFICE_PROBLEMS } from '../../../office-problems.ts'
import { PROBLEMS } from '../../../problems.ts'

const REPORTS = '/admin-api/pemakaian-tanda'
const PUBLIC = '/pemakaian-tanda'

let site: TestApp
let owner: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  owner = await staffIn(site, ['mutu'])
})

const SEEN = {
  ...{ pemakai: 'PT Contoh Konsultan', tempat_terlihat: 'https://contoh.example/brosur', terlihat_pada: '2026-11-18' },
  ...{ no_sertifikasi: '', uraian: 'Logo lembaga tercetak pada brosur pelatihan mereka.' },
}
const LETTER = { email: 'kantor@contoh.example', surat: 'Mohon hentikan pemakaian logo kami.', batas: '2026-12-01' }
const ANSWER = { jawaban: 'Brosurnya sudah ditarik.', answer_file_id: '', batas: '2026-12-10' }

const file = (given: object = {}, browser = new Browser(site.app)) => browser.post(PUBLIC, { ...SEEN, ...given })
async function upload(evidence: Parameters<Browser['upload']>[2], fields: Record<string, string>) {
  const browser = new Browser(site.app)
  await browser.get('/sanctum/csrf-cookie')
  return browser.upload(PUBLIC, 'lampiran', evidence, { fields })
}
const make = async (given: object = {}) =>
  (await owner.browser.post(REPORTS, { ...SEEN, batas: '', owner_id: owner.account.id, ...given })).body
async function take(id: number, way: string, given: object, { browser } = owner) {
  const { version } = (await browser.get(`${REPORTS}/${id}`)).body
  return browser.post(`${REPORTS}/${id}/${way}`, { version, ...given })
}
const last = async () => (await owner.browser.get(`${REPORTS}?sort=id&order=desc`)).body.data[0]
const letters = async () => (await site.deliverMails()).filter(({ subject }) => subject.startsWith('Pemakaian tanda'))

describe('a report by the office', () => {
  test('goes by a letter and its answer to its end, and then nothing of it changes', async () => {
    const made = await make()
    expect(made).toMatchObject({ status: 'dilaporkan', asal: 'kantor', batas: '2026-12-04', certificate_id: null })
    const sent = await take(made.id, 'surat', LETTER)
    expect(sent.body).toMatchObject({ status: 'disurati', ...LETTER, sent_by_name: owner.account.name })
    const [letter, ...more] = await letters()
    expect([letter?.to, more]).toEqual([LETTER.email, []])
    expect(letter?.text).toContain(LETTER.surat)
    expect(letter?.text).toContain('1 Desember 2026')
    expect(letter?.text).toContain(PUBLIC)
    const answer_file_id = await giveFile(owner.browser, { jenis: 'bukti_tanda' })
    const answered = await take(made.id, 'jawaban', { ...ANSWER, answer_file_id })
    expect(answered.body).toMatchObject({ status: 'dijawab', jawaban: ANSWER.jawaban, answer_file_id })
    const ended = await take(made.id, 'dihentikan', { catatan: 'Brosur baru tanpa logo.' })
    expect(ended.body).toMatchObject({ status: 'dihentikan', closed_by_name: owner.account.name })
    for (const way of ['dihentikan', 'sah', 'hukum']) {
      const again = await take(made.id, way, { catatan: 'Lagi.' })
      expect([again.status, again.body.message]).toEqual([409, OFFICE_PROBLEMS.QUALITY_STATE.message])
    }
  })

  test('may go out by post, then no mail is sent; and only who was written to is taken to law', async () => {
    const { id } = await make()
    expect((await take(id, 'hukum', { catatan: 'Langsung.' })).body.message).toBe(OFFICE_PROBLEMS.QUALITY_STATE.message)
    expect((await take(id, 'surat', { ...LETTER, email: '' })).body).toMatchObject({ status: 'disurati', email: null })
    expect(await letters()).toEqual([])
    expect((await take(id, 'hukum', { catatan: 'Tidak dijawab.' })).body.status).toBe('diteruskan')
  })

  test('knows the certificate of its number, however it is written, and says of others that none was issued', async () => {
    const { id: certificate_id, no_sertifikasi } = await makeCertificate(site.db)
    const written = `No. ${no_sertifikasi.toLowerCase()}`
    expect(await make({ no_sertifikasi: written })).toMatchObject({
      certificate_id,
      nama: expect.any(String),
    })
    expect(await make({ no_sertifikasi: '999/PALSU' })).toMatchObject({ certificate_id: null })
  })

  test('is refused with a day to come, a due day past, a file of somebody else, or the version of before', async () => {
    const errors = async (given: object) =>
      Object.keys((await owner.browser.post(REPORTS, { ...SEEN, owner_id: owner.account.id, ...given })).body.errors)
    expect(await errors({ terlihat_pada: '2026-11-21' })).toEqual(['terlihat_pada'])
    expect(await errors({ batas: '2026-11-19' })).toEqual(['batas'])
    expect(await errors({ pemakai: 'https://contoh.example' })).toEqual(['pemakai'])
    const other = await staffIn(site, ['mutu'])
    const file_id = await giveFile(other.browser, { jenis: 'bukti_tanda' })
    const foreign = { ...SEEN, owner_id: owner.account.id, file_id }
    expect((await owner.browser.post(REPORTS, foreign)).body.message).toBe(PROBLEMS.FILE_NOT_FOUND.message)
    const { id } = await make()
    const stale = await owner.browser.post(`${REPORTS}/${id}/surat`, { version: 0, ...LETTER })
    expect([stale.status, stale.body.message]).toEqual([409, PROBLEMS.STALE.message])
    const clerk = await staffIn(site, ['pengaduan'])
    expect((await clerk.browser.get(`${REPORTS}/${id}`)).status).toBe(404)
  })
})

describe('a report by the public', () => {
  test('asks for no name, keeps no account, and stands on the desk of the quality register at once', async () => {
    const member = await staffIn(site)
    const filed = await file({}, member.browser)
    expect([filed.status, filed.body]).toEqual([201, { batas: '2026-12-04' }])
    const report = (await owner.browser.get(`${REPORTS}/${(await last()).id}`)).body
    expect(report).toMatchObject({ ...SEEN, asal: 'umum', status: 'dilaporkan', owner_id: null, created_by_name: null })
    const { antrean } = (await owner.browser.get('/admin-api/meja')).body
    expect(antrean.find(({ key }: { key: string }) => key === 'tanda_jatuh_tempo').jumlah).toBeGreaterThan(0)
    const found = (await owner.browser.get(`${REPORTS}?jatuh_tempo=true`)).body.data
    expect(found.map((one: { id: number }) => one.id)).toContain(report.id)
    const entries = (await owner.browser.get(`${REPORTS}/${report.id}/riwayat`)).body
    expect(JSON.stringify(entries)).not.toContain(member.account.name)
    // Whoever acts first answers for it.
    expect((await take(report.id, 'surat', LETTER)).body.owner_id).toBe(owner.account.id)
  })

  test('brings a picture that only the quality register opens, under a name that says nothing', async () => {
    const picture = { name: 'foto-budi.png', type: 'image/png', bytes: await photo().png().toBuffer() }
    const fields = { ...SEEN, uraian: `${SEEN.uraian} Dengan gambar.` }
    const filed = await upload(picture, fields)
    expect(filed.status).toBe(201)
    const { file_id, file_name } = (await owner.browser.get(`${REPORTS}/${(await last()).id}`)).body
    expect(file_name).toMatch(/^bukti\./)
    expect((await owner.browser.get(`/berkas/${file_id}`)).status).toBe(200)
    const clerk = await staffIn(site, ['pengaduan'])
    expect((await clerk.browser.get(`/berkas/${file_id}`)).status).toBe(404)
  })

  test.each([
    ['nothing', { pemakai: '', tempat_terlihat: '', uraian: '' }, ['pemakai', 'tempat_terlihat', 'uraian']],
    ['a few letters', { uraian: 'Palsu.' }, ['uraian']],
    ['too much', { uraian: 'a'.repeat(4001) }, ['uraian']],
    ['lines where one belongs', { tempat_terlihat: 'satu\ndua' }, ['tempat_terlihat']],
    ['an address in place of a name', { pemakai: 'http://contoh.example' }, ['pemakai']],
    ['a day to come', { terlihat_pada: '2026-11-21' }, ['terlihat_pada']],
    ['a day that there is not', { terlihat_pada: '2026-02-30' }, ['terlihat_pada']],
    ['what a program fills in', { situs: 'https://iklan.example' }, ['situs']],
  ])('with %s is refused where it is wrong, and nothing is kept', async (_what, given, fields) => {
    const before = (await last()).id
    const { status, body } = await file(given)
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields])
    expect((await last()).id).toBe(before)
  })

  test('with a file that is no picture or document is refused', async () => {
    const program = { name: 'gambar.png', type: 'image/png', bytes: Buffer.from('#!/bin/sh') }
    const fields = { ...SEEN, uraian: `${SEEN.uraian} Dengan program.` }
    expect((await upload(program, fields)).status).toBe(422)
  })

  test('sent twice is one report', async () => {
    const browser = new Browser(site.app)
    const given = { uraian: `${SEEN.uraian} Dua kali.` }
    const answers = [await file(given, browser), await file(given, browser)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const rows = site.db.selectFrom('mark_reports').select('id').where('uraian', '=', given.uraian)
    expect(await rows.execute()).toHaveLength(1)
  })
})

test('a late report that nobody has taken is written about to whoever has the permission longest', async () => {
  const { id } = await site.db
    .selectFrom('mark_reports')
    .select('id')
    .where('owner_id', 'is', null)
    .executeTakeFirstOrThrow()
  await site.db.updateTable('mark_reports').set({ batas: '2026-11-10' }).where('id', '=', id).execute()
  await site.deadlines()
  const late = (await site.deliverMails()).filter(({ subject }) => subject === 'Lewat batas: Laporan pemakaian tanda')
  expect(late.map(({ to }) => to)).toEqual([owner.account.email])
})
