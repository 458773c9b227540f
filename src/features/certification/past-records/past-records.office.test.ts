import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { csvOf, listOf, sendList } from '../../../../tests/imports.ts'
import { correctDraft, personalFiles, someNik, submitPersonalData } from '../../../../tests/personal-data.ts'
import { approveClaim } from '../../../../tests/record-claims.ts'
import { openPasswords } from '../../../ground/secrets/passwords.ts'
import { ownRecords } from '../../platform/personal-data/privacy/own-data-queries.ts'
import { erasePerson } from '../../service/retention/deletion/erasure-service.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['verifikasi', 'keuangan'])).browser
})

let made = 0

/** A past application and a past invoice of a person with that NIK. */
async function bringIn(nik: string) {
  made += 1
  const person = { nomor: `L-${made}`, nama: `Orang Lama ${made}`, nik, email: `lama${made}@example.com` }
  const application = { ...person, skema: 'KTPA', hasil: 'Kompeten', tanggal_uji: '2020-02-01', no_sertifikat: 'S/1' }
  const invoice = { ...person, perihal: 'Biaya uji', total: 'Rp2.500.000', status: 'Lunas', tanggal: '2020-01-10' }
  const answers = [
    await sendList(staff, 'permohonan-lama', csvOf(listOf('permohonan-lama'), [application]), false),
    await sendList(staff, 'invoice-lama', csvOf(listOf('invoice-lama'), [invoice]), false),
  ]
  for (const { body } of answers) expect(body).toMatchObject({ diterima: 1, draf: null })
  return person
}

/** Somebody whose complete data carry that NIK. */
async function personWith(nik: string) {
  const { browser, account } = await loggedIn(site)
  await submitPersonalData(site, account.id, { nik })
  return { browser, account }
}

describe('what a predecessor’s system knew of a person', () => {
  test('is shown to those with the same NIK once their claim is approved, and to nobody else', async () => {
    const nik = someNik()
    const { browser, account } = await personWith(nik)
    const other = await personWith(someNik())
    const { nomor } = await bringIn(nik)
    expect((await browser.get('/riwayat-lama')).body).toMatchObject({ permohonan: [], invoice: [] })
    await approveClaim(site, staff, account.id)
    const { body } = await browser.get('/riwayat-lama')
    expect(body).toMatchObject({
      permohonan: [{ nomor, skema: 'KTPA', hasil: 'Kompeten', tanggal_uji: '2020-02-01', no_sertifikat: 'S/1' }],
      invoice: [{ nomor, perihal: 'Biaya uji', total: 2_500_000, status: 'Lunas', tanggal: '2020-01-10' }],
    })
    expect((await other.browser.get('/riwayat-lama')).body).toMatchObject({ permohonan: [], invoice: [] })
    const entries = site.db.selectFrom('audit_log').select(['action', 'label']).where('noun', '=', 'riwayat-lama')
    expect(await entries.execute()).toContainEqual({ action: 'kaitkan', label: '2 riwayat dari sistem sebelumnya' })
  })

  test('becomes theirs too when they complete their personal data later', async () => {
    const { browser, account } = await loggedIn(site)
    const nik = someNik()
    const { nomor } = await bringIn(nik)
    const isi = correctDraft({ nik, ...(await personalFiles(site, account.id)) })
    expect((await browser.put('/data-diri', { isi, version: 0 })).status).toBe(200)
    expect((await browser.get('/riwayat-lama')).body.permohonan).toEqual([])
    expect((await browser.post('/data-diri/kirim', { version: 1 })).status).toBe(200)
    expect((await browser.get('/riwayat-lama')).body.permohonan).toEqual([])
    await approveClaim(site, staff, account.id)
    const { body } = await browser.get('/riwayat-lama')
    expect(body).toMatchObject({ permohonan: [{ nomor }], invoice: [{ nomor }] })
  })

  test('is in the copy of their data', async () => {
    const nik = someNik()
    const { account } = await personWith(nik)
    const { nomor } = await bringIn(nik)
    await approveClaim(site, staff, account.id)
    const records = await ownRecords(site.db, account.id)
    expect(records).toMatchObject({ permohonan_lama: [{ nomor }], invoice_lama: [{ nomor }] })
  })

  test('is found by the office, and counts in no number, stage or sum', async () => {
    const before = (await staff.get('/admin-api/invoice-jumlah')).body
    const { nama } = await bringIn(someNik())
    const found = await staff.get(`/admin-api/permohonan-lama?q=${encodeURIComponent(nama)}`)
    expect(found.body).toMatchObject({ total: 1, data: [{ nama, skema: 'KTPA', user_id: null }] })
    expect((await staff.get(`/admin-api/invoice-lama?q=${encodeURIComponent(nama)}`)).body.total).toBe(1)
    expect((await staff.get('/admin-api/invoice-jumlah')).body).toEqual(before)
    for (const table of ['user_trainings', 'invoices'] as const) {
      expect(await site.db.selectFrom(table).select('id').execute()).toEqual([])
    }
  })

  test('lies sealed, but for the name', async () => {
    const nik = someNik()
    const { nomor, email } = await bringIn(nik)
    for (const table of ['past_applications', 'past_invoices'] as const) {
      const row = await site.db.selectFrom(table).selectAll().where('nomor', '=', nomor).executeTakeFirstOrThrow()
      const text = JSON.stringify({ ...row, imported: row.imported.toString('latin1') })
      expect(text).not.toContain(nik)
      expect(text).not.toContain(email)
    }
    const log = await site.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(log) + site.logged.join()).not.toContain(nik)
  })

  test('is emptied when they are deleted; an invoice keeps its name', async () => {
    const nik = someNik()
    const { account } = await personWith(nik)
    const { nomor, nama } = await bringIn(nik)
    await approveClaim(site, staff, account.id)
    await erasePerson(site.db, { passwords: openPasswords(), now: site.clock.now }, account.id)
    const empty = { nomor, identity_index: null, imported: Buffer.alloc(0), keterangan: '' }
    const application = site.db.selectFrom('past_applications').selectAll().where('user_id', '=', account.id)
    expect(await application.execute()).toMatchObject([{ ...empty, nama: 'Data dihapus', no_sertifikat: null }])
    const invoice = site.db.selectFrom('past_invoices').selectAll().where('user_id', '=', account.id)
    expect(await invoice.execute()).toMatchObject([{ ...empty, nama }])
  })
})
