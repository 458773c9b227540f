import { getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { makeCertificate } from '../tests/certificates.ts'
import { textIn } from '../tests/pdf-reading.ts'
import { DESK, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'

withBrowser()
const site = withDatabase()

const NUMBER = 'CETAK-1/KTPA/2026'

beforeAll(async () => {
  await makeCertificate(site.db, {
    no_sertifikasi: NUMBER,
    nama: 'Dr. Ir. Kinanti Cetakwati, M.Si.',
    keahlian: ['mutu udara', 'mutu air', 'keanekaragaman hayati'],
    kota: 'Kota Mataram',
    provinsi: '52',
    unit_kompetensi: Array.from(
      { length: 11 },
      (_, at) => `Unit kompetensi contoh yang ke-${at + 1} dengan judul panjang`,
    ),
  })
})

/** A page as it comes out of the printer, on A4. */
const printed = (path: string) =>
  visit({ viewport: DESK }, async ({ page, open }) => {
    await open(path)
    const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
    const { numPages } = await getDocumentProxy(new Uint8Array(bytes))
    return { bytes, pages: numPages, text: (await textIn(bytes)).replace(/\s+/g, ' ') }
  })

test.each([
  `/daftar-pemegang?no_sertifikasi=${encodeURIComponent(NUMBER)}`,
  '/daftar-pemegang?no_sertifikasi=PALSU/1',
  `/daftar-pemegang?bagian=tim&nomor=${encodeURIComponent(NUMBER)}%0APALSU/1`,
])('the proof of %s is one sheet with the body’s name, the time and where to look it up again', async (path) => {
  const { pages, text } = await printed(path)
  expect(pages).toBe(1)
  const name = await visit({}, async ({ page, open }) => {
    await open('/')
    return page.locator('header a[href="/"]').innerText()
  })
  expect(text).toContain(name.split('\n').at(-1))
  expect(text).toMatch(/Diperiksa pada \d+ \w+ \d{4} pukul \d\d\.\d\d WIB/)
  expect(text).toContain('Bukti pemeriksaan dari http')
})

test('the printed code of a proof leads to the same verdict', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open(`/daftar-pemegang?no_sertifikasi=${encodeURIComponent(NUMBER)}`)
    await page.emulateMedia({ media: 'print' })
    const code = page.locator('article img[src*="kode.svg"]')
    expect(await code.isVisible()).toBe(true)
    expect(await code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })
})

test('the schedule takes as many sheets as its rows need', async () => {
  const rows = await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/jadwal-uji')
    return page.locator('main tbody tr').count()
  })
  const { pages, text } = await printed('/jadwal-uji')
  expect(text).toContain('Jadwal Uji')
  expect([rows, pages <= Math.ceil(rows / 7)]).toEqual([rows, true])
})
