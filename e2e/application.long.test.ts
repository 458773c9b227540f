import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { applyByCalls, becomeApplicant, fillByCalls } from './applicant.ts'
import { expectSound } from './application-form.ts'
import { apply, correct, pay, writeToOffice } from './application-member.ts'
import { answer, approve, book, checkFiles, confirm, openQueued, sendBack } from './application-office.ts'
import { breaches, DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { linkMailedTo } from './mailbox.ts'
import { inOffice } from './office.ts'
import { makeScheduleByCalls } from './schedules.ts'

withBrowser()

async function expectScheduled(guest: Visitor, application: string): Promise<void> {
  const { page, open } = guest
  await open(application)
  await expect.poll(() => page.locator('main').innerText()).toContain('Proses Sertifikasi')
  for (const tab of ['permohonan', 'berkas', 'jadwal', 'hasil', 'sertifikat', 'riwayat']) {
    await open(`${application}?tab=${tab}`)
    await expectSound(guest)
  }
  await open(`${application}/invoice`)
  await expectSound(guest)
  const receipt = await page.getByRole('link', { name: 'Unduh kuitansi' }).getAttribute('href')
  expect((await page.request.get(receipt ?? '')).headers()['content-type']).toContain('application/pdf')
}

const WAYS = [
  ['a desk', { viewport: DESK }, 'Wening Contoh Pertiwi', 'by hand'],
  ['a phone', { viewport: PHONE, colorScheme: 'dark' as const }, 'Raka Contoh Samudra', 'from the bank statement'],
] as const

describe.each(WAYS)('at %s', (device, options, name, way) => {
  test(`a member applies, corrects, pays, and is scheduled ${way}; member and office write to each other`, async () => {
    const email = `pemohon.${device.replaceAll(' ', '.')}@example.com`
    const storageState = await becomeApplicant(email, name)
    await visit({ ...options, storageState }, async (guest) => {
      const { page, open, complaints } = guest
      const application = await apply(guest, name)
      await inOffice(async (office) => {
        await openQueued(office.page, name)
        expect(await breaches(office.page)).toEqual([])
        await checkFiles(office.page, true)
        await sendBack(office.page)
      })
      await linkMailedTo(email, /perbaik/i)
      await correct(guest)
      await inOffice(async (office) => {
        await openQueued(office.page, name)
        await checkFiles(office.page, false)
        await approve(office.page)
      })
      const { number, total } = await pay(guest, await linkMailedTo(email, /invoice/i))
      await inOffice(({ page: office }) => (way === 'by hand' ? confirm(office, number) : book(office, number, total)))
      await linkMailedTo(email, /kuitansi|pembayaran/i)
      await expectScheduled(guest, application)
      await writeToOffice(guest, application)
      await inOffice((office) => answer(office.page, application.split('/').at(-1) ?? ''))
      await open(`${application}?tab=pesan`)
      await page.getByText('Tidak perlu, komputer disediakan.').waitFor()
      expect(complaints.filter((words) => !/status of 422/.test(words))).toEqual([])
    })
  })
})

async function waitForSeat(guest: Visitor, date: number): Promise<void> {
  const { page, open } = guest
  await open(`/user/sertifikasi/daftar/${date}`)
  await page.getByText(/Kuota jadwal ini penuh/).waitFor()
  await page.getByRole('button', { name: 'Mulai permohonan' }).click()
  await page.getByRole('button', { name: 'Masuk Daftar Tunggu' }).click()
  await page.getByRole('heading', { name: 'Anda berada di daftar tunggu' }).waitFor()
  await expect.poll(() => page.locator('main').innerText()).toContain('Urutan Anda 1')
  await expectSound(guest)
}

async function withdraw({ page, open }: Visitor, application: number): Promise<void> {
  await open(`/user/sertifikasi/saya/${application}`)
  await page.getByRole('button', { name: 'Batalkan permohonan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alasan').fill('Ada tugas lapangan pada hari itu.')
  expect(await breaches(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Batalkan permohonan' }).click()
  await page.getByRole('heading', { name: 'Permohonan dibatalkan' }).waitFor()
}

/** Expects that what another tab saved is not overwritten: the person chooses a version and continues from there. */
async function meetOtherTab({ page }: Visitor, saveThere: () => Promise<void>): Promise<void> {
  const formPages = page.getByRole('navigation', { name: 'Langkah permohonan' })
  await formPages.getByRole('link', { name: /Skema/ }).click()
  const needs = page.getByLabel('Kebutuhan khusus')
  await needs.waitFor()
  await saveThere()
  await needs.fill('Kursi roda')
  await page.getByText('Data sudah berubah di tab atau perangkat lain').waitFor()
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: 'Muat versi terbaru' }).click()
  await expect.poll(() => needs.inputValue()).toBe('')
  await formPages.getByRole('link', { name: /Periksa/ }).click()
}

/** The seat that was offered is taken; answers the application. */
async function takeSeat(guest: Visitor): Promise<number> {
  const { page, open } = guest
  await open('/user/dashboard')
  await page.getByText('Kursi tersedia untuk Anda').waitFor()
  await page.getByRole('link', { name: 'Lengkapi permohonan' }).click()
  await page.getByText(/Satu kursi disimpan untuk Anda sampai/).waitFor()
  await expectSound(guest)
  const { draf } = await call<{ draf: { id: number }[] }>(page, 'GET', '/training/terbuka')
  const id = draf[0]?.id ?? 0
  await meetOtherTab(guest, () => fillByCalls(page, id, 'Jati Contoh'))
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Permohonan terkirim' }).waitFor()
  return id
}

async function moveElsewhere(page: Page): Promise<void> {
  const before = await page.locator('main').innerText()
  await page.getByRole('button', { name: 'Pindah jadwal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  expect(await breaches(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pindah jadwal' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Pindah jadwal' }).count(), { timeout: 5000 }).toBe(0)
  expect(await page.locator('main').innerText()).not.toBe(before)
}

test('who waits for a full date is offered the seat that another gives up, moves once, and withdraws', async () => {
  const [holder, waiting] = ['kursi.penuh@example.com', 'daftar.tunggu@example.com']
  const application = await becomeApplicant(holder, 'Damar Contoh')
  const waited = await becomeApplicant(waiting, 'Jati Contoh')
  const date = await makeScheduleByCalls({ kuota: 1 })
  await visit({ viewport: DESK, storageState: application }, async (first) => {
    const taken = await applyByCalls(first.page, date, 'Damar Contoh')
    await visit({ viewport: PHONE, storageState: waited }, async (second) => {
      await waitForSeat(second, date)
      await withdraw(first, taken)
      await linkMailedTo(waiting, /kursi/i)
      const application = await takeSeat(second)
      await second.open(`/user/sertifikasi/saya/${application}`)
      await moveElsewhere(second.page)
      await expectSound(second)
      await withdraw(second, application)
      await second.open('/user/sertifikasi/saya?tab=riwayat')
      await expect.poll(() => second.page.locator('main').innerText()).toContain('Dibatalkan')
      await expectSound(second)
      // The browser itself reports the conflict of the two tabs.
      expect([...first.complaints, ...second.complaints].filter((words) => !/status of 409/.test(words))).toEqual([])
    })
  })
})
