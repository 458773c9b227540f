import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { to } from '../src/paths.ts'
import { isQuick } from '../tests/quick.ts'
import {
  breaches,
  colourBreaches,
  DESK,
  expectNoSidewaysScroll,
  PHONE,
  type Visitor,
  visit,
  withBrowser,
} from './browser.ts'
import { publicPaths } from './public-paths.ts'
import { siteAddress } from './site.ts'

withBrowser()

type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** The browser itself reports the 404 that such a page rightly answers with. */
const isExpected = (complaint: string): boolean => /Failed to load resource.*404/.test(complaint)

const KINDS = new Set(['/', '/jadwal-uji', '/pengaduan'])
const NARROW = { width: 320, height: 640 }

const PATHS = await publicPaths()
/** A page of each kind: home, list, form. */
const LOOKED_AT = isQuick ? PATHS.filter((path) => KINDS.has(path)) : PATHS

/** Counts the bytes of the visitor's first page from now on. */
async function countFirstLoad({ context, page }: Visitor) {
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = { Script: 0, Stylesheet: 0, Font: 0 }
  const urls: string[] = []
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    urls.push(response.url)
  })
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return { bytes, urls, end: () => network.detach() }
}

/** From the next page on, how far things move while it loads, and what. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const record = { shift: 0, moved: [] as string[] }
    Object.assign(window, { record })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        record.shift += entry.value
        record.moved.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The font comes only after the page was painted without it, as on a slow line. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
  }
}

const shiftsOn = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & { record: { shift: number; moved: string[] } }).record)

/** Both colours; what is no matter of colour is looked at in one of them. */
async function expectAccessible(page: Page, whole: 'light' | 'dark'): Promise<void> {
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: whole })
  expect(await breaches(page), whole).toEqual([])
  const other = whole === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other })
  // Colours go over into the other ones.
  await expect.poll(() => colourBreaches(page), { message: other }).toEqual([])
}

const seen = new Set<string>()

/** A link to what is no page is left to the browser: the router takes none of them. Pictures open in the lightbox. */
async function expectLinksLeft(page: Page): Promise<void> {
  const links: string[] = await page.evaluate(
    '[...new Set([...document.links].filter((a) => a.origin === location.origin && !a.querySelector("img")).map((a) => a.href.split("#")[0]))]',
  )
  for (const href of links.filter((link) => !seen.has(link))) {
    seen.add(href)
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    await answer.body?.cancel()
    if (answer.headers.get('content-type')?.startsWith('text/html')) continue
    const taken = await page.evaluate((address) => {
      const link = [...document.links].find((one) => one.href.split('#')[0] === address)
      let isTaken = false
      window.addEventListener(
        'click',
        (event) => {
          isTaken = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      link?.click()
      return isTaken
    }, href)
    expect(taken, href).toBe(false)
  }
}

test.each(LOOKED_AT)(
  '%s: its first load stays within 110 kB of script, 20 kB of style and 40 kB of font; links to what is no page are the browser’s; it is accessible, quiet and not too wide on desk and phone, and nothing shifts when the font comes late',
  async (path) => {
    await visit({ viewport: DESK }, async (guest) => {
      const { page, open, complaints } = guest
      const first = await countFirstLoad(guest)
      await open(path)
      expect(first.bytes['Script'], 'script').toBeLessThanOrEqual(110_000)
      expect(first.bytes['Stylesheet'], 'style').toBeLessThanOrEqual(20_000)
      expect(first.bytes['Font'], 'font').toBeLessThanOrEqual(40_000)
      expect(first.bytes['Script'], 'runs a program').toBeGreaterThan(10_000)
      expect(first.urls.filter((url) => /react-admin|react-hook-form|office/.test(url))).toEqual([])
      await first.end()
      await expectAccessible(page, 'dark')
      await expectLinksLeft(page)
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    })
    // Of a cache of its own: a browser that has the desk's larger picture shows that one,
    // and complains that the phone's was preloaded and not used.
    await visit({ viewport: PHONE, colorScheme: 'light' }, async ({ page, open, complaints }) => {
      await recordShifts(page)
      const releaseFonts = await holdFonts(page)
      await Promise.all([open(path), releaseFonts()])
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      const { shift, moved } = await shiftsOn(page)
      expect(shift, moved.join(' | ')).toBeLessThanOrEqual(0.02)
      await expectAccessible(page, 'light')
      await page.setViewportSize(NARROW)
      await expectNoSidewaysScroll(page)
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    })
  },
)

test.each([
  ['/', 108_000],
  ['/login', 115_000],
  ['/register', 115_000],
  ['/forgot-password', 115_000],
  ['/reset-password/rahasia', 115_000],
])('%s: its first load brings at most %i bytes of script', async (path, most) => {
  await visit({ viewport: PHONE }, async (guest) => {
    const first = await countFirstLoad(guest)
    await guest.open(path)
    await first.end()
    expect(first.bytes['Script']).toBeGreaterThan(100_000)
    expect(first.bytes['Script']).toBeLessThanOrEqual(most)
  })
})

test('the list of articles links to what is no page: its feed', async () => {
  const list = await (await fetch(`${siteAddress()}${to.articles}`)).text()
  expect(list).toContain('/artikel/rss.xml')
})

test('without JavaScript every public page shows its heading and its matter', async () => {
  await visit({ javaScriptEnabled: false, viewport: DESK }, async ({ page, open }) => {
    for (const path of PATHS) {
      await open(path)
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1)
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60)
    }
  })
})

test('the program comes once a page is on the screen, so that it does not hold up what is seen', {
  tags: ['long'],
}, async () => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password/rahasia']) {
    await visit({ viewport: PHONE }, async ({ page, open }) => {
      await open(path)
      const { shown, begun } = await page.evaluate(() => ({
        shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        begun: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/react-/.test(name))?.startTime,
      }))
      expect(begun, path).toBeGreaterThan(shown ?? Number.POSITIVE_INFINITY)
    })
  }
})
