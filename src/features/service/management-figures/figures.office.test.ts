import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeFigureWorld, PERIOD } from '../../../../tests/figures.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { CHAPTER_NAMES, isSum } from './rules.ts'
import { TABLE_NAMES, type TableName, tableRule } from './table-rules.ts'
import type { CountedTable } from './writing-rules.ts'

let site: TestApp
let director: Browser
let world: Awaited<ReturnType<typeof makeFigureWorld>>

beforeAll(async () => {
  site = await testApp()
  world = await makeFigureWorld(site)
  director = (await staffIn(site, ['laporan'])).browser
})

async function tablesBy(browser: Browser, asked: object = {}): Promise<Map<TableName, CountedTable>> {
  const tables = new Map<TableName, CountedTable>()
  for (const bab of CHAPTER_NAMES) {
    const query = new URLSearchParams({ ...PERIOD, ...asked } as Record<string, string>)
    const { status, body } = await browser.get(`/admin-api/laporan/${bab}?${query}`)
    expect(status).toBe(200)
    for (const table of body.tabel as CountedTable[]) tables.set(table.tabel, table)
  }
  return tables
}

/** Rows of a table that counted something, by their names. */
function rowsOf(table: CountedTable | undefined): Record<string, Record<string, number | null>> {
  const rows = table?.baris.map(({ nama, angka }) => [nama, angka] as const) ?? []
  return Object.fromEntries(rows.filter(([, angka]) => Object.values(angka).some((figure) => figure)))
}

