import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applyByCalls, becomeApplicant } from './applicant.ts'
import { today } from './application-office.ts'
import { breaches, expectNoSidewaysScroll, type LoggedIn, PHONE, visit, withBrowser } from './browser.ts'
import { call, upload } from './calls.ts'
import { countClicks } from './clicks.ts'
import { tabTo } from './keyboard.ts'
import { expectBeside, inOffice, openOffice } from './office.ts'
import { photo } from './papers.ts'
import { makeScheduleByCalls } from './schedules.ts'

withBrowser()

/** Clicks, or keys beside Tab, by which a clean application is approved; the list stands open. */
const MOST_ACTIONS = 5

interface Waiting {
  id: number
  name: string
  storageState: LoggedIn
}

/** Two applications that wait, of people that only this file knows. */
async function makeTwo(): Promise<[Waiting, Waiting]> {
  const date = await makeScheduleByCalls({ kuota: 5 })
  const make = async (email: string, name: string): Promise<Waiting> => {
    const storageState = await becomeApplicant(email, name)
    return visit({ viewport: PHONE, storageState }, async ({ page }) => ({
      id: await applyByCalls(page, date, name),
      name,
      storageState,
    }))
  }
  return [
    await make('berkas.klik@example.com', 'Kirana Contoh Klik'),
    await make('berkas.tombol@example.com', 'Surya Contoh Tombol'),
  ]
}

const stageOf = async (page: Page, { id }: Waiting) =>
  (await call<{ tahap: string }>(page, 'GET', `/admin-api/permohonan/${id}`)).tahap

const list = (page: Page) => page.getByRole('listbox', { name: 'Persyaratan' })

const linkOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('link')

/** The case stands, and its place in the queue is counted. */
async function waitForCase(page: Page, { name }: Waiting): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByText(/^1 dari \d+ permohonan menunggu verifikasi$/).waitFor()
}

/** It was approved, and the next case has taken its place, or there is none. */
async function waitForNext(page: Page): Promise<void> {
  await page.getByText('Permohonan disetujui.').waitFor()
  await page.getByText(/^(2 dari \d+ permohonan menunggu verifikasi$|Antrean kosong)/).waitFor()
}

const mainButton = (page: Page) => page.getByRole('button', { name: 'Simpan dan berikutnya' })

test('a clean application is verified by a few clicks, and another by the keyboard alone; the next one follows', async () => {
  const [byClicks, byKeys] = await makeTwo()
  await inOffice(async ({ page, context, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, '/admin/permohonan?perPage=100')
    await linkOf(page, byClicks.name).click()
    await waitForCase(page, byClicks)
    await expectBeside(page, [page.locator('iframe'), page.getByText('NIK', { exact: true }), mainButton(page)])
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Semua sesuai' }).click()
    await page.getByText(/^Semua sesuai: disetujui/).waitFor()
    await mainButton(page).click()
    await waitForNext(page)
    console.info(`a clean application: ${hands.clicks} clicks`)
    expect(hands.clicks).toBeLessThanOrEqual(MOST_ACTIONS)

    const pressed = await verifyByKeys(page, byKeys)
    console.info(`a clean application by the keyboard: ${pressed.join(', ')}`)
    expect(pressed.length).toBeLessThanOrEqual(MOST_ACTIONS)
    expect([await stageOf(page, byClicks), await stageOf(page, byKeys)]).not.toContain('diajukan')

    const nomor = await sendProof(byKeys)
    const paid = await payByKeys(page, nomor)
    console.info(`a clean payment by the keyboard: ${paid.join(', ')}`)
    expect(paid.length).toBeLessThanOrEqual(MOST_ACTIONS)
    expect(await stageOf(page, byKeys)).toBe('terjadwal')
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })
}, 240_000)

/** From the list to the next case without a mouse; answers what was pressed beside Tab. */
async function verifyByKeys(page: Page, application: Waiting): Promise<string[]> {
  const pressed: string[] = []
  const press = async (key: string) => {
    pressed.push(key)
    await page.keyboard.press(key)
  }
  await openOffice(page, '/admin/permohonan?perPage=100')
  await tabTo(page, linkOf(page, application.name))
  await press('Enter')
  await waitForCase(page, application)
  await list(page).getByRole('option', { selected: true }).and(page.locator(':focus')).waitFor()
  await press('s')
  await list(page)
    .getByRole('option', { name: /Sesuai$/ })
    .first()
    .waitFor()
  await list(page)
    .getByRole('option', { name: /Belum diperiksa$/, selected: true })
    .and(page.locator(':focus'))
    .waitFor()
  await press('Shift+S')
  await page.getByText(/^Semua sesuai: disetujui/).waitFor()
  await press('Control+Enter')
  await waitForNext(page)
  return pressed
}

/** The applicant sends the proof of what was asked for; answers the number of the invoice. */
const sendProof = ({ id, storageState }: Waiting): Promise<string> =>
  visit({ viewport: PHONE, storageState }, async ({ page }) => {
    const address = `/user-training/${id}/invoice`
    const { nomor, total: jumlah } = await call<{ nomor: string; total: number }>(page, 'GET', address)
    const file_id = await upload(page, 'bukti_bayar', await photo('bukti transfer.jpg'))
    await call(page, 'POST', `${address}/bukti`, {
      bank_pengirim: 'Bank Contoh',
      nama_pengirim: 'Surya Contoh Tombol',
      tanggal_transfer: today(),
      jumlah,
      file_id,
    })
    return nomor
  })

/** From the list of invoices to a confirmed payment without a mouse; answers what was pressed beside Tab. */
async function payByKeys(page: Page, nomor: string): Promise<string[]> {
  const pressed: string[] = []
  const press = async (key: string) => {
    pressed.push(key)
    await page.keyboard.press(key)
  }
  await openOffice(page, '/admin/invoice')
  await page.getByRole('button', { name: 'Kerjakan antrean' }).waitFor()
  await tabTo(page, linkOf(page, nomor))
  await press('Enter')
  await page.getByRole('heading', { name: nomor, exact: true }).waitFor()
  await page.getByText(/^1 dari \d+ bukti bayar menunggu konfirmasi$/).waitFor()
  const proofs = page.getByRole('listbox', { name: 'Bukti pembayaran' })
  await proofs.getByRole('option', { selected: true }).and(page.locator(':focus')).waitFor()
  await page.getByRole('img', { name: 'bukti transfer.jpg' }).waitFor()
  await expectBeside(page, [
    page.getByRole('img', { name: 'bukti transfer.jpg' }),
    page.getByText('Nama pengirim', { exact: true }),
    page.getByRole('button', { name: 'Konfirmasi pembayaran' }),
  ])
  expect(await breaches(page)).toEqual([])
  await press('s')
  await page.getByText(/^Semua sesuai: pembayaran dicatat/).waitFor()
  await press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan dan berikutnya' }).waitFor()
  await page.getByRole('dialog').getByRole('status').waitFor()
  await press('Control+Enter')
  await page.getByText('Pembayaran dicatat.').waitFor()
  await page.getByText(/^(\d+ dari \d+ bukti bayar menunggu konfirmasi$|Antrean kosong)/).waitFor()
  return pressed
}
