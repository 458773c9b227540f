import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dayIn } from '../src/lib/day.ts'
import { breaches } from './browser.ts'
import { openOffice } from './office.ts'

/** A sentence that was prepared, and the document that it is said of. */
export const REASON = 'Pindaian tidak terbaca. Unggah ulang pindaian yang jelas dan utuh.'
export const CORRECTED = 'Ijazah'

/** The day in Jakarta. */
export const today = (): string => dayIn('WIB', new Date())

const waitForAlert = (page: Page, words: string) => page.getByRole('alert').getByText(words).waitFor()

/** Opens the application of that person from the queue. */
export async function openQueued(page: Page, name: string): Promise<void> {
  await openOffice(page, '/admin/permohonan')
  await page.getByRole('cell', { name, exact: true }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** Each document beside its requirement; one is sent back with a sentence that was prepared. */
export async function checkFiles(page: Page, isFirst: boolean): Promise<void> {
  const list = page.getByRole('listbox', { name: 'Persyaratan' })
  const open = list.getByRole('option').filter({ hasText: 'Belum diperiksa' })
  for (let left = await open.count(); left > 0; left -= 1) {
    const shown = page.getByRole('region', { name: await open.first().locator('.MuiListItemText-primary').innerText() })
    await open.first().click()
    await shown.waitFor()
    if (isFirst && (await shown.getAttribute('aria-label')) === CORRECTED) {
      await shown.getByRole('button', { name: 'Perlu perbaikan' }).click()
      await shown.getByRole('button', { name: REASON }).click()
      await shown.getByRole('button', { name: 'Simpan catatan' }).click()
    } else {
      await shown.getByRole('button', { name: 'Sesuai' }).click()
    }
    await expect.poll(() => open.count(), { timeout: 10_000 }).toBe(left - 1)
  }
}

export async function sendBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Minta perbaikan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: REASON }).click()
  expect(await breaches(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Minta perbaikan' }).click()
  await waitForAlert(page, 'Permohonan dikembalikan.')
}

export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Setujui' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click()
  await waitForAlert(page, 'Permohonan disetujui.')
}

export async function confirm(page: Page, invoice: string): Promise<void> {
  await openOffice(page, '/admin/invoice')
  expect(await breaches(page)).toEqual([])
  await page.getByRole('cell', { name: invoice, exact: true }).click()
  await page.getByRole('region', { name: 'Bukti bukti transfer.jpg' }).waitFor()
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
  await waitForAlert(page, 'Pembayaran dicatat.')
}

export async function answer(page: Page, id: string): Promise<void> {
  await openOffice(page, `/admin/permohonan/${id}/show`)
  await page.getByRole('tab', { name: 'Pesan (1)' }).click()
  await page.getByText('Apakah laptop perlu dibawa?').waitFor()
  await page.getByLabel('Tulis pesan kepada pemohon').fill('Tidak perlu, komputer disediakan.')
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  await page.getByRole('listitem').getByText('Tidak perlu, komputer disediakan.').waitFor()
}

/** A bank statement is checked first and booked afterwards. */
export async function book(page: Page, invoice: string, total: number): Promise<void> {
  await openOffice(page, '/admin/mutasi')
  const csv = `Tanggal;Keterangan;Kredit\n${today()};TRANSFER ${invoice};${total}\n${today()};SETORAN LAIN;12345\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('row', { name: new RegExp(`${invoice}.*Cocok`) }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /SETORAN LAIN/ }).innerText()).toContain('Tidak ada invoice')
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: 'Bukukan 1 pembayaran' }).click()
  await waitForAlert(page, '1 pembayaran dibukukan.')
  expect(await breaches(page)).toEqual([])
}
