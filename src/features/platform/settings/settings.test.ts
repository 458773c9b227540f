import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { day } from '../../../lib/day.ts'
import { settingGroups } from './office/groups.ts'
import { allHolidays, settingsOn } from './service.ts'

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
  expect(body.daftar).toHaveLength(89)
  expect(body.daftar[0]).toEqual({
    key: 'masa_berlaku',
    label: 'Masa berlaku sertifikat',
    keterangan: 'Sejak tanggal terbit.',
    satuan: 'bulan',
    jenis: 'angka',
    least: 1,
    most: 120,
  })
  const shown = settingGroups<{ key: string }>(body.daftar)
  expect(shown.flatMap(([, settings]) => settings)).toHaveLength(89)
  expect(shown.map(([name]) => name)).not.toContain('Lainnya')
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

test('the program reads every setting by its key, as it is in force on a day', async () => {
  const { body } = await browser.get(PATH)
  const known = Object.fromEntries(body.daftar.map(({ key }: { key: string }) => [key, body[key]]))
  const { hari_libur, ...settings } = await settingsOn(site.db, day('2026-11-20'))
  expect(settings).toEqual(known)
  expect(hari_libur).toContain('2026-08-17')
})

describe('a change for a later day', () => {
  test('holds from that day on, and what is judged by an earlier day keeps its value', async () => {
    const { version, batas_banding } = (await browser.get(PATH)).body
    const changed = await browser.put(PATH, { version, batas_banding: 21, berlaku_sejak: '2027-01-01' })
    expect(changed.body).toMatchObject({
      batas_banding,
      rencana: [{ key: 'batas_banding', berlaku_sejak: '2027-01-01', value: 21 }],
    })
    const known = ['2026-11-20', '2026-12-31', '2027-01-01'].map((on) => settingsOn(site.db, day(on)))
    expect((await Promise.all(known)).map((settings) => settings.batas_banding)).toEqual([14, 14, 21])
  })

  test('is never for a day that is past', async () => {
    const { version } = (await browser.get(PATH)).body
    for (const berlaku_sejak of ['2020-01-01', 'besok', 7]) {
      const refused = await browser.put(PATH, { version, batas_banding: 7, berlaku_sejak })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { berlaku_sejak: ['Pilih hari ini atau hari sesudahnya.'] },
      ])
    }
  })
})

test('the office keeps the holidays, each day once', async () => {
  const made = await browser.post('/admin-api/hari-libur', { tanggal: '2027-03-10', nama: 'Idulfitri' })
  expect([made.status, made.body]).toMatchObject([201, { tanggal: '2027-03-10', nama: 'Idulfitri' }])
  expect(await allHolidays(site.db)).toContain('2027-03-10')
  expect((await browser.post('/admin-api/hari-libur', { tanggal: '2027-03-10', nama: 'Sekali lagi' })).status).toBe(422)
})
