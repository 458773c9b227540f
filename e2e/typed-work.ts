import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { waitUntilLoaded } from './office.ts'
import { waitUntilSealed } from './offline.ts'

/** Something that is typed into, found again after a reload and in another tab. */
export interface Typing {
  /** Opens it on its page, where that takes a press. */
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  address: string
  words: string
}

const QUESTION = 'Buang isian?'

export const question = (page: Page): Locator => page.getByRole('dialog', { name: QUESTION })

export async function stay(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Lanjut mengisi' }).click()
  await question(page).waitFor({ state: 'detached' })
}

export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sesi Anda berakhir' })
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Masuk', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

export const expectWords = ({ field, words }: Typing, page: Page): Promise<void> =>
  expect.poll(() => field(page).inputValue(), { message: page.url() }).toBe(words)

async function comeBack(typing: Typing, page: Page): Promise<void> {
  await waitUntilLoaded(page)
  await typing.open(page)
  await expectWords(typing, page)
}

/** The name under which one's own drafts are sealed begins so. */
export async function waitForDraft(page: Page, name: string): Promise<void> {
  const me = await page.evaluate(async () => (await (await fetch('/admin-api/saya')).json()).id)
  await waitUntilSealed(page, `draf:kantor:${me}:${name}`)
}

/** What is typed is there again after a reload, and in a second tab. */
export async function outlivesItsPage(typing: Typing, page: Page, context: BrowserContext): Promise<void> {
  await page.reload()
  await comeBack(typing, page)
  const second = await context.newPage()
  await second.goto(typing.address)
  await comeBack(typing, second)
  await second.close()
}
