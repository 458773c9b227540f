import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Db } from '../src/server/database/db.ts'
import type { Visitor } from './browser.ts'
import type { GivenFile } from './calls.ts'
import { goTo } from './go-to.ts'
import { paper } from './papers.ts'

/** What goes wrong with a form in people's hands. */
export const MISHAPS = [
  'empty',
  'rubbish',
  'tooLong',
  'emoji',
  'wrongFile',
  'tooLarge',
  'doubleClick',
  'back',
  'twoTabs',
  'offline',
] as const
export type Mishap = (typeof MISHAPS)[number]

/** What is said then; the field that takes no more letters; or why the form cannot meet it. */
export type Said = string | { stops: string } | { without: string }

/** After the way back: what was typed is there, and what is secret is not. */
export const KEPT = 'tetap'

/** By label, what is typed or chosen. */
type Values = Record<string, string>

export interface Form {
  /** The address, or how it is found. */
  at: string | ((db: Db, email: string) => Promise<string>)
  /** What brings it onto the screen there. */
  reach?: (page: Page) => Promise<unknown>
  /** The button that sends it. */
  button: string
  /** The field for a file, as it is spoken. */
  file?: string | RegExp
  /** The file goes with the form, and not as soon as it is chosen. */
  sendsFile?: true
  /** Saves itself; sending leads to the page of that title. */
  draft?: string
  /** A field that is not kept either, beside passwords and codes. */
  secret?: string
  /** What is typed for those mishaps; `good` for the ones that are about sending. */
  given?: Partial<Record<'good' | Mishap, Values>>
  said: Record<Mishap, Said>
}

/** A form on the screen. */
interface Shown extends Pick<Visitor, 'page' | 'context'> {
  form: Form
  box: Locator
  address: string
}

type Meet = (shown: Shown, sentence: string) => Promise<void>

const EMPTY_FILE: GivenFile = {
  name: 'catatan.exe',
  mimeType: 'application/x-msdownload',
  buffer: Buffer.from('MZ tidak terbaca'),
}
const LARGE_BYTES = 2_200_000

/** What each mishap is, and what has to be true after it. */
export const MEET: Record<Mishap, Meet> = {
  empty: async (shown, sentence) => {
    await fill(shown, 'empty')
    await send(shown)
    await expectSaid(shown, sentence)
  },
  rubbish: (shown, sentence) => sendValues(shown, 'rubbish', sentence),
  tooLong: (shown, sentence) =>
    shown.form.given?.tooLong ? sendValues(shown, 'tooLong', sentence) : expectStop(shown, sentence),
  emoji: (shown, sentence) => sendValues(shown, 'emoji', sentence),
  wrongFile: (shown, sentence) => giveFile(shown, EMPTY_FILE, sentence),
  tooLarge: (shown, sentence) =>
    giveFile(
      shown,
      { ...paper('besar.pdf'), buffer: Buffer.concat([paper('').buffer, Buffer.alloc(LARGE_BYTES)]) },
      sentence,
    ),

  /** Sent once, however often the button is pressed. */
  async doubleClick(shown, sentence) {
    const { page, box, form } = shown
    if (form.draft) return leadOnOnce(shown)
    await fill(shown, 'good')
    let sent = 0
    await page.route('**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 100))
      return route.fulfill({ status: 422, json: { message: sentence, errors: {} } })
    })
    await box.getByRole('button', { name: form.button, exact: true }).dblclick()
    await expectSaid(shown, sentence)
    await page.unroute('**')
    expect(sent, 'how often it was sent').toBe(1)
    await expectKept(shown, 'good')
  },

  /** Away and back by the browser's button. */
  async back(shown) {
    const { page, box, form, address } = shown
    await fill(shown, 'good')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/"], footer a[href="/"]')?.click(),
    )
    await page.waitForURL((url) => url.pathname === '/')
    await box.waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**${address}`)
    await form.reach?.(page)
    await box.waitFor()
    await expectAfterReturn(shown)
  },

  /** The form is opened in another tab as well, which alone changes nothing for the first. */
  async twoTabs(shown, sentence) {
    const other = await shown.context.newPage()
    await goTo(other, shown.address)
    await other.close()
    const refused = (['rubbish', 'empty', 'tooLong'] as const).find((each) => shown.form.said[each] === sentence)
    await sendValues(shown, refused ?? 'good', sentence)
  },

  async offline(shown, sentence) {
    const which = shown.form.given?.offline ? 'offline' : 'good'
    // What a draft saves by itself needs no network to be sent.
    await shown.context.setOffline(true)
    await fill(shown, which)
    await send(shown)
    await expectSaid(shown, sentence)
    await shown.context.setOffline(false)
    await expectKept(shown, which)
  },
}

/** A double press on a page that saves itself leads on by one page: one way back leads to it again. */
async function leadOnOnce(shown: Shown): Promise<void> {
  const { page, box, form, address } = shown
  await fill(shown, 'good')
  await box.getByRole('button', { name: form.button, exact: true }).dblclick()
  await page.getByRole('heading', { level: 2, name: form.draft ?? '', exact: true }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address)
  await expectKept(shown, 'good')
}

const send = ({ box, form }: Shown) => box.getByRole('button', { name: form.button, exact: true }).click()

async function sendValues(shown: Shown, which: 'good' | Mishap, sentence: string): Promise<void> {
  await fill(shown, which)
  await send(shown)
  await expectSaid(shown, sentence)
  await expectKept(shown, which)
}

async function giveFile(shown: Shown, file: GivenFile, sentence: string): Promise<void> {
  const { box, form } = shown
  if (form.sendsFile) await fill(shown, 'good')
  await box
    .getByRole('button', { name: form.file ?? '', exact: true })
    .first()
    .setInputFiles(file, { timeout: 30_000 })
  if (form.sendsFile) await send(shown)
  await expectSaid(shown, sentence)
  if (form.sendsFile) await expectKept(shown, 'good')
}

/** A label, or how it begins where it is long. */
export const wordsOf = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[.()]/g, '\\$&')}`)

