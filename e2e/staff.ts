import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, bodyZone, type Day, dayIn } from '../src/lib/day.ts'
import { DESK, expectSoundAtWidths, visit } from './browser.ts'
import { asMember } from './login.ts'

/** Returns the day so many days from now by the body's clocks, as a date field takes it. */
export const inDays = (days: number): Day => addDays(dayIn(bodyZone(), new Date()), days)

/** Works as somebody of the demonstration; what the page complains of fails the test. */
export async function workAs(who: string, work: (page: Page) => Promise<void>): Promise<void> {
  await visit({ viewport: DESK, storageState: await asMember(who) }, async ({ page, complaints }) => {
    await work(page)
    expect(complaints).toEqual([])
  })
}

/** Opens a dialog by its button, fills it, sends it, and waits until the page says so. */
export async function sendDialog(
  page: Page,
  label: string,
  given: Record<string, string>,
  done: string,
): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [field, words] of Object.entries(given)) await dialog.getByLabel(field).first().fill(words)
  await expectSoundAtWidths(page)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(done, { exact: true }).first().waitFor()
}
