import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { letterTo } from './mailbox.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()

const CLERK = 'pengaduan@example.com'
const URAIAN = 'Saya ditawari sertifikat tanpa uji oleh orang yang mengaku petugas lembaga.'

interface Proof {
  no_tiket: string
  pin: string
}

async function expectSound({ page, complaints }: Visitor): Promise<void> {
  await expectNoSidewaysScroll(page)
  expect(await breaches(page)).toEqual([])
  expect(complaints).toEqual([])
}

/** Fills the form as somebody who hides. */
async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Jenis pengaduan').selectOption('Pemalsuan sertifikat')
  await page.getByLabel('Uraian', { exact: true }).fill(URAIAN)
  await page.getByLabel('Sembunyikan identitas saya').check()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel(/keterangan ini benar/).check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Kirim pengaduan' }).click()

/** Returns the ticket number and PIN of the receipt, which shows them only once. */
async function receiptOn(page: Page): Promise<Proof> {
  await page.getByRole('heading', { name: 'Pengaduan Anda sudah kami terima' }).waitFor()
  const value = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').innerText()
  return { no_tiket: await value('Nomor tiket'), pin: await value('PIN') }
}

/** Opens the case of a ticket. */
async function track({ page, open }: Visitor, { no_tiket, pin }: Proof): Promise<void> {
  await open(`/pengaduan?tab=lacak&tiket=${no_tiket}`)
  await page.getByLabel('PIN').fill(pin)
  await page.getByRole('button', { name: 'Lacak', exact: true }).click()
  await page.getByRole('heading', { name: no_tiket }).waitFor()
}

/** Takes steps that need no words, or says them. */
async function takeTransition(page: Page, label: string, done: string, words?: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (words !== undefined) await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await waitForWords(page, done)
  await page.getByText(done, { exact: true }).waitFor({ state: 'detached' })
}

async function takeOver({ page }: Visitor, no_tiket: string): Promise<string> {
  await openOffice(page, '/admin/pengaduan')
  await page.getByRole('cell', { name: no_tiket }).click()
  await page.getByRole('heading', { name: no_tiket, level: 2 }).waitFor()
  await page.getByRole('button', { name: 'Ambil alih', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Saya tidak terlibat/).check()
  expect(await breaches(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ambil alih', exact: true }).click()
  await waitForWords(page, 'Anda menangani pengaduan ini.')
  return page.url()
}

/** Leads a case that is looked into to its end. */
async function close(page: Page, putusan: string): Promise<void> {
  await takeTransition(page, 'Catat tindakan', 'Tindakan dicatat.', 'Peringatan dimuat di situs.')
  await takeTransition(page, 'Tutup pengaduan', 'Pengaduan ditutup.', putusan)
}

test('an anonymous complaint is followed through questions to its closing, and opened again once', async () => {
  const email = 'pelapor.rahasia@example.com'
  const proof = await visit({ viewport: PHONE }, async (guest) => {
    const { page, open } = guest
    await open('/pengaduan')
    await expectSound(guest)
    await fill(page, email)
    await page.getByLabel('Uraian', { exact: true }).fill('Terlalu pendek.')
    await send(page)
    await page.getByRole('alert').filter({ hasText: 'Uraian paling sedikit 30 huruf.' }).waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    guest.complaints.length = 0
    await page.getByLabel('Uraian', { exact: true }).fill(URAIAN)
    await send(page)
    const received = await receiptOn(page)
    await expectSound(guest)
    return received
  })
  expect((await letterTo(email, new RegExp(`^Tanda terima pengaduan ${proof.no_tiket}`))).text).toContain(proof.pin)

  const address = await inOfficeAs(CLERK, async (office) => {
    const { page } = office
    const url = await takeOver(office, proof.no_tiket)
    expect(await page.getByText(email).count()).toBe(0)
    await page.getByText('Disembunyikan', { exact: true }).waitFor()
    await takeTransition(page, 'Nyatakan valid', 'Pengaduan divalidasi.')
    await takeTransition(page, 'Mulai telaah', 'Telaah dimulai.')
    await takeTransition(page, 'Tanya pelapor', 'Pertanyaan dikirim.', 'Kapan tawaran itu Anda terima?')
    expect(await breaches(page)).toEqual([])
    return url
  })

  await visit({ viewport: DESK }, async (guest) => {
    const { page } = guest
    await track(guest, proof)
    await page.getByText('Kapan tawaran itu Anda terima?').waitFor()
    await page.getByLabel('Jawaban Anda atas pertanyaan petugas').fill('Kemarin, melalui telepon.')
    await page.getByRole('button', { name: 'Kirim balasan' }).click()
    await page.getByText('Kemarin, melalui telepon.').waitFor()
    await expectSound(guest)
  })
  await inOfficeAs(CLERK, async ({ page }) => {
    await openOffice(page, address)
    await close(page, 'Tawaran itu palsu dan sudah dilaporkan.')
  })
  await letterTo(email, new RegExp(`${proof.no_tiket} ditutup`))

  await visit({ viewport: PHONE }, async (guest) => {
    const { page } = guest
    await track(guest, proof)
    await page.getByText('Tawaran itu palsu dan sudah dilaporkan.').first().waitFor()
    await page.getByLabel('Alasan membuka kembali').fill('Tawaran yang sama datang lagi hari ini.')
    await page.getByRole('button', { name: 'Buka kembali' }).click()
    await page.getByLabel('Pesan kepada petugas').waitFor()
    await expectSound(guest)
  })
  await inOfficeAs(CLERK, async ({ page }) => {
    await openOffice(page, address)
    await takeTransition(page, 'Mulai telaah', 'Telaah dimulai.')
    await close(page, 'Nomor penawar sudah diblokir.')
  })
  await visit({ viewport: PHONE }, async (guest) => {
    await track(guest, proof)
    expect(await guest.page.getByLabel('Alasan membuka kembali').count()).toBe(0)
    await expectSound(guest)
  })
})

test('without JavaScript a complaint is filed, tracked and answered all the same', async () => {
  await visit({ viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/pengaduan')
    await fill(page, 'tanpa.javascript@example.com')
    await page.getByLabel('No. HP').fill('bukan nomor')
    await page
      .getByLabel('Lampiran')
      .setInputFiles({ name: 'bukti.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
    await send(page)
    await page.getByText('No. HP berisi 8–20 angka').first().waitFor()
    await page.getByText('Pilih kembali lampiran Anda').waitFor()
    await expect.poll(() => page.getByLabel('Uraian', { exact: true }).inputValue()).toBe(URAIAN)
    await page.getByLabel('No. HP').fill('')
    await send(page)
    const { no_tiket, pin } = await receiptOn(page)
    await page.getByRole('link', { name: 'Lacak pengaduan ini' }).click()
    await page.getByLabel('PIN').fill(pin)
    await page.getByRole('button', { name: 'Lacak', exact: true }).click()
    await page.getByRole('heading', { name: no_tiket }).waitFor()
    expect(page.url()).not.toContain(pin)
    await page.getByLabel('Pesan kepada petugas').fill('Masih ada yang ingin saya sampaikan.')
    await page.getByRole('button', { name: 'Kirim balasan' }).click()
    await page.getByText('Masih ada yang ingin saya sampaikan.').waitFor()
  })
})
