import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import type { Form, Mishap } from './form-mishaps.ts'

/** A form on the screen. */
export interface Shown extends Pick<Visitor, 'page' | 'context'> {
  form: Omit<Form, 'at'>
  box: Locator
  address: string
  /** The kind of each field by its label, cached once it has been looked up. */
  kinds: Map<string, string>
}

type Which = 'good' | Mishap

/** A label, or how it begins where it is long. */
export const wordsOf = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[.()?]/g, '\\$&')}`)

/** By its whole label, or by how it begins. */
export const fieldOf = (box: Locator, label: string): Locator =>
  box
    .getByLabel(label, { exact: true })
    .or(box.getByLabel(wordsOf(label)))
    .first()

/** Returns the values to type; 'empty' clears the fields of a good form, unless the row says otherwise. */
export function valuesOf({ given = {} }: Pick<Form, 'given'>, which: Which): [label: string, value: string][] {
  const values = given[which] ?? (which === 'empty' ? given.good : undefined)
  return Object.entries(values ?? {}).map(([label, value]) => [label, given[which] ? value : ''])
}

async function kindOf({ box, kinds }: Shown, label: string): Promise<string> {
  const known = kinds.get(label)
  if (known !== undefined) return known
  const kind = await fieldOf(box, label).evaluate((element) => {
    const [given, use] = [element.getAttribute('type') ?? element.tagName, element.getAttribute('autocomplete')]
    return given === 'password' || use === 'one-time-code' ? 'secret' : given.toLowerCase()
  })
  kinds.set(label, kind)
  return kind
}

const isTick = (kind: string): boolean => /radio|checkbox/.test(kind)

export async function fill(shown: Shown, which: Which): Promise<void> {
  // Where a page answers, its program comes with it.
  await shown.page.waitForLoadState()
  for (const [label, value] of valuesOf(shown.form, which)) {
    const field = fieldOf(shown.box, label)
    const kind = await kindOf(shown, label)
    if (kind === 'select') await field.selectOption(value)
    else if (!isTick(kind)) await field.fill(value)
    else if (value) await field.check()
  }
}

export const buttonOf = ({ box, form }: Shown): Locator =>
  box.getByRole('button', { name: form.button, exact: true }).first()

/** Expects that all input is kept, except what the page must not keep. */
export async function expectKept(
  shown: Shown,
  which: Which,
  isKept: (label: string, kind: string) => boolean = () => true,
) {
  for (const [label, value] of valuesOf(shown.form, which)) {
    const kind = await kindOf(shown, label)
    if (isTick(kind) && !value) continue
    const field = fieldOf(shown.box, label)
    await expect
      .poll(() => (isTick(kind) ? field.isChecked() : field.inputValue()), { message: `${label} after it` })
      .toBe(isTick(kind) || (isKept(label, kind) ? value : ''))
  }
}

/** Tells whether a field keeps its input: in a page that answered the form all but the secret one do. */
export const isAnswered =
  ({ posted, secret }: Pick<Form, 'posted' | 'secret'>) =>
  (label: string): boolean =>
    posted === undefined || label !== secret

/** The field of that label takes no letter beyond the last one it may have. */
export async function expectStop({ box }: Shown, label: string): Promise<void> {
  const field = fieldOf(box, label)
  const most = Number(await field.getAttribute('maxlength'))
  await field.fill('x'.repeat(most + 10))
  expect(most, `${label} has an end`).toBeGreaterThan(0)
  expect((await field.inputValue()).length, `letters in ${label}`).toBe(most)
  await field.fill('')
}

/** The sentence stands on the page, by the site and not by the browser. */
export const expectSaid = ({ page }: Pick<Shown, 'page'>, sentence: string): Promise<void> =>
  expect.poll(() => page.locator('body').innerText(), { message: sentence }).toContain(sentence)

/** Leaves for the home page by a link, and waits until `gone` has disappeared. */
export async function leaveForHome({ page, address }: Shown, gone: Locator): Promise<void> {
  const home = address.startsWith('/en') ? '/en' : '/'
  await page.evaluate(
    (path) => document.querySelector<HTMLAnchorElement>(`header a[href="${path}"], footer a[href="${path}"]`)?.click(),
    home,
  )
  await page.waitForURL((url) => url.pathname === home)
  await gone.waitFor({ state: 'detached' })
}
