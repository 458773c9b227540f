import { expect } from 'vitest'
import { choose, declare, expectSound, fillApplication } from './application-form.ts'
import { CORRECTED, REASON, today } from './application-office.ts'
import type { Visitor } from './browser.ts'
import { photo } from './papers.ts'
import { siteAddress } from './site.ts'

/** Picks an open date, fills in the form, sends it; answers the address of the application. */
export async function apply(guest: Visitor, name: string): Promise<string> {
  const { page, open } = guest
  await open('/user/sertifikasi/daftar?kategori=ATPA')
  await expectSound(guest)
  await page
    .getByRole('button', { name: /^Daftar Sertifikasi Anggota/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: 'Asesmen mandiri' }).waitFor()
  await page.getByRole('heading', { name: 'Yang akan Anda isi' }).click()
  await page.getByText('Berkas yang diminta').waitFor()
  await expectSound(guest)
  await fillApplication(guest)
  const answers = await page.locator('main').innerText()
  for (const words of ['Kursi roda', 'Amdal Rencana Pelabuhan Contoh', 'potret.jpg', 'P-001/2020']) {
    expect(answers).toContain(words)
  }
  await changeAndReturn(guest)
  await declare(page, name)
  await expectSound(guest)
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Permohonan terkirim' }).waitFor()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/PMH\/\d{4}\/\d{2}\/\d{4}/)
  await expectSound(guest)
  await page.getByRole('link', { name: 'Lihat permohonan' }).click()
  await page.getByRole('heading', { name: 'Petugas memeriksa permohonan Anda' }).waitFor()
  return new URL(page.url()).pathname
}

/** 'Ubah' leads to the page in question, and from there back to the answers. */
async function changeAndReturn({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Ubah Skema & jadwal' }).click()
  await page.getByLabel('Kebutuhan khusus').fill('Kursi roda dan ramp')
  await page.getByRole('button', { name: 'Simpan dan kembali' }).click()
  await page.getByRole('heading', { level: 2, name: 'Periksa & kirim' }).waitFor()
  await expect.poll(() => page.locator('main').innerText()).toContain('Kursi roda dan ramp')
}

/** The bell says so, and leads to the form, where only what was marked can be replaced. */
export async function correct(guest: Visitor): Promise<void> {
  const { page, open } = guest
  await open('/user/dashboard')
  await page.getByText('Perbaiki permohonan Anda').waitFor()
  await expectSound(guest)
  await page.locator('summary', { hasText: /Pemberitahuan, \d+ belum dibaca/ }).click()
  const notices = page.getByRole('region', { name: 'Pemberitahuan' })
  await expectSound(guest)
  await notices.getByRole('link').first().click()
  await page.getByText(/Perlu perbaikan sebelum/).waitFor()
  await page
    .getByRole('navigation', { name: 'Langkah permohonan' })
    .getByRole('link', { name: /Berkas/ })
    .click()
  await page.getByText(REASON).first().waitFor()
  expect(await page.getByRole('button', { name: /^Pakai berkas .* untuk KTP/ }).count()).toBe(0)
  await expectSound(guest)
  await choose(page, CORRECTED, 'Ganti').setInputFiles(await photo('ijazah jelas.jpg'))
  await page.getByRole('link', { name: /ijazah jelas\.jpg/ }).waitFor()
  await page
    .getByRole('navigation', { name: 'Langkah permohonan' })
    .getByRole('link', { name: /Periksa/ })
    .click()
  await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Perbaikan terkirim' }).waitFor()
}

/** Copies the total, puts an employer's name on it, and sends the proof. */
export async function pay(guest: Visitor, invoice: string): Promise<{ number: string; total: number }> {
  const { page, open } = guest
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteAddress() })
  await open(invoice)
  const number = (await page.locator('h1').innerText()).replace('Invoice ', '')
  expect(number).toMatch(/^INV\/\d{4}\/\d{2}\/\d{4}$/)
  await page.getByRole('button', { name: 'Salin total' }).click()
  const total = Number(await page.evaluate(() => navigator.clipboard.readText()))
  expect(total).toBeGreaterThan(3_500_000)
  expect(await page.getByText(/juta lima ratus ribu .*rupiah/i).innerText()).toBeTruthy()
  await expectSound(guest)
  await page.locator('summary', { hasText: 'Ubah nama yang ditagih' }).click()
  await page.getByLabel('Nama yang ditagih').fill('PT Contoh Lestari Nusantara')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Nama yang ditagih sudah disimpan.').waitFor()
  await expect.poll(() => page.getByRole('article').innerText()).toContain('PT Contoh Lestari Nusantara')
  await page.getByLabel('Bank pengirim').fill('Bank Contoh')
  await page.getByLabel('Nama pengirim').fill('PT Contoh Lestari Nusantara')
  await page.getByLabel('Tanggal transfer').fill(today())
  await page.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
  await page.getByRole('alert').getByText('Unggah berkasnya dahulu.').waitFor()
  await choose(page, 'Bukti transfer').setInputFiles(await photo('bukti transfer.jpg'))
  await page.getByRole('link', { name: /bukti transfer\.jpg/ }).waitFor()
  await expectSound(guest)
  await page.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
  await page.getByText('Petugas sedang mencocokkan pembayaran Anda.').waitFor()
  await expectSound(guest)
  return { number, total }
}

export async function writeToOffice(guest: Visitor, application: string): Promise<void> {
  const { page, open } = guest
  await open(`${application}?tab=pesan`)
  await page.getByLabel('Tulis pesan').fill('Apakah laptop perlu dibawa?')
  await choose(page, 'Lampiran (opsional)').setInputFiles(await photo('undangan.jpg'))
  await page.getByRole('link', { name: /undangan\.jpg/ }).waitFor()
  await expectSound(guest)
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  const talk = page.getByRole('list', { name: 'Percakapan' })
  await talk.getByText('Apakah laptop perlu dibawa?').waitFor()
  await expect.poll(() => talk.getByRole('link', { name: /undangan\.jpg/ }).count()).toBe(1)
  await expect.poll(() => page.getByLabel('Tulis pesan').inputValue()).toBe('')
}
