import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { breaches, expectNoSidewaysScroll, type Visitor } from './browser.ts'
import { paper, photo } from './papers.ts'

export async function expectSound({ page }: Visitor): Promise<void> {
  expect(await breaches(page), page.url()).toEqual([])
  await expectNoSidewaysScroll(page)
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Simpan dan lanjut' }).click()

/** The step of that title is there, and has the focus. */
async function waitForFormPage(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
  await heading.waitFor()
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** Returns the button that opens the file chooser, by its accessible name: 'Pilih berkas Ijazah'. */
export const choose = (within: Page | Locator, label: string, verb = 'Pilih berkas') =>
  within.getByRole('button', { name: `${verb} ${label}`, exact: true })

/** Short steps, up to the page on which the answers are checked. */
export async function fillApplication(guest: Visitor): Promise<void> {
  const { page } = guest
  await page.getByRole('navigation', { name: 'Langkah permohonan' }).getByRole('link', { name: /Skema/ }).click()
  await waitForFormPage(page, 'Skema & jadwal')
  await page.getByLabel('Kebutuhan khusus').fill('Kursi roda')
  await expectSound(guest)
  await goOn(page)

  await waitForFormPage(page, 'Pengalaman')
  await fillExperience(page)
  await expectSound(guest)
  await goOn(page)

  await waitForFormPage(page, 'Asesmen mandiri')
  await fillAssessment(guest)
  await goOn(page)

  await waitForFormPage(page, 'Berkas')
  await giveFiles(page)
  await expectSound(guest)
  await goOn(page)

  await waitForFormPage(page, 'Periksa & kirim')
}

async function fillExperience(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tambah dokumen' }).click()
  const row = page.getByRole('group', { name: 'Dokumen 1' })
  await row.getByLabel('Judul dokumen').fill('Amdal Rencana Pelabuhan Contoh')
  await row.getByLabel('Jenis dokumen').selectOption('Amdal')
  await row.getByLabel('Peran Anda').selectOption('Anggota tim')
  await row.getByLabel('Pemrakarsa').fill('PT Contoh Bahari')
  await row.getByLabel('Lokasi').fill('Kabupaten Contoh, DI Yogyakarta')
  await row.getByLabel('Tahun').fill('2021')
  await choose(row, 'Bukti').setInputFiles(paper('halaman judul.pdf'))
  await row.getByRole('link', { name: /halaman judul\.pdf/ }).waitFor()
}

/**
 * Fills the self-assessment. The alert about open units stands above the step, and its link focuses the first open
 * field.
 */
async function fillAssessment(guest: Visitor): Promise<void> {
  const { page } = guest
  const competent = page.getByRole('radio', { name: 'Kompeten', exact: true })
  await goOn(page)
  await page
    .getByRole('alert')
    .getByText(/Pilih kompeten/)
    .first()
    .click()
  expect(await competent.first().evaluate((radio) => radio === document.activeElement)).toBe(true)
  await expectSound(guest)
  const count = await competent.count()
  for (let unit = 0; unit < count - 1; unit += 1) {
    await competent.nth(unit).check()
    await page.getByLabel('Bukti', { exact: true }).nth(unit).fill('Bab rona lingkungan, Amdal Pelabuhan Contoh 2021')
  }
  await page
    .getByRole('radio', { name: 'Belum kompeten', exact: true })
    .nth(count - 1)
    .check()
}

async function giveFiles(page: Page): Promise<void> {
  for (const name of ['ktp.pdf', 'ijazah.pdf', 'cv.pdf']) {
    await page.getByRole('link', { name: `${name} (dibuka di tab baru)` }).waitFor()
  }
  await choose(page, 'Pas foto terbaru', 'Ganti').setInputFiles(await photo('potret.jpg'))
  for (const name of ['Sertifikat pelatihan penyusun Amdal', 'Portofolio bidang tugas']) {
    await choose(page, name).setInputFiles(paper(`${name}.pdf`))
  }
  for (const name of ['potret.jpg', 'Sertifikat pelatihan penyusun Amdal.pdf', 'Portofolio bidang tugas.pdf']) {
    await page.getByRole('link', { name: `${name} (dibuka di tab baru)` }).waitFor()
  }
  await describeTraining(page)
}

/** Fills in the fields of the training certificate. */
export async function describeTraining(page: Page): Promise<void> {
  await page.getByLabel('Nomor sertifikat').fill('P-001/2020')
  await page.getByLabel('Lembaga pelatihan').fill('LPK Contoh')
  await page.getByLabel('Tanggal sertifikat').fill('2020-03-14')
}

/** Agrees to every statement and signs. */
export async function declare(page: Page, signature: string): Promise<void> {
  for (const words of [/keempat hal/, /data pribadi/]) {
    await page.getByRole('checkbox', { name: words }).check()
  }
  await page.getByLabel('Tanda tangan').fill(signature)
}
