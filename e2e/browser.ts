import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findChromium } from '../scripts/browser-programs.ts'
import { goTo } from './go-to.ts'
import { fromHome, siteAddress } from './site.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Keeps the browser's own errands off the network. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Switches V8's optimizing compilers off: test pages are too short-lived for them, and they cost an eighth of the work.
 */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan'

let browser: Browser

/** Starts one Chromium for the test file. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', ...QUIET, UNOPTIMIZED],
    })
  })
  afterAll(() => browser.close())
}

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Errors and warnings of the console and the page. */
  complaints: string[]
  /** Opens an address of the site and waits until it has come to rest. */
  open: (path: string) => Promise<void>
  leave: () => Promise<void>
}

/** The console message by which Playwright blocks a service worker; it is no complaint of the page. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/**
 * A fresh visitor with empty cookies and caches, from an address of its own. What passes by a service worker is not
 * always seen by routes, so those who need one ask for it.
 */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: siteAddress(),
    reducedMotion: 'reduce',
    extraHTTPHeaders: fromHome(),
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    context,
    page,
    complaints,
    open: async (path) => void (await (options.javaScriptEnabled === false ? page.goto(path) : goTo(page, path))),
    leave: () => context.close(),
  }
}

/** A visitor for the length of one piece of work. */
export async function visit<T>(options: BrowserContextOptions, work: (guest: Visitor) => Promise<T>): Promise<T> {
  const guest = await visitor(options)
  try {
    return await work(guest)
  } finally {
    await guest.leave()
  }
}

/** The cookies of a login, for another visitor to start with. */
export type LoggedIn = Awaited<ReturnType<BrowserContext['storageState']>>

export const PHONE = { width: 360, height: 780 }
export const DESK = { width: 1280, height: 900 }

interface Violation {
  id: string
  nodes: { target: unknown; failureSummary?: string }[]
}

/**
 * Half-way through a change of colour, a button has the contrast of neither state. Asked anew until none is on its way:
 * what left the page meanwhile never says that it finished.
 */
const settleColours = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
            // What a closed drawer hides stands still, and never ends.
            .filter((one) => !(one.effect instanceof KeyframeEffect) || one.effect.target?.checkVisibility())
            .filter((one) => one.playState === 'running').length,
      ),
    )
    .toBe(0)

/** Runs Axe, which is injected once per page. */
async function breachesOf(page: Page, runOnly: object): Promise<string[]> {
  await settleColours(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const violations = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(runOnly)} }).then((result) => result.violations)`,
  )) as Violation[]
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
  )
}

/**
 * The office's bar with the title slides away from those who read on, and back at the top. Waits there until it stands
 * still, or ten seconds.
 */
const TITLE_STANDS = `new Promise((resolve) => {
  const begun = performance.now()
  let still = begun
  const look = () => {
    const title = document.getElementById('react-admin-title')
    const bar = title?.closest('header')
    const now = performance.now()
    const stands = !bar || (scrollY === 0 && title.checkVisibility({ visibilityProperty: true }) && getComputedStyle(bar).transform === 'none')
    if (!stands) {
      scrollTo(0, 0)
      still = now
    }
    if (!title || now - still > 120 || now - begun > 10000) resolve()
    else requestAnimationFrame(look)
  }
  look()
})`

/** Returns the breaches of WCAG 2.2 A and AA on the page as it is, in words. */
export async function breaches(page: Page): Promise<string[]> {
  await page.evaluate(TITLE_STANDS)
  return breachesOf(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
}

/** Returns the accessibility breaches of colour alone, as nothing else of a page differs between colour schemes. */
export const colourBreaches = (page: Page): Promise<string[]> =>
  breachesOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

/** Expects that nothing is wider than the window, once the page has adapted to a new size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wide, { message: page.url(), timeout: 5000 }).toBeLessThanOrEqual(0)
}

/** Widths of a phone, a tablet and a desk. */
export const WIDTHS = [PHONE.width, 768, DESK.width] as const

/** Expects that the page has no breach and nothing to scroll sideways on a phone, a tablet and a desk. */
export async function expectSoundAtWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESK.height })
    await expectNoSidewaysScroll(page)
    expect(await breaches(page), `${page.url()} at ${width}`).toEqual([])
  }
}
