import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, vi } from 'vitest'
import { findFirefox } from '../scripts/browser-programs.ts'
import type { GivenFile } from './calls.ts'
import { fromHome, siteAddress } from './site.ts'

export const hasFirefox = findFirefox() !== undefined

let browser: Browser | undefined
let folder = ''

/** One Firefox for the test file, spoken to over WebDriver BiDi. */
export function withFirefox(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sertifikasi-firefox-'))
    browser = await launch({ browser: 'firefox', executablePath: findFirefox() ?? '' })
  })
  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })
}

export type FirefoxVisitor = Awaited<ReturnType<typeof visitorInFirefox>>

/** React has taken the page over: before that, a click is lost. */
const PROGRAM_RUNS = "Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'))"

/** A visitor in Firefox; everything is found as assistive technology finds it, by role and name. */
export async function visitorInFirefox() {
  if (!browser) throw new Error('Firefox is started before the first test')
  const page = await (await browser.createBrowserContext()).newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.setExtraHTTPHeaders(fromHome())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints, open: (address: string) => open(page, address), ...actionsOn(page) }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(siteAddress() + address)
  await page.waitForFunction(PROGRAM_RUNS)
}

/** The controls of the page, by what they are for those who cannot see them. */
const CONTROLS = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  file: 'input[type=file]',
  field: 'textarea, select, input:not([type=radio], [type=checkbox], [type=file])',
}

type Role = keyof typeof CONTROLS

/** Runs in the page: the controls of that selector whose spoken name begins with these words. */
function namedControls(selector: string, name: string): Element[] {
  const nameOf = (control: Element): string => {
    const labels =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
        ? [...(control.labels ?? [])]
        : []
    const named = (control.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
    const spoken = [...named, ...labels].map((label) => label?.textContent ?? '').join(' ')
    return (control.getAttribute('aria-label') ?? (spoken.trim() || (control.textContent ?? '')))
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
  return [...document.querySelectorAll(selector)].filter(
    (control) => nameOf(control).startsWith(name) && control.getClientRects().length > 0,
  )
}

/** Runs in the page: a day is typed as each country writes it, so that its value is put there whole. */
function putValue(field: HTMLInputElement, value: string): void {
  field.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function actionsOn(page: Page) {
  const all = async (role: Role, name: string): Promise<ElementHandle<HTMLInputElement>[]> => {
    const list = await page.evaluateHandle(namedControls, CONTROLS[role], name)
    const properties = await list.getProperties()
    return [...properties.values()].flatMap((one) => (one.asElement() as ElementHandle<HTMLInputElement> | null) ?? [])
  }
  const find = (role: Role, name: string) =>
    vi
      .waitUntil(async () => (await all(role, name))[0], { timeout: 10_000, interval: 50 })
      .catch((error) => {
        throw new Error(`no ${role} '${name}' on ${page.url()}`, { cause: error })
      })
  const press = async (control: ElementHandle) => {
    await control.scrollIntoView()
    await control.click()
  }
  /** False where the page drew itself anew meanwhile, and took away what was found. */
  const pressIfThere = async (control: ElementHandle): Promise<boolean> => {
    try {
      await press(control)
      return true
    } catch (error) {
      if (await control.evaluate((element) => element.isConnected).catch(() => false)) throw error
      return false
    }
  }
  const give = async (button: string, file: GivenFile): Promise<void> => {
    const kept = path.join(folder, file.name)
    await writeFile(kept, file.buffer)
    await (await find('file', button)).uploadFile(kept)
  }
  return {
    click: (role: Role, name: string) =>
      vi.waitUntil(async () => pressIfThere(await find(role, name)), { timeout: 15_000, interval: 50 }),
    has: async (role: Role, name: string) => (await all(role, name)).length > 0,

    /** Clicks every control of that name. */
    async clickAll(role: Role, name: string): Promise<void> {
      for (const control of await all(role, name)) await press(control)
    },

    /** Types into every field of that name. */
    async fillAll(label: string, value: string): Promise<void> {
      for (const field of await all('field', label)) await field.type(value)
    },

    async fill(label: string, value: string): Promise<void> {
      const field = await find('field', label)
      if (await field.evaluate(({ type }) => type === 'date')) await field.evaluate(putValue, value)
      else await field.type(value)
    },

    choose: async (label: string, value: string) => void (await (await find('field', label)).select(value)),

    give,

    /** Gives a file and waits until it has arrived. */
    async upload(button: string, file: GivenFile): Promise<void> {
      await give(button, file)
      await find('link', file.name)
    },

    /** Waits for words on the page. */
    read: (words: RegExp) =>
      vi.waitUntil(async () => words.test(await textOf(page)), { timeout: 15_000, interval: 100 }),

    waitForPath: (fits: RegExp) =>
      vi.waitUntil(() => fits.test(page.url().slice(siteAddress().length)), { timeout: 15_000, interval: 50 }),

    text: () => textOf(page),
  }
}

const textOf = (page: Page): Promise<string> => page.$eval('body', (body) => body.innerText)
