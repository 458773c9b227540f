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
type Mishap = (typeof MISHAPS)[number]

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
  file?: string
  /** What is typed for those mishaps; `good` for the ones that are about sending. */
  given?: Partial<Record<'good' | Mishap, Values>>
  /** What is said then; '—' where the form has no such thing. */
  said: Record<Mishap, string>
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
const LARGE_BYTES = 11_000_000

/** What each mishap is, and what has to be true after it. */
export const MEET: Record<Mishap, Meet> = {
  empty: async (shown, sentence) => {
    await fill(shown, 'empty')
    await send(shown)
    await expectSaid(shown, sentence)
  },
  rubbish: (shown, sentence) => sendValues(shown, 'rubbish', sentence),
  tooLong: (shown, sentence) => sendValues(shown, 'tooLong', sentence),
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
    await fill(shown, 'good')
    let sent = 0
    await page.route('**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 300))
      return route.fulfill({ status: 422, json: { message: sentence, errors: {} } })
    })
    await box.getByRole('button', { name: form.button, exact: true }).dblclick()
    await expectSaid(shown, sentence)
    await page.unroute('**')
    expect(sent, 'how often it was sent').toBe(1)
    await expectKept(shown, 'good')
  },

  /** Away and back by the browser's button: the form can be filled in again, or still is. */
  async back(shown, sentence) {
    const { page, form, address } = shown
    await fill(shown, 'good')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/"], footer a[href="/"]')?.click(),
    )
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/user/dashboard')
    await page.goBack()
    await page.waitForURL(`**${address}`)
    await form.reach?.(page)
    await shown.box.getByRole('button', { name: form.button, exact: true }).waitFor()
    if (sentence === 'tetap') await expectKept(shown, 'good')
  },

  /** The form is opened in another tab as well, which alone changes nothing for the first. */
  async twoTabs(shown, sentence) {
    const other = await shown.context.newPage()
    await goTo(other, shown.address)
    await other.close()
    const which = shown.form.given?.rubbish ? 'rubbish' : 'good'
    await sendValues(shown, which, sentence)
  },

  async offline(shown, sentence) {
    await fill(shown, 'good')
    await shown.context.setOffline(true)
    await send(shown)
    await expectSaid(shown, sentence)
    await shown.context.setOffline(false)
    await expectKept(shown, 'good')
  },
}

const send = ({ box, form }: Shown) => box.getByRole('button', { name: form.button, exact: true }).click()

async function sendValues(shown: Shown, which: 'good' | Mishap, sentence: string): Promise<void> {
  await fill(shown, which)
  await send(shown)
  await expectSaid(shown, sentence)
  await expectKept(shown, which)
}

async function giveFile({ box, form, page }: Shown, file: GivenFile, sentence: string): Promise<void> {
  await box.getByRole('button', { name: form.file ?? '', exact: true }).setInputFiles(file)
  await expectSaid({ box, page }, sentence)
}

async function fill({ box, form }: Shown, which: 'good' | Mishap): Promise<void> {
  for (const [label, value] of Object.entries(form.given?.[which] ?? {})) {
    const field = box.getByLabel(label, { exact: true }).first()
    const kind = await field.evaluate((element) => `${element.tagName} ${element.getAttribute('type')}`)
    if (kind.startsWith('SELECT')) await field.selectOption(value)
    else if (/radio|checkbox/.test(kind)) await field.check()
    else await field.fill(value)
  }
}

/** Nothing that was typed is lost. */
async function expectKept({ box, form }: Shown, which: 'good' | Mishap): Promise<void> {
  for (const [label, value] of Object.entries(form.given?.[which] ?? {})) {
    const field = box.getByLabel(label, { exact: true }).first()
    if (/radio|checkbox|select/.test((await field.getAttribute('type')) ?? 'select')) continue
    await expect.poll(() => field.inputValue(), { message: `${label} is kept`, timeout: 2000 }).toBe(value)
  }
}

/** The sentence stands on the page, by the site and not by the browser. */
async function expectSaid({ page }: Pick<Shown, 'page' | 'box'>, sentence: string): Promise<void> {
  await expect.poll(() => page.locator('body').innerText(), { message: sentence, timeout: 8000 }).toContain(sentence)
}
