import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing arrived and nothing was requested for this long. */
const QUIET_MS = 100

/** The page has no program, a small one that came with it (those in English), or React has taken all of the page over: what happens before, no handler hears of. */
const PROGRAM_RUNS = `(() => {
  const root = document.getElementById('root')
  const container = root && Object.keys(root).find((key) => key.startsWith('__reactContainer'))
  if (!container) return root === null || document.documentElement.lang === 'en'
  const { child, memoizedState } = root[container].stateNode.current
  return child !== null && memoizedState.isDehydrated !== true
})()`

const BROWSER_IDLE = 'new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))'

export const untilProgramRuns = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(PROGRAM_RUNS), { message: 'the program of the page runs' }).toBe(true)

/** Opens an address and waits until the page stands: its program runs, and nothing is on its way any more. */
export const goTo = (page: Page, address: string): Promise<void> =>
  waitUntilStanding(page, async () => {
    // A place in the page that stands would not load it anew.
    if (address.includes('#')) await page.goto('about:blank')
    await page.goto(address)
  })

/** Goes on inside a program that runs, as its links do: nothing is loaded anew. */
export const goOn = (page: Page, address: string): Promise<void> =>
  waitUntilStanding(page, () =>
    page.evaluate((to) => {
      // The router counts its entries, and asks its forms about each that it knows.
      const idx = (window.history.state?.idx ?? 0) + 1
      window.history.pushState({ usr: null, key: String(idx), idx }, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    }, address),
  )

/** The browser's way back; a search that is asked anew fills its form anew. */
export const goBack = (page: Page): Promise<void> => waitUntilStanding(page, () => page.goBack())

/** Reloads the page and waits until it is complete. */
export const reload = (page: Page): Promise<void> => waitUntilStanding(page, () => page.reload())

async function waitUntilStanding(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const awaited = new Set<Request>()
  let changed = performance.now()
  const onRequest = (request: Request) => {
    awaited.add(request)
    changed = performance.now()
  }
  const onAnswer = (request: Request) => {
    awaited.delete(request)
    changed = performance.now()
  }
  page.on('request', onRequest).on('requestfinished', onAnswer).on('requestfailed', onAnswer)
  await visit()
  await untilProgramRuns(page)
  const onItsWay = () =>
    performance.now() - changed < QUIET_MS ? 'the page' : [...awaited].map((one) => one.url()).join(' ')
  await expect.poll(onItsWay, { message: 'what is still on its way' }).toBe('')
  await page.evaluate(BROWSER_IDLE)
  page.off('request', onRequest).off('requestfinished', onAnswer).off('requestfailed', onAnswer)
}
