import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESK, type Visitor, visit } from './browser.ts'
import { goOn, goTo } from './go-to.ts'
import { asMember } from './login.ts'

export const asAdministrator = async () => ({ viewport: DESK, storageState: await asMember('admin@example.com') })

/** Nothing is on its way; how far something has come may be shown all the same. */
export const waitUntilLoaded = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[role=progressbar]:not([aria-valuenow])').count(), { timeout: 15_000 }).toBe(0)

const titleOf = (page: Page) => page.locator('#react-admin-title').innerText()

/** The screen is whole once it has its title and nothing is on its way any more. */
export async function openOffice(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await expect.poll(() => titleOf(page), { timeout: 15_000 }).not.toBe('')
  await waitUntilLoaded(page)
}

/** As `openOffice`; from a screen of the office to one of another title nothing is loaded anew, which takes a third of the time. */
export async function goOnInOffice(page: Page, address: string): Promise<void> {
  if ((await page.locator('#react-admin-title').count()) === 0) return openOffice(page, address)
  const left = await titleOf(page)
  await goOn(page, address)
  const hasComeOn = async () => !['', left].includes(await titleOf(page))
  await expect.poll(hasComeOn, { message: address, timeout: 15_000 }).toBe(true)
  await waitUntilLoaded(page)
}

/** Types into a field with suggestions, and takes the first that the server finds. */
export async function pick(page: Page, field: string | RegExp, words: string): Promise<string> {
  const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === words)
  await page.getByRole('combobox', { name: field }).fill(words)
  await found
  const option = page.getByRole('option').filter({ hasText: words }).first()
  const name = await option.innerText()
  await option.click()
  return name
}

/** Chooses from a list that opens on a press. */
export async function choose(page: Page, field: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Waits until the office has said so. */
export const waitForWords = (page: Page, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).waitFor()

/** A piece of work by the administrator. */
export const inOffice = <T>(work: (office: Visitor) => Promise<T>): Promise<T> => inOfficeAs('admin@example.com', work)

/** A piece of work by one of the staff. */
export const inOfficeAs = async <T>(email: string, work: (office: Visitor) => Promise<T>): Promise<T> =>
  visit({ viewport: DESK, storageState: await asMember(email) }, work)

/** Document, what was written and the main button are in view together. */
export async function expectBeside(page: Page, parts: Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= height, String(part)).toBe(true)
  }
}
