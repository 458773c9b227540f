import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { expectSoundInOffice } from './first-catalogue.ts'
import { agreeToTexts } from './login.ts'
import { letterTo } from './mailbox.ts'
import { openOffice, waitForWords, waitUntilLoaded } from './office.ts'
import { photo } from './papers.ts'

export const BODY = 'LSK Hutan Contoh'

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

/** The set-up's page of that name is the one to fill in now. */
async function waitForPage(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await waitUntilLoaded(page)
}

/** Leads through the set-up in its order, with wrong input and one page left for later, and opens the portal. */
export async function setUp({ page }: Visitor, administrator: string): Promise<void> {
  await openOffice(page, '/admin/penyiapan')
  await fillBody(page)
  await receiveTestMail(page, administrator)
  await fillAccount(page)
  await fillCertificate(page)
  await fillHolidays(page)
  await open(page)
}

async function fillBody(page: Page): Promise<void> {
  await waitForPage(page, 'Lembaga')
  await expectSoundInOffice(page)
  await page.getByLabel('Nama lembaga').fill(BODY)
  await page.getByLabel('Nama singkat').fill('LSK-HC')
  await page.getByLabel('Dasar hukum').fill('Registrasi KLHK contoh nomor 1')
  await page.getByLabel('Alamat', { exact: false }).first().fill('Jalan Contoh 1, Jakarta')
  await page.getByLabel('Email').first().fill('halo@example.com')
  await page.getByLabel('No. telepon').fill('021-555-0100')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('logo.jpg', 300, 300))
  await page.getByRole('img', { name: 'Pratinjau gambar' }).waitFor()
  const colour = page.getByRole('group', { name: /^Warna utama/ })
  await colour.getByLabel('Kode warna').fill('#ffee00')
  await colour.getByText(/^Kontras 1,\d+:1$/).waitFor()
  await expect.poll(() => colour.getByRole('alert').innerText()).toContain('4,5:1')
  await save(page)
  // It stands beside its field, and the field is gone to.
  await expect
    .poll(() => colour.getByLabel('Kode warna').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await expectSoundInOffice(page)
  await colour.getByLabel('Kode warna').fill('#7a1f3d')
  await save(page)
}

async function receiveTestMail(page: Page, administrator: string): Promise<void> {
  await waitForPage(page, 'Email')
  await expectSoundInOffice(page)
  await page.getByRole('button', { name: 'Kirim surat uji' }).click()
  const code = page.getByLabel('Kode dari surat uji')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Periksa kode' }).click()
  await page
    .getByText(/[Kk]ode.*(salah|tidak|belum)/)
    .first()
    .waitFor()
  await expectSoundInOffice(page)
  const letter = await letterTo(administrator, /uji/i)
  await code.fill(/\b\d{6}\b/.exec(letter.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Periksa kode' }).click()
  await page.getByText(/^Surat uji sampai, /).waitFor()
  await page.getByRole('link', { name: /^(Lanjut|Lewati dahulu)$/ }).click()
}

async function fillAccount(page: Page): Promise<void> {
  await waitForPage(page, 'Rekening')
  await page.getByRole('link', { name: 'Tetapkan rekening' }).click()
  await page.getByRole('button', { name: /Tambah/ }).click()
  await page.getByLabel('Bank').fill('Bank Contoh')
  await page.getByLabel('Nomor').fill('123 456 789')
  await page.getByLabel('Atas nama').fill(BODY)
  await page.getByLabel(/^Alasan/).fill('Rekening pertama lembaga.')
  await expectSoundInOffice(page)
  await save(page)
  await page.waitForURL((url) => !url.pathname.endsWith('/create'))
  await openOffice(page, '/admin/penyiapan')
}

async function fillCertificate(page: Page): Promise<void> {
  await waitForPage(page, 'Sertifikat')
  await page.getByLabel('Format nomor sertifikat').fill('{urut}/LSK-HC/{kualifikasi}/{tahun}')
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Contoh' }).innerText()).toContain('LSK-HC/KTPA')
  await page.getByLabel('Penandatangan sertifikat').fill('Kepala Contoh')
  await page.getByLabel('Jabatan penandatangan').fill('Direktur Sertifikasi')
  await expectSoundInOffice(page)
  await save(page)
}

async function fillHolidays(page: Page): Promise<void> {
  await waitForPage(page, 'Hari libur')
  await expectSoundInOffice(page)
  const year = new Date().getFullYear() + 1
  await page.getByLabel('Tempel beberapa baris').fill(`20/3/${year} Hari Contoh\n${year}-02-30 Bukan hari`)
  await page.getByRole('button', { name: 'Tambahkan baris' }).click()
  await page
    .getByRole('alert')
    .getByText(/Belum dimengerti: .*Bukan hari/)
    .waitFor()
  await expectSoundInOffice(page)
  await page.getByRole('button', { name: 'Simpan 1 hari libur' }).click()
  await waitForWords(page, 'Hari libur tersimpan.')
  // The line that is no day is still there, and leaving it asks.
  await page.getByLabel('Tempel beberapa baris').fill('')
  await page.getByRole('link', { name: /^(Lanjut|Lewati dahulu)$/ }).click()
}

async function open(page: Page): Promise<void> {
  await waitForPage(page, 'Siap dibuka')
  await expectSoundInOffice(page)
  await page.getByRole('button', { name: 'Buka portal' }).click()
  await page.getByRole('dialog').getByText('Sesudah dibuka, portal tidak dapat ditutup lagi.').waitFor()
  await expectSoundInOffice(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Buka portal' }).click()
  await page.waitForURL(/\/admin\/?$/)
  await agreeToTexts(page)
}
