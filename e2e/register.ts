import type { Page } from 'playwright-core'
import { goTo } from './go-to.ts'
import { linkMailedTo } from './mailbox.ts'

export const NEW_PASSWORD = 'Danau-Sentani-54'

/** Registers an account, up to the page that asks for the address to be verified. */
export async function register(page: Page, email: string, name = 'Sri'): Promise<void> {
  await goTo(page, '/register')
  await page.getByLabel('Nama').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('No. HP').fill('0811-0000-0099')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(/^Saya menyetujui/).check()
  await page.getByRole('button', { name: /daftar|register/i }).click()
  await page.waitForURL('**/verify-email')
}

/** Registers and verifies by the link in the mail: the personal data are next. */
export async function becomeMember(page: Page, email: string, name?: string): Promise<void> {
  await register(page, email, name)
  await goTo(page, await linkMailedTo(email, /verifikasi/i))
  await page.waitForURL('**/user/data-diri?verified=1')
}
