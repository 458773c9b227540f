import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { contextOf } from '../../../../tests/context.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { csvOf, listOf, sendList } from '../../../../tests/imports.ts'
import { correctDraft, personalFiles, someNik, submitPersonalData } from '../../../../tests/personal-data.ts'
import { approveClaim, claimOf } from '../../../../tests/record-claims.ts'
import { imposeCase } from '../../../../tests/sanctions.ts'
import { claimEarlierRecords } from '../../../processes/records/claim-earlier-records.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { sealImported } from '../holders/sealing-service.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['verifikasi'])).browser
})

let made = 0

/** A certificate from before the portal with that NIK, known under an address of its own. */
async function earlierCertificate(nik: string, overrides: { nama?: string; user_id?: number } = {}, known?: string) {
  made += 1
  const no_sertifikasi = `${made}/KTPA/LAMA/2024`
  const email = known ?? `lama${made}@example.com`
  const [identity_index] = identityIndexes(TEST_KEYS, { kewarganegaraan: 'WNI', nik, no_paspor: '' })
  const imported = sealImported(TEST_KEYS, no_sertifikasi, { nik, alamat: 'Jalan Lama 1', telepon: '0811', email })
  const row = { nama: 'Wulan Contoh', publik: false, ...overrides }
  await makeCertificate(site.db, { no_sertifikasi, identity_index, imported, ...row })
  return { no_sertifikasi, email }
}

/** Sends personal data with that NIK as a person does. */
async function sent(nik: string, persetujuan_publikasi = false, who?: Awaited<ReturnType<typeof loggedIn>>) {
  const { browser, account } = who ?? (await loggedIn(site, { status_data: 0 }))
  const isi = correctDraft({ nik, ...(await personalFiles(site, account.id)), persetujuan_publikasi })
  const { body } = await browser.put('/data-diri', { isi, version: 0 })
  const answer = await browser.post('/data-diri/kirim', { version: body.version })
  if (answer.status !== 200) throw new Error(answer.text)
  return { browser, account, answer }
}

const rowOf = (no_sertifikasi: string) =>
  site.db
    .selectFrom('certificates')
    .select(['user_id', 'publik'])
    .where('no_sertifikasi', '=', no_sertifikasi)
    .executeTakeFirstOrThrow()

const lettersTo = async (email: string): Promise<string[]> =>
  (await site.deliverMails()).filter((mail) => mail.to === email).map(({ text }) => text)

/** The subjects of the letters about earlier records that came to an address. */
const recordLetters = async (email: string): Promise<string[]> =>
  (await site.deliverMails())
    .filter((mail) => mail.to.toLowerCase() === email.toLowerCase() && /riwayat/i.test(mail.subject))
    .map(({ subject }) => subject)

const decide = async (userId: number, decision: { setuju: boolean; catatan: string | null }, by = staff) => {
  const claim = await claimOf(site, userId)
  return by.post(`/admin-api/klaim-riwayat/${claim?.id}/putuskan`, { version: claim?.version, ...decision })
}

