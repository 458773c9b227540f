import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESK, type Visitor, visit } from './browser.ts'
import { asMember } from './login.ts'

/** The whole program is there once its menu is. */
export async function openOffice(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('#react-admin-title').innerText(), { timeout: 15_000 }).not.toBe('')
}

/** A piece of work by the administrator. */
export const inOffice = async <T>(work: (office: Visitor) => Promise<T>): Promise<T> =>
  visit({ viewport: DESK, storageState: await asMember('admin@example.com') }, work)
