import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { ensureChromium } from '../scripts/browser-programs.ts'
import { LINE, reportExamLine } from './exam-line.ts'
import { median } from './percentile.ts'

const LAPTOP = { width: 1366, height: 768 }
const ROWS = '.RaDataTable-tbody .RaDataTable-row'
/** Other work on the machine makes single runs slow: the middle one of these counts. */
const RUNS = 3

interface SlowLine {
  /** Seconds until the first list shows its rows, from an empty cache. */
  first: number
  /** Seconds from the press on a link of the menu until the next list shows its rows. */
  next: number
  /** Kilobytes that the first list took. */
  kilobytes: number
}

const SECONDS = { first: 5, next: 1.5 }

/** Measures the office and an exam over a slow line, and reports them. */
export const reportLine =
  (report: (what: string, figure: string, bar: string, held: boolean) => void) =>
  async ({ url }: { url: string }): Promise<void> => {
    const { first, next, kilobytes } = await slowLine(url)
    const figure = `${first.toFixed(1)} s, ${kilobytes.toFixed(0)} kB`
    report('Kantor pada 400 ms dan 1 Mbit/s: daftar pertama', figure, '≤ 5 s', first <= SECONDS.first)
    report(
      'Kantor pada 400 ms dan 1 Mbit/s: daftar berikutnya',
      `${next.toFixed(1)} s`,
      '≤ 1,5 s',
      next <= SECONDS.next,
    )
    await reportExamLine(report, { url })
  }

/** Measures the office's first and second list over a slow line. */
async function slowLine(url: string): Promise<SlowLine> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const login = await loggedIn(browser, url)
    const runs: SlowLine[] = []
    while (runs.length < RUNS) runs.push(await run(browser, url, login))
    return {
      first: median(runs.map(({ first }) => first)),
      next: median(runs.map(({ next }) => next)),
      kilobytes: median(runs.map(({ kilobytes }) => kilobytes)),
    }
  } finally {
    await browser.close()
  }
}

async function loggedIn(browser: Browser, url: string): ReturnType<BrowserContext['storageState']> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** Waits until a list of that title shows its rows. */
const rowsOf = (page: Page, title: string) =>
  page.waitForFunction(
    ([name, rows]) =>
      document.querySelector('#react-admin-title')?.textContent === name && document.querySelector(rows ?? ''),
    [title, ROWS],
    { timeout: 60_000 },
  )

async function run(
  browser: Browser,
  url: string,
  login: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<SlowLine> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: login,
    serviceWorkers: 'block',
    viewport: LAPTOP,
  })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  let bytes = 0
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  const begun = performance.now()
  await page.goto('/admin/jadwal', { waitUntil: 'commit' })
  await rowsOf(page, 'Jadwal')
  const first = (performance.now() - begun) / 1000
  const kilobytes = bytes / 1000
  const link = page.getByRole('menuitem', { name: 'Skema', exact: true })
  await link.hover()
  const pressed = performance.now()
  await link.click()
  await rowsOf(page, 'Skema')
  const next = (performance.now() - pressed) / 1000
  await context.close()
  return { first, next, kilobytes }
}
