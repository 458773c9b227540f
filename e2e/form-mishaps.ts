import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Db } from '../src/ground/database/db.ts'
import type { GivenFile } from './calls.ts'
import {
  buttonOf,
  expectKept,
  expectSaid,
  expectStop,
  fieldOf,
  fill,
  isAnswered,
  leaveForHome,
  type Shown,
  valuesOf,
} from './form-fields.ts'
import { goBack } from './go-to.ts'
import { paper } from './papers.ts'

/** The mishaps that a form meets in people's hands. */
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

/** The sentence that is shown then; the field that takes no more letters; or why the form cannot meet the mishap. */
export type Said = string | { stops: string } | { without: string }

/** After the way back: what was typed is there, and what is secret is not. */
export const KEPT = 'tetap'

/** By label, what is typed or chosen. */
type Values = Record<string, string>

export interface Form {
  /** The address, or how it is found. */
  at: string | ((db: Db, email: string) => Promise<string>)
  /** Opens the form on that page, where it is not there at once. */
  reach?: (page: Page) => Promise<unknown>
  /** The button that sends it. */
  button: string
  /** The field for a file, as it is spoken. */
  file?: string | RegExp
  /** The file goes with the form, and not as soon as it is chosen. */
  sendsFile?: true
  /** Saves itself; sending leads to the page of that title. */
  draft?: string
  /** Asks by GET: its words stand in the address that answers; there the field has this label, if another. */
  asks?: string
  /** The browser sends it by itself, and a page answers. */
  posted?: true
  /** The portal around it is not open yet: what else is asked of it is answered by 503. */
  closed?: true
  /** A field that is not kept either, beside passwords and codes. */
  secret?: string
  /** The values to type for those mishaps; `good` for the ones that are about sending. */
  given?: Partial<Record<'good' | Mishap, Values>>
  said: Record<Mishap, Said>
}

type Meet = (shown: Shown, sentence: string) => Promise<void>

const EMPTY_FILE: GivenFile = {
  name: 'catatan.exe',
  mimeType: 'application/x-msdownload',
  buffer: Buffer.from('MZ tidak terbaca'),
}
const LARGE_BYTES = 2_200_000

/** Makes each mishap happen and expects its outcome; a second tab is open during one with the sentence of 'twoTabs'. */
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
    const { page, form } = shown
    if (form.draft) return leadOnOnce(shown)
    if (form.asks !== undefined) return askOnce(shown, sentence)
    if (form.posted) return postOnce(shown, sentence)
    await fill(shown, 'good')
    await expectSentOnce(page, buttonOf(shown), sentence)
    await expectKept(shown, 'good')
  },

  /** Away and back by the browser's button. */
  async back(shown, sentence) {
    const { page, box, form, address } = shown
    if (form.asks !== undefined) return comeBackToAnswer(shown, sentence)
    await fill(shown, 'good')
    await leaveForHome(shown, box)
    await page.goBack()
    await page.waitForURL(`**${address}`)
    await form.reach?.(page)
    await box.waitFor()
    await expectKept(shown, 'good', (label, kind) => kind !== 'secret' && label !== form.secret)
  },

  twoTabs: (shown, sentence) => sendValues(shown, 'good', sentence),

  async offline(shown, sentence) {
    const { context, page, form } = shown
    const which = form.given?.offline ? 'offline' : 'good'
    // What a draft saves by itself needs no network to be sent.
    await context.setOffline(true)
    await fill(shown, which)
    await buttonOf(shown).click()
    await expectSaid(shown, sentence)
    await context.setOffline(false)
    if (form.asks === undefined) return expectKept(shown, which)
    await page.getByRole('link', { name: AGAIN }).or(buttonOf(shown)).first().click()
    await expectAnswered(shown, which)
  },
}

/** A double press sends once; what is sent is held here, and answered with that sentence. */
export async function expectSentOnce(page: Page, button: Locator, sentence: string): Promise<void> {
  let sent = 0
  await page.route('**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 100))
    return route.fulfill({ status: 422, json: { message: sentence, errors: {} } })
  })
  await button.dblclick()
  await expectSaid({ page }, sentence)
  await page.unroute('**')
  expect(sent, 'how often it was sent').toBe(1)
}

