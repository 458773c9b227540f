import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { choose, declare, describeTraining, expectSound } from './application-form.ts'
import { today } from './application-office.ts'
import type { Visitor } from './browser.ts'
import { paper, photo } from './papers.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Simpan dan lanjut' }).click()

const waitForHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

/** Fills in the personal data with what nobody can do without, and sends them. */
export async function fillPersonalData(guest: Visitor, nik: string): Promise<void> {
  const { page } = guest
  await page.getByLabel('NIK').fill(nik)
  await page.getByLabel('Tempat lahir').fill('Yogyakarta')
  await expect.poll(() => page.getByLabel('Tanggal lahir').inputValue()).toBe('1988-01-12')
  expect(await page.getByRole('radio', { name: 'Perempuan' }).isChecked()).toBe(true)
  await expectSound(guest)
  await goOn(page)

  await waitForHeading(page, 'Alamat & kontak')
  await page.getByLabel('Alamat', { exact: true }).fill('Jalan Contoh Nomor 1, Kelurahan Contoh')
  await page.getByLabel('Kode pos').fill('55111')
  await page.getByLabel('Kota atau kabupaten').fill('Kota Yogyakarta')
  await expect.poll(() => page.getByLabel('Provinsi').locator('option:checked').innerText()).toBe('DI Yogyakarta')
  await expectSound(guest)
  await goOn(page)

  await waitForHeading(page, 'Pendidikan')
  await page.getByLabel('Jenjang').selectOption('S1')
  await page.getByLabel('Tahun lulus').fill('2012')
  await page.getByLabel('Perguruan tinggi').fill('Universitas Contoh')
  await page.getByLabel('Program studi').fill('Teknik Lingkungan')
  await page.getByLabel('Nomor ijazah').fill('TL-2012-001')
  await expectSound(guest)
  await goOn(page)

  await waitForHeading(page, 'Pekerjaan')
  await page.getByLabel('Status pekerjaan').selectOption('Pegawai swasta')
  await page.getByLabel('Instansi').fill('PT Contoh Lestari')
  await page.getByLabel('Jabatan').fill('Ahli lingkungan')
  await page.getByRole('checkbox', { name: 'Mutu air' }).check()
  await expectSound(guest)
  await goOn(page)

  await waitForHeading(page, 'Berkas & persetujuan')
  await choose(page, 'Pas foto').setInputFiles(await photo('foto.jpg'))
  for (const name of ['KTP atau paspor', 'Ijazah', 'Daftar riwayat hidup']) {
    await choose(page, name).setInputFiles(paper(`${name}.pdf`))
  }
  await page.getByRole('link', { name: /Daftar riwayat hidup\.pdf/ }).waitFor()
  await page.getByRole('checkbox', { name: /diproses untuk memeriksa permohonan/ }).check()
  await page.getByRole('checkbox', { name: /semua data dan berkas ini benar/ }).check()
  await expectSound(guest)
  await goOn(page)

  await waitForHeading(page, 'Periksa jawaban')
  await expectSound(guest)
  await page.getByRole('button', { name: 'Kirim data diri' }).click()
  await page.waitForURL('**/user/sertifikasi/daftar?data-diri=terkirim')
}

/** Answers the application page by page, whatever each of them asks for, and sends it. */
export async function apply(guest: Visitor, name: string): Promise<void> {
  const { page } = guest
  const date = page.getByRole('button', { name: /^Daftar Sertifikasi Anggota Tim/ }).first()
  await date.waitFor()
  await expectSound(guest)
  await date.click()
  const title = page.locator('h2#langkah')
  await title.waitFor()
  await expectSound(guest)
  while ((await title.innerText()) !== 'Periksa & kirim') {
    const shown = await title.innerText()
    await answer(guest)
    await expect.poll(() => title.innerText()).not.toBe(shown)
  }
  await declare(page, name)
  await expectSound(guest)
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Permohonan terkirim' }).waitFor()
  await expectSound(guest)
}

/** Gives what the page that is open asks for, and goes on. */
async function answer(guest: Visitor): Promise<void> {
  const { page } = guest
  for (const competent of await page.getByRole('radio', { name: 'Kompeten', exact: true }).all())
    await competent.check()
  for (const proof of await page.getByLabel('Bukti', { exact: true }).all())
    await proof.fill('Amdal Pelabuhan Contoh 2021')
  for (const label of ['Sertifikat pelatihan penyusun Amdal', 'Portofolio bidang tugas']) {
    const missing = choose(page, label)
    if ((await missing.count()) === 0) continue
    await missing.setInputFiles(paper(`${label}.pdf`))
    await page.getByRole('link', { name: new RegExp(`^${label}\\.pdf`) }).waitFor()
  }
  if (await page.getByLabel('Nomor sertifikat').count()) await describeTraining(page)
  await expectSound(guest)
  await goOn(page)
}

/** Opens the invoice by the link in the mail, and sends the proof of its payment. */
export async function pay({ open, ...guest }: Visitor, invoice: string): Promise<string> {
  const { page } = guest
  await open(invoice)
  const number = (await page.locator('h1').innerText()).replace('Invoice ', '')
  await expectSound({ ...guest, open })
  await page.getByLabel('Bank pengirim').fill('Bank Contoh')
  await page.getByLabel('Nama pengirim').fill('Wening Contoh Pertiwi')
  await page.getByLabel('Tanggal transfer').fill(today())
  await choose(page, 'Bukti transfer').setInputFiles(await photo('bukti transfer.jpg'))
  await page.getByRole('link', { name: /bukti transfer\.jpg/ }).waitFor()
  await page.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
  await page.getByText('Petugas sedang mencocokkan pembayaran Anda.').waitFor()
  await expectSound({ ...guest, open })
  return number
}
