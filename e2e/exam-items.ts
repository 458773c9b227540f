import type { Page } from 'playwright-core'
import { DESK, visit } from './browser.ts'
import { asMember } from './login.ts'
import { openOffice } from './office.ts'

export const AUTHOR = 'soal@example.com'
export const REVIEWER = 'soal.kedua@example.com'
export const THIRD = 'admin@example.com'

/** The most entries for an item of one right answer of four, until it is with its reviewer. */
export const MOST_ENTRIES = 12

interface Written {
  unit: string
  question: string
  /** The first is right. */
  options: readonly string[]
  source: string
}

/** Writes an item on the form for new ones; it is not sent yet. */
export async function fillItem(page: Page, { unit, question, options, source }: Written): Promise<void> {
  await openOffice(page, '/admin/soal/create')
  await page.getByRole('combobox', { name: 'Unit kompetensi' }).click()
  await page.getByRole('option', { name: unit, exact: true }).click()
  await page.getByRole('combobox', { name: 'Tingkat' }).click()
  await page.getByRole('option', { name: 'Mengingat' }).click()
  await page.getByRole('textbox', { name: 'Soal', exact: false }).first().fill(question)
  const fields = page.getByRole('textbox', { name: 'Pilihan' })
  for (const [at, words] of options.entries()) await fields.nth(at).fill(words)
  await page.getByRole('switch', { name: 'Kunci' }).first().click()
  await page.getByRole('textbox', { name: 'Sumber', exact: true }).fill(source)
}

/** Sends the item that was written to its reviewer; answers the path of its page. */
export async function sendItem(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Simpan dan kirim ke penelaah' }).click()
  await page.waitForURL(/\/admin\/soal\/\d+\/show/)
  await page.getByText('Menunggu telaah').first().waitFor()
  return new URL(page.url()).pathname
}

/** Somebody takes a transition of an item or a form on its page, and confirms it. */
export const takeTransition = async (who: string, path: string, verb: string): Promise<void> =>
  visit({ viewport: DESK, storageState: await asMember(who) }, async ({ page }) => {
    await openOffice(page, path)
    await page.getByRole('button', { name: verb }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: verb, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
