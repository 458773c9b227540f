import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { makeScheme, makeVenue } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { CHECK_ITEM_NAMES } from './rules.ts'

let site: TestApp
let konten: Browser
let clerk: Browser

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  konten = (await staffIn(site, ['konten'])).browser
  clerk = (await staffIn(site, ['verifikasi'])).browser
})

let made = 0
async function unchecked(): Promise<number> {
  made += 1
  const id = await makeVenue(site.db, { name: `TUK ${made}` })
  await site.db.updateTable('venues').set({ diperiksa_sampai: null }).where('id', '=', id).execute()
  return id
}
const butir = CHECK_ITEM_NAMES.map((one) => ({ butir: one, sesuai: true, catatan: '' }))
const check = (id: number, more: object = {}) =>
  konten.post(`/admin-api/tuk/${id}/pemeriksaan`, { tanggal: '2026-11-19', hasil: 'layak', butir, ...more })
async function schedule(venue_id: number, more: object = {}) {
  const days = { start_date: '2027-02-01', end_date: '2027-02-01', jam_mulai: '08.00', jam_selesai: '12.00' }
  return clerk.post('/admin-api/jadwal', {
    ...{ scheme_version_id: await makeScheme(site.db, {}), venue_id, ruang: 1, ...days, zona_waktu: 'WIB' },
    ...{
      pendaftaran_dibuka: '2026-11-01',
      pendaftaran_ditutup: '2027-01-01',
      kuota: 5,
      metode: 'Luring',
      ruang_daring: null,
    },
    ...{ rundown: [], ketentuan_batal: '', penguji: [], ...more },
  })
}

describe('a venue without a check in force', () => {
  test('takes no new exam, says where to go, and takes it once it was checked', async () => {
    const id = await unchecked()
    const refused = await schedule(id)
    expect([refused.status, refused.body.errors.venue_id[0]]).toEqual([
      422,
      expect.stringMatching(/catat pemeriksaannya/),
    ])
    expect((await check(id)).body).toMatchObject({ keadaan: 'berlaku', berlaku_sampai: '2027-11-19' })
    const { status, text } = await schedule(id)
    expect([status, text]).toEqual([201, expect.any(String)])
  })

  test('takes none after a newer check found it unfit, nor a year after the last one', async () => {
    const id = await unchecked()
    await check(id)
    await check(id, { tanggal: '2026-11-20', hasil: 'tidak_layak' })
    expect((await schedule(id)).status).toBe(422)
    await check(id, { tanggal: '2025-11-01' })
    expect((await konten.get(`/admin-api/tuk/${id}/pemeriksaan`)).body.keadaan).toBe('tidak_layak')
    const old = await unchecked()
    expect((await check(old, { tanggal: '2025-11-19' })).body.keadaan).toBe('lewat')
    expect((await schedule(old)).status).toBe(422)
  })

  test('keeps the exams that stand, which may be changed there but not moved to another one', async () => {
    const id = await unchecked()
    await check(id)
    const { body } = await schedule(id)
    await check(id, { tanggal: '2026-11-20', hasil: 'tidak_layak' })
    const kept = await clerk.put(`/admin-api/jadwal/${body.id}`, { ...body, kuota: 6 })
    expect([kept.status, kept.body.kuota]).toEqual([200, 6])
    const other = await unchecked()
    const moved = await clerk.put(`/admin-api/jadwal/${body.id}`, { ...kept.body, venue_id: other })
    expect(Object.keys(moved.body.errors)).toEqual(['venue_id'])
  })

  test('is no place of an online exam, which needs none', async () => {
    const id = await unchecked()
    const { status } = await schedule(id, { metode: 'Daring', ruang_daring: 'https://rapat.example.com/uji' })
    expect(status).toBe(201)
  })

  test('is not offered, and is counted where it has no check in force, or one that ends within sixty days', async () => {
    const soon = await unchecked()
    await check(soon, { tanggal: '2025-12-20' })
    const offered = (await clerk.get('/admin-api/tuk?layak=true&perPage=100')).body.data.map(
      ({ id }: { id: number }) => id,
    )
    expect(offered).toContain(soon)
    const never = await unchecked()
    expect(offered).not.toContain(never)
    const due = (await konten.get('/admin-api/tuk?perlu_diperiksa=true&perPage=100')).body
    expect(due.data.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([soon, never]))
    const { antrean } = (await konten.get('/admin-api/meja')).body
    expect(antrean.find(({ key }: { key: string }) => key === 'pemeriksaan_tuk').jumlah).toBe(due.total)
  })
})

test('a check that is not whole, or of a day to come, is refused beside its field', async () => {
  const id = await unchecked()
  expect((await check(id, { butir: butir.slice(1) })).body.errors).toHaveProperty('butir')
  expect((await check(id, { tanggal: '2026-11-21' })).body.errors).toHaveProperty('tanggal')
  const unsafe = butir.map((one) =>
    one.butir === 'keselamatan' ? { ...one, sesuai: false, catatan: 'Tanpa APAR.' } : one,
  )
  expect((await check(id, { butir: unsafe })).body.errors).toHaveProperty('hasil')
  expect((await check(999_999)).status).toBe(404)
  expect(
    (await clerk.post(`/admin-api/tuk/${id}/pemeriksaan`, { tanggal: '2026-11-19', hasil: 'layak', butir })).status,
  ).toBe(404)
})
