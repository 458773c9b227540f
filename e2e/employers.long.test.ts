import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Invoice } from '../src/features/certification/invoices/contract.ts'
import { own } from '../src/own-paths.ts'
import { becomeApplicant } from './applicant.ts'
import { choose, expectSound } from './application-form.ts'
import { today } from './application-office.ts'
import { PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { reload } from './go-to.ts'
import { linkMailedTo } from './mailbox.ts'
import { inOffice } from './office.ts'
import { photo } from './papers.ts'
import { becomeBilled } from './scheduled.ts'
import { makeScheduleByCalls } from './schedules.ts'

withBrowser()

const MEMBER = { email: 'anggota.perusahaan@example.com', name: 'Putri Contoh Anggota' }
const EMPLOYER = 'PT Contoh Nusantara Hijau'

/** Founds the employer and invites two; answers its page. */
async function found({ page, open, ...guest }: Visitor): Promise<string> {
  const visitor = { page, open, ...guest }
  await open(own.employers)
  await expectSound(visitor)
  await page.getByLabel('Nama perusahaan').fill(EMPLOYER)
  await page.getByLabel('NPWP').fill('99.000.000.0-000.012')
  await page.getByLabel('Alamat').fill('Jalan Contoh Nomor 9')
  await page.getByRole('button', { name: 'Daftarkan perusahaan' }).click()
  await page.getByRole('heading', { level: 1, name: EMPLOYER }).waitFor()
  const list = page.getByLabel('Alamat email, satu tiap baris')
  await list.fill(`Nama, Email\n${MEMBER.name} <${MEMBER.email}>\ntanpa.alamat\nbelum.punya.akun@example.com`)
  await page.getByRole('button', { name: 'Undang', exact: true }).click()
  await expect.poll(() => page.getByRole('cell', { name: 'Undangan dikirim.' }).count()).toBe(2)
  await page.getByRole('cell', { name: /^Baris 3: / }).waitFor()
  expect(await list.inputValue()).toBe('tanpa.alamat')
  await expectSound(visitor)
  await findAddressesAgain(page, list)
  return new URL(page.url()).pathname
}

/** What was not invited, or not sent yet, is there when the page is loaded anew; what was taken out is not. */
async function findAddressesAgain(page: Page, list: Locator): Promise<void> {
  await reload(page)
  await expect.poll(() => list.inputValue()).toBe('tanpa.alamat')
  await list.fill('tanpa.alamat\nnanti@example.com')
  await reload(page)
  await expect.poll(() => list.inputValue()).toBe('tanpa.alamat\nnanti@example.com')
  await list.fill('')
  await reload(page)
  await list.waitFor()
  expect(await list.inputValue()).toBe('')
}

/** Reads what the employer would see, and accepts. */
async function accept(member: Visitor): Promise<void> {
  await member.open(await linkMailedTo(MEMBER.email, /Undangan dari/))
  await member.page.getByText('Data diri, berkas, pesan, hasil uji, dan nilai Anda tidak terlihat').waitFor()
  await expectSound(member)
  await member.page.getByRole('button', { name: 'Terima undangan' }).click()
  await member.page.getByText('Anggota', { exact: true }).waitFor()
}

async function register({ page, open, ...guest }: Visitor, employer: string, date: number): Promise<void> {
  await open(`${employer}?tab=daftar`)
  await page.getByLabel('Jadwal').selectOption(String(date))
  await page.getByRole('checkbox', { name: MEMBER.name }).check()
  await page.getByRole('button', { name: 'Daftarkan', exact: true }).click()
  await page.getByRole('status').getByText('Terdaftar').waitFor()
  await page.getByRole('cell', { name: 'Draf' }).waitFor()
  await expectSound({ page, open, ...guest })
}

async function pay(guest: Visitor, employer: string): Promise<string> {
  const { page, open } = guest
  await open(`${employer}?tab=tagihan`)
  await expectSound(guest)
  await page.getByRole('link', { name: /^INV\// }).click()
  await page.getByRole('heading', { level: 1, name: /^Invoice INV/ }).waitFor()
  expect(await page.getByRole('article').innerText()).toContain(EMPLOYER)
  await page.getByLabel('Bank pengirim').fill('Bank Contoh')
  await page.getByLabel('Nama pengirim').fill(EMPLOYER)
  await page.getByLabel('Tanggal transfer').fill(today())
  await choose(page, 'Bukti transfer').setInputFiles(await photo('bukti transfer.jpg'))
  await page.getByRole('link', { name: /bukti transfer\.jpg/ }).waitFor()
  await page.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
  await page.getByText('Petugas sedang mencocokkan pembayaran Anda.').waitFor()
  await expectSound(guest)
  return new URL(page.url()).pathname
}

test('an employer founds, invites, registers a member, who completes their own application, and pays its invoice at 360 px', async () => {
  const date = await makeScheduleByCalls({ kuota: 5 })
  const asManager = await becomeApplicant('pengelola.perusahaan@example.com', 'Rudi Contoh Pengelola')
  const asMember = await becomeApplicant(MEMBER.email, MEMBER.name)
  await visit({ viewport: PHONE, storageState: asManager }, async (manager) => {
    const employer = await found(manager)
    await visit({ viewport: PHONE, storageState: asMember }, async (member) => {
      await accept(member)
      await register(manager, employer, date)
      const draft = await linkMailedTo(MEMBER.email, /mendaftarkan Anda/)
      await member.open(draft)
      const id = await becomeBilled(member.page, date, MEMBER.name)
      await member.open(own.certification(id))
      await member.page.getByRole('region', { name: 'Pembayar' }).getByText(EMPLOYER).waitFor()
      await expectSound(member)
      const address = await pay(manager, employer)
      const invoice = await call<Invoice>(member.page, 'GET', `/user-training/${id}/invoice`)
      await inOffice(async ({ page }) => {
        const { version } = await call<{ version: number }>(page, 'GET', `/admin-api/invoice/${invoice.id}`)
        await call(page, 'POST', `/admin-api/invoice/${invoice.id}/konfirmasi`, { version, jumlah: invoice.total })
      })
      await manager.open(address)
      await manager.page.getByRole('link', { name: 'Unduh kuitansi' }).waitFor()
      await manager.open(`${employer}?tab=tagihan&keadaan=lunas`)
      await manager.page.getByRole('link', { name: invoice.nomor }).waitFor()
      await manager.page.getByRole('link', { name: 'Unduh rekap' }).waitFor()
      await expectSound(manager)
      expect([...manager.complaints, ...member.complaints]).toEqual([])
    })
  })
})