describe('the figures against rows counted by hand', () => {
  let tables: Map<TableName, CountedTable>
  beforeAll(async () => {
    tables = await tablesBy((await staffIn(site, ['laporan', 'pengguna'])).browser)
  })
  const found = (name: TableName) => rowsOf(tables.get(name))

  test('of five applications that were sent, four came to an exam and one to a certificate', () => {
    expect(found('corong')).toEqual({
      Dikirim: { banyak: 5, persen: 100 },
      Disetujui: { banyak: 4, persen: 80 },
      'Dibayar dan terjadwal': { banyak: 4, persen: 80 },
      Diuji: { banyak: 2, persen: 40 },
      Diputus: { banyak: 2, persen: 40 },
      'Sertifikat terbit': { banyak: 1, persen: 20 },
    })
    expect(tables.get('keadaan')?.jumlah).toEqual({ banyak: 5 })
  })

  test('the services are compared with their promise in working days', () => {
    // Two, seven, two and one working days to verify; four and four to decide; two, and twenty-one, to answer.
    expect(found('layanan')).toEqual({
      'Verifikasi permohonan': { banyak: 4, janji: 5, median: 2, ninth: 5.5, tepat: 3, persen: 75 },
      'Keputusan hasil uji': { banyak: 2, janji: 10, median: 4, ninth: 4, tepat: 2, persen: 100 },
      'Jawaban pengaduan': { banyak: 2, janji: 14, median: 11.5, ninth: 19.1, tepat: 1, persen: 50 },
    })
  })

  test('a stay in a stage counts from the transition before it', () => {
    // Verification took two, nine, two and one days; payment three and three; the seat that was given up 27.
    expect(found('tahap')).toMatchObject({
      'Menunggu verifikasi': { banyak: 4, median: 2 },
      'Menunggu pembayaran': { banyak: 2, median: 3 },
      Terjadwal: { banyak: 1, median: 27, ninth: 27 },
    })
  })

  test('half passed, by the decision that stands', () => {
    const half = { banyak: 2, kompeten: 1, persen: 50 }
    expect(found('hasil_skema')).toEqual({ 'Skema A': half })
    expect(found('hasil_tuk')).toEqual({ 'TUK Jakarta': half })
    expect(found('hasil_unit')).toEqual({ Pelingkupan: half, Prakiraan: { banyak: 2, kompeten: 2, persen: 100 } })
    expect(Object.values(found('hasil_penguji'))).toEqual([half, half])
  })

  test('the examiners differed in one of four findings', () => {
    expect(found('kesepakatan_unit')).toEqual({
      Pelingkupan: { dibandingkan: 2, sama: 2, beda: 0, persen: 100 },
      Prakiraan: { dibandingkan: 2, sama: 1, beda: 1, persen: 50 },
    })
    expect(tables.get('kesepakatan_unit')?.jumlah).toEqual({ dibandingkan: 4, sama: 3, beda: 1, persen: 75 })
    const each = { dibandingkan: 4, sama: 3, beda: 1, persen: 75 }
    expect(Object.values(found('kesepakatan_penguji'))).toEqual([each, each])
  })

  test('seats are counted without what was cancelled, and who did not come among those who were expected', () => {
    const inOctober = { jadwal: 1, kuota: 10, terisi: 3, persen_terisi: 30, hadir: 2, tidak_hadir: 1, ditunggu: 3 }
    const inNovember = { jadwal: 1, kuota: 4, terisi: 1, persen_terisi: 25, hadir: 0, tidak_hadir: 0, ditunggu: 0 }
    const seats = [
      { ...inOctober, persen_tidak_hadir: 33 },
      { ...inNovember, persen_tidak_hadir: null },
    ]
    expect(found('kursi_skema')).toEqual({ 'Skema A': seats[0], 'Skema B': seats[1] })
    expect(found('kursi_tuk')).toEqual({ 'TUK Jakarta': seats[0], 'TUK Bali': seats[1] })
  })

  test('income is net of refunds, in the month of the body’s calendar', () => {
    expect(found('pendapatan_bulan')).toEqual({
      'September 2026': { masuk: 3_500_000, kembali: 0, bersih: 3_500_000 },
      'November 2026': { masuk: 3_500_000, kembali: 1_750_000, bersih: 1_750_000 },
    })
    expect(tables.get('pendapatan_bulan')?.baris.map(({ kunci }) => kunci)).toEqual(['2026-09', '2026-10', '2026-11'])
    expect(found('pendapatan_skema')['Skema B']).toEqual({ masuk: 3_500_000, kembali: 1_750_000, bersih: 1_750_000 })
    expect(found('pendapatan_cara')).toEqual({
      'Transfer bank': { masuk: 7_000_000, kembali: 1_750_000, bersih: 5_250_000 },
    })
    expect(found('piutang')).toEqual({ '8–14 hari': { banyak: 1, sisa: 3_500_000, lewat: 1 } })
  })

  test('certificates are counted by state, province and expertise, and by when they end', () => {
    expect(found('pemegang_keadaan')).toEqual({
      Aktif: { banyak: 2 },
      'Akan berakhir': { banyak: 1 },
      Kedaluwarsa: { banyak: 1 },
      Dicabut: { banyak: 1 },
      Diganti: { banyak: 1 },
    })
    expect(found('pemegang_provinsi')).toMatchObject({
      'DKI Jakarta': { banyak: 2, berlaku: 2 },
      Bali: { banyak: 1, berlaku: 1 },
    })
    expect(found('pemegang_keahlian')).toMatchObject({
      'mutu air': { banyak: 2, berlaku: 2 },
      sosial: { banyak: 1, berlaku: 1 },
    })
    expect(found('berakhir')).toEqual({ 'Desember 2026': { banyak: 1 } })
    expect(found('perpanjangan')).toEqual({ KTPA: { banyak: 2, diperpanjang: 1, persen: 50 } })
  })

  test('of three years one was reported in time, and one maintained', () => {
    expect(found('laporan')).toEqual({ KTPA: { banyak: 3, tepat: 1, terlambat: 1, belum: 1, persen: 33 } })
    expect(found('pemeliharaan')).toEqual({ KTPA: { banyak: 3, terpenuhi: 1, persen: 33 } })
  })

  test('complaints are counted by cause, with how long they took', () => {
    expect(found('pengaduan')).toEqual({
      'Layanan lembaga': { banyak: 2, selesai: 1, median: 2, ninth: 2, tepat: 1, persen: 100 },
      Penguji: { banyak: 1, selesai: 1, median: 31, ninth: 31, tepat: 0, persen: 0 },
    })
  })

  test('work is counted by what was done and by who did it', () => {
    expect(found('kerja')).toEqual({
      'Verifikasi permohonan': { banyak: 4 },
      'Pencatatan pembayaran': { banyak: 3 },
      'Penilaian peserta': { banyak: 4 },
      Keputusan: { banyak: 3 },
      'Kegiatan pemeliharaan': { banyak: 1 },
    })
    expect(found('kerja_petugas')).toMatchObject({
      'Vera Contoh': { banyak: 7, verifikasi: 4, pembayaran: 3, keputusan: 0 },
      'Dewa Contoh': { banyak: 3, keputusan: 3, kewajiban: 0 },
    })
  })

  test('every figure opens the rows that it counts', async () => {
    const manager = (await staffIn(site, ['laporan', 'pengguna'])).browser
    for (const name of TABLE_NAMES) {
      for (const { kunci, angka } of tables.get(name)?.baris ?? []) {
        for (const [ukuran, measure] of Object.entries(tableRule(name).ukuran)) {
          // Zeros have nothing to open, and a promise is no count.
          if (!angka[ukuran] || ukuran === 'janji') continue
          const query = new URLSearchParams({ ...PERIOD, tabel: name, ukuran, kunci })
          const { status, body } = await manager.get(`/admin-api/laporan-baris?${query}`)
          expect(status).toBe(200)
          const sum = (body.data as { nilai: number }[]).reduce((all, { nilai }) => all + nilai, 0)
          if (isSum(measure)) expect([name, kunci, ukuran, sum]).toEqual([name, kunci, ukuran, angka[ukuran]])
        }
      }
    }
  })
})

