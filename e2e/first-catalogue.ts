import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CHECK_ITEM_NAMES } from '../src/features/catalogue/venues/checks/rules.ts'
import { addDays } from '../src/lib/day.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE } from './browser.ts'
import { call } from './calls.ts'
import { choose, openOffice, pick, waitForWords } from './office.ts'
import { paper } from './papers.ts'
import { inDays } from './staff.ts'

const SCHEME = 'Sertifikasi Anggota Tim Penyusun Amdal'
const VENUE = 'TUK Contoh Jakarta'

/** Expects a page of the office without accessibility breaches or sideways scroll on a desk and on a phone. */
export async function expectSoundInOffice(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    expect(await breaches(page), `${page.url()} at ${size.width}`).toEqual([])
    await expectNoSidewaysScroll(page)
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).first().click()

/** Begins a scheme from the field's template; without a fee it cannot be published. */
export async function publishScheme(page: Page): Promise<void> {
  await openOffice(page, '/admin/skema')
  await expectSoundInOffice(page)
  await page.getByRole('button', { name: 'Mulai dari contoh' }).click()
  await page
    .getByRole('menuitem', { name: new RegExp(SCHEME) })
    .first()
    .click()
  await page.waitForURL(/\/admin\/versi-skema\/\d+$/)
  await page.getByLabel('Biaya').waitFor()
  await expectSoundInOffice(page)
  await publish(page)
  await page.getByRole('alert').filter({ hasText: /biaya/i }).first().waitFor()
  await page.reload()
  await page.getByLabel('Biaya').fill('3500000')
  await page.locator('input[type=file]').last().setInputFiles(paper('regulasi.pdf'))
  await page
    .getByText(/regulasi\.pdf|Buka dokumen|\.pdf/)
    .first()
    .waitFor()
  await save(page)
  await waitForWords(page, 'Tersimpan')
  await publish(page)
  await waitForWords(page, 'Versi ini terbit.')
}

/** Before the opening one person publishes, with the review date and the legal reference that are asked for. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).first().click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Tinjau paling lambat').fill(inDays(365))
  await asked.getByLabel('Dasar hukum').fill('Peraturan Contoh Nomor 1.')
  await asked.getByRole('button', { name: 'Terbitkan', exact: true }).click()
}

export async function makeVenue(page: Page): Promise<void> {
  await openOffice(page, '/admin/tuk/create')
  await page.getByLabel('Nama').fill(VENUE)
  await choose(page, /Jenis/, 'Mandiri')
  await page.getByLabel('Alamat').fill('Jalan Contoh 1')
  await page.getByLabel('Kota atau kabupaten').fill('Jakarta Selatan')
  await choose(page, /Provinsi/, 'DKI Jakarta')
  await expectSoundInOffice(page)
  await save(page)
  await page.waitForURL(/\/admin\/tuk$/)
}

/** Examiners with accounts of their own. */
export async function makeExaminers(page: Page, accounts: { name: string; id: number }[]): Promise<void> {
  for (const [urutan, { name, id }] of accounts.entries()) {
    await call(page, 'POST', '/admin-api/penguji', {
      ...{ name, email: null, foto: null, riwayat: [], keahlian: [], instansi: '', nama_lpjp: '', urutan },
      ...{ no_sertifikat: `PGJ-${urutan}`, berlaku_sampai: addDays(inDays(0), 300), user_id: id },
    })
  }
}

/** A venue takes exams once somebody has looked at it. */
async function checkVenues(page: Page): Promise<void> {
  const { data } = await call<{ data: { id: number }[] }>(page, 'GET', '/admin-api/tuk')
  const butir = CHECK_ITEM_NAMES.map((one) => ({ butir: one, sesuai: true, catatan: '' }))
  for (const { id } of data)
    await call(page, 'POST', `/admin-api/tuk/${id}/pemeriksaan`, { tanggal: inDays(0), hasil: 'layak', butir })
}

export async function openSchedule(page: Page): Promise<number> {
  await checkVenues(page)
  await openOffice(page, '/admin/jadwal/create')
  await pick(page, /Versi skema/, SCHEME)
  await pick(page, /Tempat uji/, VENUE)
  await page.getByLabel('Tanggal mulai').fill(inDays(10))
  await page.getByLabel('Tanggal selesai').fill(inDays(10))
  await page.getByLabel('Pendaftaran dibuka').fill(inDays(-1))
  await page.getByLabel('Pendaftaran ditutup').fill(inDays(5))
  await page.getByLabel('Kuota').fill('5')
  await expectSoundInOffice(page)
  await save(page)
  await page.waitForURL(/\/admin\/jadwal$/)
  const { data } = await call<{ data: { id: number }[] }>(page, 'GET', '/admin-api/jadwal')
  return data[0]?.id ?? 0
}
