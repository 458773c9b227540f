import { expect, test } from 'vitest'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { publicPaths } from './public-paths.ts'

withBrowser()

type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** The browser itself reports the 404 that such a page rightly answers with. */
const isExpected = (complaint: string): boolean => /Failed to load resource.*404/.test(complaint)

const COLOURS = ['light', 'dark'] as const

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])(
  'on %s every public page is free of accessibility breaches, complaints and sideways scroll, light and dark',
  async (_name, viewport) => {
    await visit({ viewport }, async ({ page, open, complaints }) => {
      for (const path of await publicPaths()) {
        await page.emulateMedia({ colorScheme: 'light' })
        await open(path)
        await expectNoSidewaysScroll(page)
        for (const colorScheme of COLOURS) {
          await page.emulateMedia({ colorScheme })
          expect(await breaches(page), `${path}, ${colorScheme}`).toEqual([])
        }
      }
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    })
  },
  180_000,
)

test('at 320 pixels no public page scrolls sideways', async () => {
  await visit({ viewport: { width: 320, height: 640 } }, async ({ page, open }) => {
    for (const path of await publicPaths()) {
      await open(path)
      await expectNoSidewaysScroll(page)
    }
  })
})

test('without JavaScript every public page shows its heading and its matter', async () => {
  await visit({ javaScriptEnabled: false, viewport: DESK }, async ({ page, open }) => {
    for (const path of await publicPaths()) {
      await open(path)
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1)
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60)
    }
  })
})

test('layout does not shift while a page loads', async () => {
  await visit({ viewport: PHONE }, async ({ page, open }) => {
    await page.addInitScript(() => {
      const record = { shift: 0, moved: [] as string[] }
      Object.assign(window, { record })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          record.shift += entry.value
          record.moved.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of await publicPaths()) {
      await open(path)
      const { shift, moved } = await page.evaluate(
        () => (globalThis as typeof globalThis & { record: { shift: number; moved: string[] } }).record,
      )
      expect(shift, `${path}: ${moved.join(' | ')}`).toBeLessThanOrEqual(0.02)
    }
  })
})

test('the first load of a public page stays within its bytes: script 110 kB, style 20 kB, font 40 kB', async () => {
  for (const path of await publicPaths()) {
    await visit({ viewport: DESK }, async ({ context, page, open }) => {
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
      await open(path)
      expect(bytes['Script'], `${path} script`).toBeLessThanOrEqual(110_000)
      expect(bytes['Stylesheet'], `${path} style`).toBeLessThanOrEqual(20_000)
      expect(bytes['Font'], `${path} font`).toBeLessThanOrEqual(40_000)
      expect(bytes['Script'], `${path} runs a program`).toBeGreaterThan(10_000)
      expect(urls.filter((url) => /react-admin|react-hook-form|office/.test(url))).toEqual([])
    })
  }
})

test('the program comes once a page is on the screen, so that it does not hold up what is seen', async () => {
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

// Pictures open in the lightbox, which takes their clicks.
test('a link to what is no page is left to the browser: the router takes none of them', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    const seen = new Set<string>()
    for (const path of await publicPaths()) {
      await open(path)
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
    expect([...seen].filter((href) => href.endsWith('/artikel/rss.xml')).length).toBe(1)
  })
})