/** By its whole label, or by how it begins. */
const fieldOf = (box: Locator, label: string): Locator =>
  box
    .getByLabel(label, { exact: true })
    .or(box.getByLabel(wordsOf(label)))
    .first()

/** What is put into the fields; 'empty' clears what a good form has, unless the row says otherwise. */
function valuesOf({ given = {} }: Form, which: 'good' | Mishap): [label: string, value: string][] {
  const values = given[which] ?? (which === 'empty' ? given.good : undefined)
  return Object.entries(values ?? {}).map(([label, value]) => [label, given[which] ? value : ''])
}

const kindOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const [kind, use] = [element.getAttribute('type') ?? element.tagName, element.getAttribute('autocomplete')]
    return kind === 'password' || use === 'one-time-code' ? 'secret' : kind.toLowerCase()
  })

async function fill({ box, form }: Shown, which: 'good' | Mishap): Promise<void> {
  for (const [label, value] of valuesOf(form, which)) {
    const field = fieldOf(box, label)
    const kind = await kindOf(field)
    if (kind === 'select') await field.selectOption(value)
    else if (!/radio|checkbox/.test(kind)) await field.fill(value)
    else if (value) await field.check()
  }
}

/** Nothing that was typed or chosen is lost. */
async function expectKept({ box, form }: Shown, which: 'good' | Mishap): Promise<void> {
  for (const [label, value] of valuesOf(form, which)) await expectValue(fieldOf(box, label), label, value)
}

async function expectValue(field: Locator, label: string, value: string): Promise<void> {
  const isTick = /radio|checkbox/.test(await kindOf(field))
  if (isTick && !value) return
  await expect
    .poll(() => (isTick ? field.isChecked() : field.inputValue()), { message: `${label} after it` })
    .toBe(isTick ? true : value)
}

async function expectAfterReturn({ box, form }: Shown): Promise<void> {
  for (const [label, value] of valuesOf(form, 'good')) {
    const field = fieldOf(box, label)
    const kind = label === form.secret ? 'secret' : await kindOf(field)
    await expectValue(field, label, kind === 'secret' ? '' : value)
  }
}

/** The field of that label takes no letter beyond the last one it may have. */
async function expectStop({ box }: Shown, label: string): Promise<void> {
  const field = fieldOf(box, label)
  const most = Number(await field.getAttribute('maxlength'))
  await field.fill('x'.repeat(most + 10))
  expect(most, `${label} has an end`).toBeGreaterThan(0)
  expect((await field.inputValue()).length, `letters in ${label}`).toBe(most)
  await field.fill('')
}

/** The sentence stands on the page, by the site and not by the browser. */
async function expectSaid({ page }: Pick<Shown, 'page' | 'box'>, sentence: string): Promise<void> {
  await expect.poll(() => page.locator('body').innerText(), { message: sentence }).toContain(sentence)
}
