import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { CHARGE, decideCase, imposeCase, notifyCase, openCase, PUTUSAN } from '../../../../tests/sanctions.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
/** Decides on competence, so is involved in every certificate; may notify. */
let issuer: Staff
let decider: Staff
let second: Staff

const NOW = new Date('2026-11-20T16:00:00Z')
/** So that the last moment to answer is within the hour in which everybody is logged in. */
const FORTNIGHT_AGO = new Date('2026-11-06T16:00:00Z')
const LAST_MOMENT = new Date('2026-11-20T16:59:59Z')
const TOO_LATE = new Date('2026-11-20T17:00:00Z')
const LIST = '/admin-api/sanksi'

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
  issuer = await staffIn(site, ['keputusan'])
  decider = await staffIn(site, ['keputusan'])
  second = await staffIn(site, ['keputusan'])
})
beforeEach(() => {
  site.clock.now = NOW
})

async function holder(): Promise<Granted> {
  const one = await grantCertificate(site, issuer.browser)
  await site.deliverMails()
  return one
}

/** A case whose time to answer ends tonight. */
async function notifyAndWait(by: Browser, certificateId: number, charge: Parameters<typeof notifyCase>[2] = {}) {
  site.clock.now = FORTNIGHT_AGO
  const made = await notifyCase(by, certificateId, charge)
  site.clock.now = NOW
  return made
}

