import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HolderCertificate } from '../src/features/certification/certificates/own-certificates-contract.ts'
import { qrIn, textIn } from '../tests/pdf-reading.ts'
import { declare, expectSound } from './application-form.ts'
import { breaches, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { asMember } from './login.ts'
import { inOffice, openOffice } from './office.ts'

withBrowser()

const EMAIL = 'pemegang.lama@example.com'
const NAME = 'Wening Larasati Hadiningrat'
const CERTIFICATES = '/user/sertifikasi/saya?tab=bersertifikat'

const renewableCertificate = async (page: Page): Promise<HolderCertificate> => {
  const [held] = await call<HolderCertificate[]>(page, 'GET', '/sertifikat-saya')
  if (!held) throw new Error('no certificate')
  return held
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
const waitForFormPage = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor()

/** Units that the scheme of the renewal names otherwise are answered again; all others stand there as before. */
async function assess(page: Page): Promise<void> {
  const competent = page.getByRole('radio', { name: 'Kompeten', exact: true })
  for (let unit = 0; unit < (await competent.count()); unit += 1) {
    await competent.nth(unit).check()
    const evidence = page.getByLabel('Bukti', { exact: true }).nth(unit)
    if ((await evidence.inputValue()) === '') await evidence.fill('Lihat portofolio bab rona lingkungan.')
  }
}

async function fill(guest: Visitor): Promise<void> {
  const { page } = guest
  await goOn(page)
  await waitForFormPage(page, 'Pengalaman')
  const first = page.getByRole('group', { name: 'Dokumen 1' })
  await expect.poll(() => first.getByLabel('Judul dokumen').inputValue()).toMatch(/Contoh/)
  await first.getByRole('link', { name: /Bukti laporan kinerja\.pdf/ }).waitFor()
  await expectSound(guest)
  await goOn(page)
  await waitForFormPage(page, 'Asesmen mandiri')
  await assess(page)
  await expectSound(guest)
  await goOn(page)
  await waitForFormPage(page, 'Berkas')
  await expectSound(guest)
  await goOn(page)
  await waitForFormPage(page, 'Periksa & kirim')
  await declare(page, NAME)
}

test('a holder whose window is open renews: what was reported stands there, and what is examined is said before sending', async () => {
  await visit({ viewport: PHONE, storageState: await asMember(EMAIL) }, async (guest) => {
    const { page, open } = guest
    await open(CERTIFICATES)
    const { no_sertifikasi } = await renewableCertificate(page)
    await page.getByText(/Dapat diajukan sampai/).waitFor()
    await expectSound(guest)
    await page.getByRole('link', { name: `Perpanjang sertifikat ${no_sertifikasi}` }).click()
    await page.getByText(`Memperpanjang sertifikat ${no_sertifikasi}`).first().waitFor()
    await expectSound(guest)
    await page
      .getByRole('button', { name: /^Daftar Perpanjangan Sertifikat Anggota/ })
      .first()
      .click()
    const renewal = page
      .locator('section', { has: page.getByRole('heading', { name: 'Perpanjangan', exact: true }) })
      .last()
    await renewal.getByText('Diuji penuh', { exact: true }).waitFor()
    await expect.poll(() => renewal.innerText()).toMatch(/Laporan kinerja tahun ke-3 belum dikirim/)
    await expectSound(guest)
    await fill(guest)
    await renewal.getByText('Diuji penuh', { exact: true }).waitFor()
    await expectSound(guest)
    await page.getByRole('button', { name: 'Kirim permohonan' }).click()
    await page.getByRole('heading', { level: 1, name: 'Permohonan terkirim' }).waitFor()
    await page.getByRole('link', { name: 'Lihat permohonan' }).click()
    await renewal.getByText(no_sertifikasi).waitFor()
    expect(await renewal.innerText()).not.toContain('Lengkapi sebelum mengirim')
    await expectSound(guest)
    const address = `/admin/permohonan/${page.url().split('/').at(-1)}/show`
    await inOffice(async (office) => {
      await openOffice(office.page, address)
      await office.page.getByText(/Diuji penuh: .*Laporan kinerja tahun ke-3 belum dikirim/).waitFor()
      expect(await breaches(office.page)).toEqual([])
    })
    expect(guest.complaints).toEqual([])
  })
})

test('a letter on the status of a certificate is made at a press, and whoever is handed it learns what it is worth', async () => {
  const letter = await visit({ viewport: PHONE, storageState: await asMember(EMAIL) }, async (guest) => {
    const { page, open } = guest
    await open(CERTIFICATES)
    const { no_sertifikasi } = await renewableCertificate(page)
    await page.getByRole('button', { name: `Buat surat keterangan status sertifikat ${no_sertifikasi}` }).click()
    await page.getByText(/^Surat SKS\/\d{4}\/\d{4} sudah dibuat/).waitFor()
    await expectSound(guest)
    const [newest] = (await renewableCertificate(page)).surat
    if (!newest) throw new Error('no letter')
    const answer = await page.request.get(`/surat-status/${newest.id}/surat.pdf`)
    return { no_sertifikasi, surat: newest.nomor, bytes: await answer.body() }
  })
  const words = await textIn(letter.bytes)
  for (const said of [NAME, letter.no_sertifikasi, letter.surat, 'Aktif']) expect(words).toContain(said)
  expect(words).not.toMatch(/\d{16}/)
  const link = await qrIn(letter.bytes)
  await visit({ viewport: PHONE }, async (stranger) => {
    const { page, open } = stranger
    await open(link)
    await page.getByText(letter.no_sertifikasi).first().waitFor()
    await open('/daftar-pemegang?bagian=berkas')
    const file = { name: 'surat.pdf', mimeType: 'application/pdf', buffer: letter.bytes }
    await page.getByLabel('Pilih berkas').setInputFiles(file)
    const verdict = page.getByRole('alert')
    await verdict.getByText('Surat keterangan asli.').waitFor()
    await expect.poll(() => verdict.innerText()).toMatch(/menyatakan keadaan pada .*: Aktif\. Sekarang: Aktif\./)
    await expectSound(stranger)
  })
})