describe('who types the identity number of a holder of earlier days', () => {
  test('gets nothing of the certificate before one of the staff has compared it with the identity card', async () => {
    const nik = someNik()
    const { no_sertifikasi, email } = await earlierCertificate(nik)
    const { browser, account, answer } = await sent(nik, true)
    expect(await rowOf(no_sertifikasi)).toEqual({ user_id: null, publik: false })
    expect((await browser.get('/api/v1/me')).body.no_sertifikasi).toBeNull()
    for (const path of [
      `/training/userlist/${account.id}?filter=all`,
      '/riwayat-lama',
      '/data-diri',
      '/pemberitahuan',
    ]) {
      expect((await browser.get(path)).text).not.toContain(no_sertifikasi)
    }
    expect(answer.text).not.toContain(no_sertifikasi)
    const told = await lettersTo(email)
    expect(told.join()).toContain(no_sertifikasi)
    expect(told).toHaveLength(1)
  })

  test('sees that it is being compared, until when, and nothing once it was decided', async () => {
    const nik = someNik()
    await earlierCertificate(nik)
    const { browser, account } = await sent(nik)
    const claim = async () => (await browser.get('/riwayat-lama')).body.klaim
    expect(await claim()).toEqual({
      created_at: expect.any(String),
      target: expect.stringMatching(/^\d{1,2} \p{L}+ \d{4}$/u),
    })
    await approveClaim(site, staff, account.id)
    expect(await claim()).toBeNull()
  })

  test('gets one letter, and not three, where the record knows the address of their account', async () => {
    const nik = someNik()
    const who = await loggedIn(site, { status_data: 0 })
    const { account } = who
    await earlierCertificate(nik, {}, account.email.toUpperCase())
    await sent(nik, false, who)
    expect(await recordLetters(account.email)).toEqual([])
    await approveClaim(site, staff, account.id)
    expect(await recordLetters(account.email)).toEqual(['Riwayat Anda dari sistem sebelumnya sudah terhubung'])
  })

  test('holds it once that is approved, shown as they agreed, and the address that the record knows is told', async () => {
    const [shownNik, hiddenNik] = [someNik(), someNik()]
    const [first, second] = [await earlierCertificate(shownNik), await earlierCertificate(hiddenNik)]
    const [shown, hidden] = [await sent(shownNik, true), await sent(hiddenNik, false)]
    await site.deliverMails()
    for (const { account } of [shown, hidden]) await approveClaim(site, staff, account.id)
    expect(await rowOf(first.no_sertifikasi)).toEqual({ user_id: shown.account.id, publik: true })
    expect(await rowOf(second.no_sertifikasi)).toEqual({ user_id: hidden.account.id, publik: false })
    expect((await shown.browser.get('/api/v1/me')).body.no_sertifikasi).toBe(first.no_sertifikasi)
    const mails = await site.deliverMails()
    expect(mails.filter(({ to }) => to === first.email)).toHaveLength(1)
    expect(
      mails
        .filter(({ to }) => to === shown.account.email)
        .map(({ text }) => text)
        .join(),
    ).toContain(first.no_sertifikasi)
  })

  test('gets none that somebody has, and claims nothing when there is none', async () => {
    const owner = await loggedIn(site)
    const nik = someNik()
    const { no_sertifikasi } = await earlierCertificate(nik, { user_id: owner.account.id })
    const { account } = await sent(nik)
    expect(await claimOf(site, account.id)).toBeUndefined()
    expect((await rowOf(no_sertifikasi)).user_id).toBe(owner.account.id)
  })

  test('holds it no better than what they have of that qualification: a sanction in force binds it, too', async () => {
    const nik = someNik()
    const { no_sertifikasi } = await earlierCertificate(nik)
    const { account } = await sent(nik)
    const own = await makeCertificate(site.db, { user_id: account.id })
    const [notifier, decider] = [await staffIn(site, ['keputusan']), await staffIn(site, ['keputusan'])]
    const by = { notifier: notifier.browser, decider: decider.browser }
    await imposeCase(site, own.id, by, { jenis: 'pencabutan', alasan: 'etik' })
    await approveClaim(site, staff, account.id)
    const { id, status } = await site.db
      .selectFrom('certificates')
      .select(['id', 'status'])
      .where('no_sertifikasi', '=', no_sertifikasi)
      .executeTakeFirstOrThrow()
    expect(status).toBe('dicabut')
    const bound = site.db.selectFrom('sanctioned_certificates').select('sanction_id').where('certificate_id', '=', id)
    expect(await bound.execute()).toHaveLength(1)
  })

  test('is told when they have one of that qualification for the same time, and nothing is connected', async () => {
    const nik = someNik()
    const { no_sertifikasi } = await earlierCertificate(nik)
    const { account } = await sent(nik)
    await makeCertificate(site.db, { user_id: account.id })
    const answer = await decide(account.id, { setuju: true, catatan: null })
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('sudah memegang sertifikat kualifikasi yang sama'),
    ])
    expect((await rowOf(no_sertifikasi)).user_id).toBeNull()
  })

  test('reads why they were refused, but not what the record says; a refused claim may still be approved', async () => {
    const nik = someNik()
    const { no_sertifikasi } = await earlierCertificate(nik, { nama: 'Budi Lain' })
    const { account, browser } = await sent(nik)
    await site.deliverMails()
    expect((await decide(account.id, { setuju: false, catatan: null })).body.errors).toHaveProperty('catatan')
    expect((await decide(account.id, { setuju: false, catatan: 'KTP tidak terbaca.' })).status).toBe(200)
    const [told = ''] = await lettersTo(account.email)
    expect(told).toContain('KTP tidak terbaca.')
    expect(told + (await browser.get('/pemberitahuan')).text).not.toContain(no_sertifikasi)
    expect((await rowOf(no_sertifikasi)).user_id).toBeNull()
    await approveClaim(site, staff, account.id)
    expect((await rowOf(no_sertifikasi)).user_id).toBe(account.id)
    expect((await decide(account.id, { setuju: false, catatan: 'Terlambat.' })).status).toBe(409)
  })

  test('waits in the same way when the record comes in after them, and those who looked have to look again', async () => {
    const nik = someNik()
    const { account } = await loggedIn(site)
    await submitPersonalData(site, account.id, { nik })
    const keuangan = (await staffIn(site, ['verifikasi', 'keuangan'])).browser
    const person = { nama: 'Wulan Contoh', nik, email: 'lama@example.com' }
    const bring = async (nomor: string) =>
      sendList(
        keuangan,
        'permohonan-lama',
        csvOf(listOf('permohonan-lama'), [
          { ...person, nomor, skema: 'KTPA', hasil: 'Kompeten', tanggal_uji: '2020-02-01' },
        ]),
        false,
      )
    expect((await bring('P-1')).body).toMatchObject({ diterima: 1, draf: null })
    const before = await claimOf(site, account.id)
    expect((await bring('P-2')).body).toMatchObject({ diterima: 1, draf: null })
    const stale = { version: before?.version, setuju: true, catatan: null }
    expect((await staff.post(`/admin-api/klaim-riwayat/${before?.id}/putuskan`, stale)).status).toBe(409)
    await approveClaim(site, staff, account.id)
    const records = site.db.selectFrom('past_applications').select('user_id')
    expect(await records.execute()).toEqual([{ user_id: account.id }, { user_id: account.id }])
  })
})