test('figures are narrowed by scheme, venue and province', async () => {
  for (const asked of [{ scheme_id: world.schemeB }, { venue_id: world.bali }, { provinsi: '51' }]) {
    const tables = await tablesBy(director, asked)
    expect(rowsOf(tables.get('corong'))).toMatchObject({
      Dikirim: { banyak: 2 },
      'Dibayar dan terjadwal': { banyak: 1 },
    })
    expect(rowsOf(tables.get('hasil_unit'))).toEqual({})
    expect(tables.get('kursi_skema')?.baris.map(({ nama }) => nama)).toEqual(['Skema B'])
    expect(rowsOf(tables.get('pendapatan_bulan'))).toMatchObject({ 'November 2026': { bersih: 1_750_000 } })
  }
  expect(rowsOf((await tablesBy(director, { scheme_id: world.schemeA })).get('corong'))).toMatchObject({
    Dikirim: { banyak: 3 },
  })
  expect(rowsOf((await tablesBy(director, { provinsi: '51' })).get('pemegang_keadaan'))).toEqual({
    'Akan berakhir': { banyak: 1 },
  })
})

test('the first and the last day of the period belong to it', async () => {
  const on = async (dari: string, sampai: string) => rowsOf((await tablesBy(director, { dari, sampai })).get('corong'))
  expect(await on('2026-09-02', '2026-10-01')).toMatchObject({ Dikirim: { banyak: 2 } })
  expect(await on('2026-09-03', '2026-09-30')).toEqual({})
})

test('staff are named only to those who look after them', async () => {
  expect((await tablesBy(director)).has('kerja_petugas')).toBe(false)
  const query = new URLSearchParams({ ...PERIOD, tabel: 'kerja_petugas', ukuran: 'banyak' })
  expect((await director.get(`/admin-api/laporan-baris?${query}`)).status).toBe(404)
})

test('a row has its number and no name, and a complaint is no matter of those involved in it', async () => {
  const query = new URLSearchParams({ ...PERIOD, tabel: 'pengaduan', ukuran: 'banyak', kunci: 'penguji' })
  const { body } = await director.get(`/admin-api/laporan-baris?${query}`)
  expect(body).toMatchObject({
    total: 1,
    nama: 'Penguji',
    data: [{ untuk: 'pengaduan', nomor: 'ADU/penguji/2026-10-01' }],
  })
  const involved = await staffIn(site, ['laporan'])
  await site.db
    .insertInto('complaint_involved')
    .values({ complaint_id: body.data[0].untuk_id, user_id: involved.account.id, alasan: 'Pengujinya sendiri.' })
    .execute()
  expect((await involved.browser.get(`/admin-api/laporan-baris?${query}`)).body).toMatchObject({ total: 0, data: [] })
})

test('a period that ends before it begins, and a measure that no table has, are refused', async () => {
  const asked = `/admin-api/laporan/ujian?${new URLSearchParams({ dari: '2026-11-30', sampai: '2026-09-01' })}`
  expect((await director.get(asked)).body).toMatchObject({ errors: { sampai: [expect.stringContaining('sebelum')] } })
  const query = new URLSearchParams({ ...PERIOD, tabel: 'corong', ukuran: 'lewat' })
  expect((await director.get(`/admin-api/laporan-baris?${query}`)).status).toBe(404)
})

test('the year is printed chapter by chapter, and names nobody', async () => {
  const { text, pages, name } = await openedPdf(site.app, director, '/admin-api/laporan-tahunan/2026/laporan.pdf')
  expect(name).toContain('laporan-tahunan-2026.pdf')
  expect(pages).toBeGreaterThan(2)
  expect(text).toContain('Laporan tahunan')
  expect(text).toMatch(/November 2026\s+Rp3\.500\.000\s+Rp1\.750\.000\s+Rp1\.750\.000/)
  expect(text).toMatch(/Skema A\s+2\s+1\s+50%/)
  for (const person of ['Vera Contoh', 'Dewa Contoh', 'Kelulusan menurut penguji', 'Kesepakatan menurut penguji']) {
    expect(text).not.toContain(person)
  }
})
