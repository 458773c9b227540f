import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import type { Browser } from '../../../tests/http.ts'
import { settingsOf } from './steps.ts'

let site: TestApp
let browser: Browser

beforeAll(async () => {
  site = await testApp()
  browser = (await staffIn(site, ['pengguna'])).browser
})

const PATH = '/admin-api/pengaturan/1'

test('the settings are one record, each explained with its unit and bounds', async () => {
  const { body } = await browser.get(PATH)
  expect(body).toMatchObject({ id: 1, masa_berlaku: 36, batas_pembayaran: 3, pakai_poin_pemeliharaan: false })
  expect(body.daftar).toHaveLength(36)
  expect(body.daftar[0]).toEqual({
    key: 'masa_berlaku',
    label: 'Masa berlaku sertifikat',
    keterangan: 'Sejak tanggal terbit.',
    satuan: 'bulan',
    jenis: 'angka',
    least: 1,
    most: 120,
  })
  expect((await browser.get('/admin-api/pengaturan')).body).toEqual({ data: [body], total: 1, page: 1 })
  expect((await browser.get('/admin-api/pengaturan/2')).status).toBe(404)
})

test('what is sent changes, the rest stays; a stale one gets 409; a revision comes back', async () => {
  const { version } = (await browser.get(PATH)).body
  const changed = await browser.put(PATH, { version, batas_pembayaran: 5, pakai_poin_pemeliharaan: true })
  expect(changed.body).toMatchObject({ batas_pembayaran: 5, pakai_poin_pemeliharaan: true, masa_berlaku: 36 })
  const stale = await browser.put(PATH, { version, batas_pembayaran: 6 })
  expect([stale.status, stale.body.current.batas_pembayaran]).toEqual([409, 5])
  const [entry] = (await browser.get(`${PATH}/riwayat`)).body
  const back = await browser.post(`${PATH}/pulihkan`, { audit_id: entry.id, keadaan: 'sebelum' })
  expect(back.body).toMatchObject({ batas_pembayaran: 3, pakai_poin_pemeliharaan: false })
})

test('a format of numbers is a text that must tell two certificates apart', async () => {
  const { version } = (await browser.get(PATH)).body
  const refused = await browser.put(PATH, { version, format_nomor_sertifikat: '{urut}/{kualifikasi}' })
  expect([refused.status, refused.body.errors.format_nomor_sertifikat]).toEqual([
    422,
    ['Tulis juga {tahun} di dalamnya.'],
  ])
  const format_nomor_sertifikat = '{urut}/{kualifikasi}/LSK-01/{tahun}'
  const changed = await browser.put(PATH, { version, format_nomor_sertifikat })
  expect(changed.body).toMatchObject({ format_nomor_sertifikat })
})

test('a value out of its bounds is named and nothing is saved', async () => {
  const { version, masa_berlaku } = (await browser.get(PATH)).body
  const answer = await browser.put(PATH, { version, masa_berlaku: 48, batas_pembayaran: 0, audit_pemeliharaan: 101 })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['batas_pembayaran', 'audit_pemeliharaan']])
  expect((await browser.get(PATH)).body.masa_berlaku).toBe(masa_berlaku)
})

test('the program reads every setting by its key, as it stands now', async () => {
  const known = Object.fromEntries(
    (await site.db.selectFrom('settings').select(['key', 'value']).execute()).map(({ key, value }) => [key, value]),
  )
  expect(await settingsOf(site.db)).toEqual(known)
})