const lettersTo = async ({ who }: Granted) => (await site.deliverMails()).filter(({ to }) => to === who.account.email)
const read = async (id: number, by: Browser = decider.browser) => (await by.get(`${LIST}/${id}`)).body
const ownState = async (one: Granted) => (await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body
const verdict = async ({ certificate }: Granted) =>
  (await second.browser.get(`/pemegang/cek?no_sertifikasi=${encodeURIComponent(certificate.no_sertifikasi)}`)).text

describe('a holder without an account', () => {
  test('gets the letter on paper: there is one from the notice on', async () => {
    const { id: certificate } = await makeCertificate(site.db, { nama: 'Contoh Lama' })
    const { id } = await openCase(issuer.browser, certificate)
    const letter = `${LIST}/${id}/surat.pdf`
    expect((await read(id)).punya_akun).toBe(false)
    expect((await decider.browser.get(letter)).status).toBe(404)
    const { version } = await read(id)
    await issuer.browser.post(`${LIST}/${id}/beritahukan`, { version, ...CHARGE })
    const printed = await decider.browser.get(letter)
    expect(printed.headers['content-type']).toBe('application/pdf')
    expect(await site.deliverMails()).toEqual([])
  })
})

describe('a notice', () => {
  test('tells the holder the reason and the last moment to answer, and still changes nothing', async () => {
    const one = await holder()
    const { id } = await notifyCase(issuer.browser, one.certificate.id)
    const [letter] = await lettersTo(one)
    expect(letter?.subject).toBe(`Rencana pembekuan sertifikat ${one.certificate.no_sertifikasi}`)
    for (const said of ['Tidak ada pemeliharaan kompetensi', CHARGE.uraian, '4 Desember 2026 pukul 23.59 WIB'])
      expect(letter?.text).toContain(said)
    expect(await read(id)).toMatchObject({
      nomor: expect.stringMatching(/^SNK\/2026\/\d{4}$/),
      status: 'diberitahukan',
      punya_akun: true,
    })
    expect((await ownState(one)).status_sertifikat).toBe('aktif')
    const own = (await one.who.browser.get('/sanksi')).body.sanksi
    expect(own).toMatchObject([{ id, status: 'diberitahukan', boleh_jawab: true, putusan: null }])
  })

  test('is written by who saw the newest version, from which an identity number is taken out', async () => {
    const one = await holder()
    const { id, version } = await openCase(decider.browser, one.certificate.id)
    const words = { ...CHARGE, uraian: `${CHARGE.uraian} NIK 3100005212900001.` }
    const stale = await decider.browser.post(`${LIST}/${id}/beritahukan`, { ...words, version: version + 1 })
    expect(stale.status).toBe(409)
    const { body } = await decider.browser.post(`${LIST}/${id}/beritahukan`, { ...words, version, jenis: 'pencabutan' })
    expect([body.jenis, body.uraian.includes('3100005212900001')]).toEqual(['pencabutan', false])
  })
})

describe('a decision', () => {
  test('comes after the answer or its last moment, and the register shows it at once', async () => {
    const one = await holder()
    const { id } = await notifyAndWait(issuer.browser, one.certificate.id)
    await lettersTo(one)
    site.clock.now = LAST_MOMENT
    expect((await decideCase(decider.browser, id)).body.message).toBe(PROBLEMS.SANCTION_UNHEARD.message)
    site.clock.now = TOO_LATE
    expect((await read(id)).can).toMatchObject({ jatuhkan: true, tidak_jatuhkan: true })
    const { status, body } = await decideCase(decider.browser, id, { tugas: ['Kirim laporan tahun ke-2.'] })
    expect([status, body.status, body.frozen_until]).toEqual([200, 'dijatuhkan', '2027-05-21'])
    expect(await verdict(one)).toContain('"status_sertifikat":"dibekukan"')
    expect(await verdict(one)).not.toContain(PUTUSAN)
    const [letter] = await lettersTo(one)
    expect(letter?.subject).toBe(`Sertifikat ${one.certificate.no_sertifikasi} dibekukan`)
    for (const said of [
      PUTUSAN,
      'paling lama sampai 21 Mei 2027',
      'Kirim laporan tahun ke-2.',
      'mengajukan banding sampai',
    ])
      expect(letter?.text).toContain(said)
    const own = (await one.who.browser.get('/sanksi')).body.sanksi[0]
    expect(own).toMatchObject({ berlaku: true, frozen_until: '2027-05-21', banding: { boleh: true } })
    expect((await decideCase(decider.browser, id)).status).toBe(409)
  })

  test('is not taken by who decided on the certificate, and a withdrawal not by who notified of it', async () => {
    const one = await holder()
    const { id } = await notifyAndWait(decider.browser, one.certificate.id, { jenis: 'pencabutan' })
    site.clock.now = TOO_LATE
    const involved = await read(id, issuer.browser)
    expect([involved.can.jatuhkan, involved.halangan]).toEqual([false, PROBLEMS.NOT_YOUR_DECISION.message])
    expect((await decideCase(issuer.browser, id)).body.message).toBe(PROBLEMS.NOT_YOUR_DECISION.message)
    expect((await decideCase(decider.browser, id)).body.message).toBe(PROBLEMS.SECOND_PERSON.message)
    expect((await decideCase(second.browser, id)).body).toMatchObject({ status: 'dijatuhkan' })
    expect((await ownState(one)).status_sertifikat).toBe('dicabut')
    const users = site.db.selectFrom('users').select('no_sertifikasi').where('id', '=', one.who.account.id)
    expect((await users.executeTakeFirstOrThrow()).no_sertifikasi).toBeNull()
  })

  test('keeps the number of who is suspended, so that they report and restore', async () => {
    const one = await holder()
    await imposeCase(site, one.certificate.id, { notifier: issuer.browser, decider: decider.browser })
    const users = site.db.selectFrom('users').select('no_sertifikasi').where('id', '=', one.who.account.id)
    expect((await users.executeTakeFirstOrThrow()).no_sertifikasi).toBe(one.certificate.no_sertifikasi)
  })

  test('can be that nothing is imposed, which the holder is told with its grounds', async () => {
    const one = await holder()
    const { id } = await notifyCase(issuer.browser, one.certificate.id)
    await lettersTo(one)
    const { body } = await decideCase(decider.browser, id, { jatuhkan: false })
    expect([body.status, (await ownState(one)).status_sertifikat]).toEqual(['tidak_dijatuhkan', 'aktif'])
    const [letter] = await lettersTo(one)
    expect(letter?.subject).toBe(`Tidak ada pembekuan atas sertifikat ${one.certificate.no_sertifikasi}`)
    expect((await one.who.browser.get('/sanksi')).body.sanksi[0].banding.boleh).toBe(false)
  })

  test('is refused once the certificate has ended meanwhile', async () => {
    const { id: certificate } = await makeCertificate(site.db, {
      valid_from: day('2023-11-20'),
      valid_until: day('2026-11-20'),
    })
    const { id } = await notifyAndWait(issuer.browser, certificate)
    site.clock.now = TOO_LATE
    expect((await decideCase(decider.browser, id)).body.message).toBe(PROBLEMS.CERTIFICATE_STATUS.message)
    expect((await decideCase(decider.browser, id, { jatuhkan: false })).status).toBe(200)
  })

  test('of several at once is taken once', async () => {
    const one = await holder()
    const { id, version } = await notifyAndWait(issuer.browser, one.certificate.id)
    site.clock.now = TOO_LATE
    const asked = { version, jatuhkan: true, putusan: PUTUSAN, tidak_terlibat: true }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decider.browser.copy().post(`${LIST}/${id}/putuskan`, asked)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('needs grounds in words, and the declaration of having no part in it', async () => {
    const one = await holder()
    const { id } = await notifyCase(issuer.browser, one.certificate.id)
    const { body } = await decideCase(decider.browser, id, { putusan: 'singkat', tidak_terlibat: false })
    expect(Object.keys(body.errors).sort()).toEqual(['putusan', 'tidak_terlibat'])
  })
})

describe('the office', () => {
  test('lists cases by state, kind and what can be decided, found by number and name', async () => {
    const name = 'Contoh Sanksi Meranti'
    const certificate = await makeCertificate(site.db, { nama: name })
    const { id } = await notifyAndWait(issuer.browser, certificate.id, { jenis: 'pencabutan' })
    const ids = async (query: string) =>
      (await decider.browser.get(`${LIST}?${query}`)).body.data.map((row: { id: number }) => row.id)
    for (const q of ['meranti', certificate.no_sertifikasi, (await read(id)).nomor])
      expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]])
    expect(await ids('status=diberitahukan&jenis=pencabutan&sort=id')).toContain(id)
    expect(await ids('jenis=pembekuan')).not.toContain(id)
    expect([await ids('dapat_diputus=true'), await ids('dapat_diputus=false')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ])
    site.clock.now = TOO_LATE
    expect(await ids('dapat_diputus=true')).toContain(id)
  })

  test('is who decides; others find nothing', async () => {
    const one = await holder()
    const { id, version } = await notifyCase(issuer.browser, one.certificate.id)
    const stranger = (await staffIn(site, ['pengaduan', 'verifikasi'])).browser
    expect((await stranger.get(LIST)).status).toBe(404)
    expect((await stranger.get(`${LIST}/${id}`)).status).toBe(404)
    for (const transition of ['beritahukan', 'batalkan', 'putuskan', 'tugas'])
      expect((await stranger.post(`${LIST}/${id}/${transition}`, { version })).status).toBe(404)
    expect((await stranger.post(`/admin-api/sertifikat/${one.certificate.id}/sanksi`, CHARGE)).status).toBe(404)
    expect((await decider.browser.get(`${LIST}/999999`)).status).toBe(404)
  })

  test('ticks tasks while the suspension lasts', async () => {
    const one = await holder()
    const who = { notifier: issuer.browser, decider: decider.browser }
    const { id, version } = await imposeCase(site, one.certificate.id, who, {
      tugas: ['Kirim laporan.', 'Ikuti kegiatan.'],
    })
    const tick = (more: object) =>
      decider.browser.post(`${LIST}/${id}/tugas`, { version, ke: 1, selesai: true, ...more })
    expect((await tick({ ke: 2 })).status).toBe(409)
    const { body } = await tick({})
    expect(body.tugas.map(({ done_at }: { done_at: string | null }) => done_at)).toEqual([null, NOW.toISOString()])
    expect((await tick({})).status).toBe(409)
    const again = await tick({ version: body.version, selesai: false })
    expect(again.body.tugas[1].done_at).toBeNull()
    expect((await one.who.browser.get('/sanksi')).body.sanksi[0].tugas).toHaveLength(2)
  })

  test('finds in the log who took which transition, and no words about people', async () => {
    const one = await holder()
    const { id } = await notifyCase(issuer.browser, one.certificate.id)
    await decideCase(decider.browser, id, { jatuhkan: false })
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'after'])
      .where('noun', '=', 'sanksi')
      .where('noun_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(log.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['usulkan', issuer.account.id],
      ['beritahukan', issuer.account.id],
      ['tidak dijatuhkan', decider.account.id],
    ])
    expect(JSON.stringify(log)).not.toContain(CHARGE.uraian)
  })

  test('sanctions a holder of earlier days, whose account learns of it as it finds the certificate', async () => {
    const { id: certificate } = await makeCertificate(site.db, { nama: 'Lama Contoh' })
    const { id } = await notifyCase(issuer.browser, certificate)
    const account = await makeAccount(site.db)
    await site.db.updateTable('certificates').set({ user_id: account.id }).where('id', '=', certificate).execute()
    const row = site.db.selectFrom('sanctions').select('user_id').where('id', '=', id)
    expect((await row.executeTakeFirstOrThrow()).user_id).toBe(account.id)
  })
})