describe('the office', () => {
  test('sees the data beside the records, which names agree, and the identity card; opening it is recorded', async () => {
    const nik = someNik()
    const own = await earlierCertificate(nik)
    const other = await earlierCertificate(nik, { nama: 'Budi Lain' })
    const { account } = await sent(nik)
    const claim = await claimOf(site, account.id)
    const { body } = await staff.get(`/admin-api/klaim-riwayat/${claim?.id}`)
    expect(body).toMatchObject({ nama_lengkap: 'Wulan Contoh', nik, tanggal_lahir: '1990-12-12', status: 'diajukan' })
    expect(body.riwayat).toMatchObject([
      { jenis: 'sertifikat', nomor: own.no_sertifikasi, nama_cocok: 'sama', email: own.email, email_cocok: false },
      { jenis: 'sertifikat', nomor: other.no_sertifikasi, nama_cocok: 'berbeda' },
    ])
    expect((await staff.get(`/berkas/${body.file_ktp}`)).status).toBe(200)
    const opened = site.db.selectFrom('audit_log').select('action').where('noun', '=', 'klaim-riwayat')
    expect(await opened.where('noun_id', '=', String(claim?.id)).execute()).toContainEqual({ action: 'buka' })
    const { antrean } = (await staff.get('/admin-api/meja')).body
    expect(antrean.map(({ key }: { key: string }) => key)).toContain('klaim_riwayat')
  })

  test('lets nobody decide a claim of their own', async () => {
    const nik = someNik()
    await earlierCertificate(nik)
    const { browser, account } = await staffIn(site, ['verifikasi'])
    await submitPersonalData(site, account.id, { nik })
    await claimEarlierRecords(site.db, contextOf(site), account.id)
    expect((await decide(account.id, { setuju: true, catatan: null }, browser)).status).toBe(409)
  })
})
