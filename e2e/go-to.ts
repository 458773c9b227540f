import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing arrived and nothing was requested for this long. */
const QUIET_MS = 100

/**
 * Says what is missing until the page's program runs; nothing where the page has none, where it is a small one that came
 * with it (those in English), and once React has taken all of the page over: what happens before, no handler hears of.
 */
const PROGRAM_LACKS = `(() => {
  const root = document.getElementById('root')
  const container = root && Object.keys(root).find((key) => key.startsWith('__reactContainer'))
  if (!container) return root === null || document.documentElement.lang === 'en' ? '' : 'no program began at ' + location
  const { child, memoizedState } = root[container].stateNode.current
  if (child === null) return 'nothing is drawn at ' + location
  return memoizedState.isDehydrated === true ? 'not all is taken over at ' + location : ''
})()`

const BROWSER_IDLE = 'new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))'

/** Waits until the program of a page runs; where it does not, says what the browser failed to fetch. */
export async function untilProgramRuns(page: Page, failed: readonly string[] = []): Promise<void> {
  const readLacks = async () => {
    const lacks = await page.evaluate<string>(PROGRAM_LACKS)
    return lacks === '' ? [] : [lacks, ...failed]
  }
  await expect.poll(readLacks, { message: 'what the program of the page lacks' }).toEqual([])
}

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
  const failed: string[] = []
  let changed = performance.now()
  const onRequest = (request: Request) => {
    awaited.add(request)
    changed = performance.now()
  }
  const onAnswer = (request: Request) => {
    awaited.delete(request)
    changed = performance.now()
  }
  const onFailure = (request: Request) => {
    onAnswer(request)
    failed.push(`${request.url()}: ${request.failure()?.errorText}`)
  }
  page.on('request', onRequest).on('requestfinished', onAnswer).on('requestfailed', onFailure)
  await visit()
  await untilProgramRuns(page, failed)
  const onItsWay = () =>
    performance.now() - changed < QUIET_MS ? 'the page' : [...awaited].map((one) => one.url()).join(' ')
  await expect.poll(onItsWay, { message: 'what is still on its way' }).toBe('')
  await page.evaluate(BROWSER_IDLE)
  page.off('request', onRequest).off('requestfinished', onAnswer).off('requestfailed', onFailure)
}
