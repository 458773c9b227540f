import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import type { Invoice } from '../src/features/certification/invoices/contract.ts'
import { officeTo } from '../src/office-paths.ts'
import { own } from '../src/own-paths.ts'
import { isQuick } from '../tests/quick.ts'
import { midtransStandIn } from '../tests/stand-ins/midtrans.ts'
import { applyByCalls, becomeApplicant } from './applicant.ts'
import { expectSound } from './application-form.ts'
import { breaches, DESK, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { countClicks } from './clicks.ts'
import { inOffice, inOfficeAs, openOffice, waitForWords } from './office.ts'
import { paper } from './papers.ts'
import { NEW_PASSWORD } from './register.ts'
import { approve, becomeBilled } from './scheduled.ts'
import { makeScheduleByCalls } from './schedules.ts'
import { siteAddress } from './site.ts'

withBrowser()

const KEY = 'kunci-uji-peramban'
const SECOND = 'keuangan@example.com'
const SANDBOX = '/admin-api/penyedia-pembayaran/2'
/** From the page of the invoice to a paid one. */
const MOST_CLICKS = 3

const midtrans = await midtransStandIn(KEY)
afterAll(midtrans.close)

const confirmPassword = (page: Page, password = DEMO_PASSWORD) =>
  call(page, 'POST', '/user/confirm-password', { password })

/** Offers online payment at the stand-in, or takes it back. */
const offer = (form: { aktif: boolean; kunci: string }) =>
  inOffice(async ({ page }) => {
    await confirmPassword(page)
    const { version } = await call<{ version: number }>(page, 'GET', SANDBOX)
    const settings = { metode: ['qris', 'bca', 'kartu'], alamat: midtrans.url, token_notifikasi: '' }
    await call(page, 'PUT', SANDBOX, { ...settings, ...form, version })
  })

beforeAll(() => offer({ aktif: true, kunci: KEY }), 60_000)
afterAll(() => offer({ aktif: false, kunci: '' }), 60_000)

test('a second person confirms on the page of the settings, and in a demonstration it counts at once', async () => {
  await inOfficeAs(SECOND, async ({ page }) => {
    await openOffice(page, '/admin/penyedia-pembayaran/2')
    await page.getByRole('button', { name: 'Setujui' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click()
    await page.getByRole('dialog').getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click()
    await waitForWords(page, 'Perubahan disetujui.')
    expect(await breaches(page)).toEqual([])
  })
}, 60_000)

const newest = (): string => [...midtrans.transactions.keys()].at(-1) ?? ''

/** The newest order at the provider is paid, and its notice reaches the portal. */
async function payNewest(): Promise<void> {
  midtrans.take(newest(), 'settlement')
  await tell(newest())
}

/** The provider's notice of an order reaches the portal. */
async function tell(order: string): Promise<void> {
  const { body, headers } = midtrans.notice(order)
  const answer = await fetch(`${siteAddress()}/pembayaran/notifikasi/midtrans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

const paid = (page: Page) => page.getByRole('link', { name: 'Unduh kuitansi' }).waitFor({ timeout: 30_000 })

const METHODS = [
  ['QRIS', PHONE, 'Citra Contoh Pembayar', (page: Page) => page.getByRole('img', { name: 'Kode QRIS untuk dipindai' })],
  ['Virtual account BCA', DESK, 'Damar Contoh Pembayar', (page: Page) => page.getByText('Nomor virtual account')],
] as const

test.each(isQuick ? METHODS.slice(0, 1) : METHODS)(
  'an invoice that is paid by %s becomes paid by itself, without staff and in at most three clicks',
  async (method, viewport, name, target) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}.daring@example.com`
    const schedule = await makeScheduleByCalls({ kuota: 3 })
    const storageState = await becomeApplicant(email, name)
    await visit({ viewport, storageState }, async (guest) => {
      const { page, context, open, complaints } = guest
      await open('/user/dashboard')
      const id = await becomeBilled(page, schedule, name)
      const hands = await countClicks(context)
      await open(own.certificationInvoice(id))
      await expectSound(guest)
      await page.getByRole('button', { name: method }).click()
      await target(page).waitFor()
      await page.getByRole('timer').waitFor()
      await expectSound(guest)
      await payNewest()
      await paid(page)
      await expectSound(guest)
      expect(hands.clicks).toBeLessThanOrEqual(MOST_CLICKS)
      expect(complaints).toEqual([])
    })
  },
  180_000,
)

test('a payment counts after the page was closed, methods that were not heard of are asked for again, and a provider that is away is said beside them', {
  tags: ['long'],
  timeout: 180_000,
}, async () => {
  const name = 'Eka Contoh Pembayar'
  const schedule = await makeScheduleByCalls({ kuota: 3 })
  const storageState = await becomeApplicant('eka.daring@example.com', name)
  await visit({ viewport: PHONE, storageState }, async ({ page, open }) => {
    await open('/user/dashboard')
    const id = await becomeBilled(page, schedule, name)
    // A first question that is lost on the way is asked again.
    await page.route(`**/user-training/${id}/invoice/tagihan`, (route) => route.abort(), { times: 1 })
    await open(own.certificationInvoice(id))
    midtrans.state.isAway = true
    await page.getByRole('button', { name: 'QRIS' }).click()
    await page.getByText('Penyedia pembayaran sedang tidak dapat dihubungi.', { exact: false }).waitFor()
    midtrans.state.isAway = false
    await page.getByRole('button', { name: 'QRIS' }).click()
    await page.getByRole('img', { name: 'Kode QRIS untuk dipindai' }).waitFor()
    await open('/user/dashboard')
    await payNewest()
    await open(own.certificationInvoice(id))
    await paid(page)
  })
})

/** Nobody is kept out, and nothing scrolls sideways, on a narrow phone and on a desk. */
async function soundOnBoth(visitor: Visitor): Promise<void> {
  for (const viewport of [{ width: 360, height: 800 }, DESK]) {
    await visitor.page.setViewportSize(viewport)
    await expectSound(visitor)
  }
}

test('an employer’s paper, a refund that two people send, and the journal of it all', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  const name = 'Farah Contoh Pembayar'
  const schedule = await makeScheduleByCalls({ kuota: 3 })
  const storageState = await becomeApplicant('farah.perusahaan@example.com', name)
  let invoice = { id: 0, total: 0 }
  await visit({ viewport: DESK, storageState }, async (guest) => {
    const { page, open, complaints } = guest
    await open('/user/dashboard')
    const id = await applyByCalls(page, schedule, name)
    await open(own.certification(id))
    await page.locator('summary', { hasText: 'Invoice proforma' }).click()
    await page.getByLabel('Nama yang ditagih').fill('PT Contoh Lestari')
    await soundOnBoth(guest)
    const proforma = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Unduh proforma' }).click()
    expect((await proforma).suggestedFilename()).toMatch(/^proforma-\d+-.*\.pdf$/)
    await page.getByText('Invoice proforma sudah diunduh.').waitFor()
    expect(complaints).toEqual([])
    await approve(id)
    invoice = await call<typeof invoice>(page, 'GET', `/user-training/${id}/invoice`)
    await inOffice(async ({ page: office }) => {
      const path = `/admin-api/invoice/${invoice.id}`
      const { version } = await call<{ version: number }>(office, 'GET', path)
      const came = { version, jumlah: invoice.total + 50_000, selisih: 50_000 }
      await call(office, 'POST', `${path}/konfirmasi`, came)
    })
    const account = { bank: 'Bank Contoh', nomor: '123456', atas_nama: name }
    await confirmPassword(page, NEW_PASSWORD)
    await call(page, 'PUT', `/user-training/${id}/invoice/pengembalian`, account)
  })
  await inOffice(async (office) => {
    const { page } = office
    await openOffice(page, officeTo.show('invoice', invoice.id))
    await page.getByRole('button', { name: 'Usulkan transfer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Usulkan transfer' }).click()
    await page.getByText('Usul Anda sendiri harus dikonfirmasi orang lain.', { exact: false }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soundOnBoth(office)
  })
  await inOfficeAs(SECOND, async (office) => {
    const { page } = office
    await openOffice(page, officeTo.show('invoice', invoice.id))
    await page.getByRole('button', { name: 'Konfirmasi transfer' }).click()
    const dialog = page.getByRole('dialog')
    const chosen = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Pilih berkas' }).click()
    await (await chosen).setFiles(paper('bukti transfer.pdf'))
    await dialog.getByText('bukti transfer.pdf').waitFor()
    await dialog.getByLabel('Catatan transfer').fill('Referensi 778')
    await soundOnBoth(office)
    await dialog.getByRole('button', { name: 'Konfirmasi transfer' }).click()
    await waitForWords(page, 'Pengembalian dicatat.')
    await openOffice(page, '/admin/pembukuan')
    await soundOnBoth(office)
    // The password was given when the provider was confirmed, and is not asked for again.
    const journal = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Unduh Excel Jurnal penjualan' }).click()
    expect((await journal).suggestedFilename()).toMatch(/^jurnal-.*\.xlsx$/)
  })
})

test('a card is paid with on the provider’s page, a refused one once more, and the invoice becomes paid by itself', {
  tags: ['long'],
  timeout: 180_000,
}, async () => {
  const name = 'Fajar Contoh Pembayar'
  const schedule = await makeScheduleByCalls({ kuota: 3 })
  const storageState = await becomeApplicant('fajar.daring@example.com', name)
  await visit({ viewport: PHONE, storageState }, async (guest) => {
    const { page, open, complaints } = guest
    await open('/user/dashboard')
    const id = await becomeBilled(page, schedule, name)
    await open(own.certificationInvoice(id))
    await page.getByRole('button', { name: 'Kartu kredit atau debit' }).click()
    const link = page.getByRole('link', { name: 'Bayar dengan kartu' })
    expect(await link.getAttribute('href')).toContain(`${midtrans.url}/snap/`)
    await expectSound(guest)
    await link.click()
    await page.getByRole('button', { name: 'Kartu ditolak' }).click()
    // The provider tells of what it knows, so its page comes first.
    await page.waitForURL(`**${own.certificationInvoice(id)}*`)
    await tell(newest())
    await page.getByText('Pembayaran kartu yang terakhir tidak berhasil', { exact: false }).waitFor({ timeout: 30_000 })
    await expectSound(guest)
    await link.click()
    await page.getByRole('button', { name: 'Bayar', exact: true }).click()
    await page.waitForURL(`**${own.certificationInvoice(id)}*`)
    await tell(newest())
    await paid(page)
    expect(new URL(page.url()).pathname).toBe(own.certificationInvoice(id))
    expect(complaints).toEqual([])
  })
})

test('a QRIS payment is given back by two of the office, and its owner sees where the money is', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  const name = 'Gita Contoh Pembayar'
  const schedule = await makeScheduleByCalls({ kuota: 3 })
  const storageState = await becomeApplicant('gita.daring@example.com', name)
  await visit({ viewport: PHONE, storageState }, async (guest) => {
    const { page, open, complaints } = guest
    await open('/user/dashboard')
    const id = await becomeBilled(page, schedule, name)
    await open(own.certificationInvoice(id))
    await page.getByRole('button', { name: 'QRIS' }).click()
    await page.getByRole('img', { name: 'Kode QRIS untuk dipindai' }).waitFor()
    await payNewest()
    await paid(page)
    const order = newest()
    await call(page, 'POST', `/user-training/${id}/batal`, { tahap: 'terjadwal' })
    const invoice = await call<Invoice>(page, 'GET', `/user-training/${id}/invoice`)
    const address = `/admin/invoice/${invoice.id}/show`
    await decide('keuangan@example.com', address, ['Usulkan pengembalian', 'Pengembalian diusulkan.'])
    expect(midtrans.transactions.get(order)?.refunds.size).toBe(0)
    midtrans.state.isAway = true
    await decide('admin@example.com', address, ['Konfirmasi pengembalian', 'Penyedia diminta mengembalikan dananya.'])
    await open(own.certificationInvoice(id))
    await page.getByText('sedang diproses', { exact: false }).first().waitFor()
    await expectSound(guest)
    midtrans.state.isAway = false
    const standing = () => call<Invoice>(page, 'GET', `/user-training/${id}/invoice`)
    await expect.poll(async () => (await standing()).status, { timeout: 90_000 }).toBe('dikembalikan')
    expect([...(midtrans.transactions.get(order)?.refunds.values() ?? [])]).toEqual([invoice.pengembalian])
    await open(own.certificationInvoice(id))
    await page.getByText('Dana sudah dikembalikan', { exact: false }).waitFor()
    await expectSound(guest)
    expect(complaints).toEqual([])
  })
})

/** One of the staff presses that button of an invoice and agrees; the screen is sound before, while asked and after. */
const decide = (email: string, address: string, [label, done]: readonly [string, string]) =>
  inOfficeAs(email, async ({ page, complaints }) => {
    await openOffice(page, address)
    await page.getByRole('button', { name: label }).click()
    expect(await breaches(page)).toEqual([])
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: label }).click()
    await waitForWords(page, done)
    await dialog.waitFor({ state: 'hidden' })
    // The dialog gives the rest of the screen back once it has faded.
    await expect.poll(() => breaches(page), { timeout: 15_000 }).toEqual([])
    expect(complaints).toEqual([])
  })