/** The buttons to press when the network is back. */
const AGAIN = /^(Coba lagi|Muat ulang)$/

/** A double press on a page that saves itself leads on by one page: one way back leads to it again. */
async function leadOnOnce(shown: Shown): Promise<void> {
  const { page, form, address } = shown
  await fill(shown, 'good')
  await buttonOf(shown).dblclick()
  await page.getByRole('heading', { level: 2, name: form.draft ?? '', exact: true }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address)
  await expectKept(shown, 'good')
}

/** A search is answered at an address of its own: one way back leads to where it was asked, however often it was. */
async function askOnce(shown: Shown, sentence: string): Promise<void> {
  const { page, box } = shown
  const before = page.url()
  await fill(shown, 'good')
  await buttonOf(shown).dblclick()
  await expectAnswered(shown, 'good', sentence)
  // The second press may come when the first was answered; in a page without a program that is the browser's matter.
  if ((await box.isVisible()) && (await page.locator('html[lang=id]').count()) > 0) {
    await buttonOf(shown).click()
    await expectAnswered(shown, 'good', sentence)
  }
  await goBack(page)
  expect(page.url()).toBe(before)
  await box.waitFor()
}

/** Expects that the answer of a search is shown again after the way back, with its words in their field. */
async function comeBackToAnswer(shown: Shown, sentence: string): Promise<void> {
  await fill(shown, 'good')
  await send(shown)
  await expectAnswered(shown, 'good', sentence)
  await leaveForHome(shown, shown.page.getByText(sentence).first())
  await shown.page.goBack()
  await expectAnswered(shown, 'good', sentence)
}

/** A form that a page answers goes out once; what the server refuses is written nowhere. */
async function postOnce(shown: Shown, sentence: string): Promise<void> {
  const { page, form } = shown
  const which = form.given?.rubbish ? 'rubbish' : 'empty'
  await fill(shown, which)
  let sent = 0
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return route.fallback()
  })
  await press(shown, (button) => button.dblclick())
  await expectSaid(shown, sentence)
  await page.unroute('**')
  expect(sent, 'how often it was sent').toBe(1)
  await expectKept(shown, which, isAnswered(form))
}

/** The search's words stand in the address and in the field of the page that answers it. */
async function expectAnswered({ page, form }: Shown, which: 'good' | Mishap, sentence = ''): Promise<void> {
  const values = valuesOf(form, which)
  await page.waitForURL(({ searchParams }) => values.every(([, value]) => [...searchParams.values()].includes(value)))
  await expectSaid({ page }, sentence)
  for (const [label, value] of values) {
    const field = fieldOf(page.locator('main'), form.asks || label)
    await expect.poll(() => field.inputValue(), { message: `${label} after it` }).toBe(value)
  }
}

/** Presses the button; a form that a page answers is awaited by that load, as the old page may show the same words. */
async function press(shown: Shown, button: (one: Locator) => Promise<void>): Promise<void> {
  const answer = shown.form.posted ? shown.page.waitForEvent('load') : undefined
  await Promise.all([answer, button(buttonOf(shown))])
}

const send = (shown: Shown) => press(shown, (button) => button.click())

async function sendValues(shown: Shown, which: 'good' | Mishap, sentence: string): Promise<void> {
  await fill(shown, which)
  await send(shown)
  if (shown.form.asks !== undefined) return expectAnswered(shown, which, sentence)
  await expectSaid(shown, sentence)
  await expectKept(shown, which, isAnswered(shown.form))
}

async function giveFile(shown: Shown, file: GivenFile, sentence: string): Promise<void> {
  const { box, form } = shown
  if (form.sendsFile) await fill(shown, 'good')
  const field = box.getByRole('button', { name: form.file ?? '', exact: true }).first()
  await field.setInputFiles(file, { timeout: 30_000 })
  if (form.sendsFile) await send(shown)
  await expectSaid(shown, sentence)
  if (form.sendsFile) await expectKept(shown, 'good')
}
