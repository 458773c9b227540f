import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { ensureChromium } from '../scripts/browser-programs.ts'
import { own } from '../src/own-paths.ts'
import { to } from '../src/paths.ts'
import { median } from './percentile.ts'

/** Most seconds until the largest part stands, and the least score, as Lighthouse sees a phone on a slow network. */
const PAGES = [
  { path: to.home, seconds: 1.3, least: 95, script: 108 },
  ...[to.login, to.register, to.forgotPassword, own.resetPassword('rahasia')].map((path) => ({
    path,
    seconds: 1.6,
    least: 98,
    script: 115,
  })),
]
const MOST_SHIFT = 0.02
const MOST_BLOCKED_MS = 100
const MOST_STYLE = 15
const KB = 1000

/** Other work on the machine makes single runs slow: the middle one of these counts. */
const RUNS = 3
const MOST_FAILURES = 5

interface Seen {
  score: number
  /** Seconds until the largest part stood. */
  largest: number
  shift: number
  /** Milliseconds in which a touch had to wait. */
  blocked: number
  /** Kilobytes of its first load, compressed as a browser gets them; headers are not counted. */
  script: number
  style: number
}

export interface PageSpeed extends Seen {
  path: string
  bars: { seconds: number; least: number; shift: number; blocked: number; script: number; style: number }
  /** True when score, largest paint, layout shift and blocking time keep their bars. */
  holds: boolean
  /** True when the scripts and styles that were sent keep theirs. */
  isLight: boolean
}

interface Requested {
  resourceType: string
  url: string
}

/** Yields what Lighthouse measures on the pages that guests see first. */
export async function* pageSpeeds(url: string): AsyncGenerator<PageSpeed> {
  const browser = await launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const port = Number(new URL(browser.wsEndpoint()).port)
  try {
    for (const { path, seconds, least, script } of PAGES) {
      const runs = await looksAt(url + path, port)
      const score = median(runs.map((run) => run.score))
      const largest = median(runs.map((run) => run.largest))
      const shift = median(runs.map((run) => run.shift))
      const blocked = median(runs.map((run) => run.blocked))
      const holds = score >= least && largest <= seconds && shift <= MOST_SHIFT && blocked <= MOST_BLOCKED_MS
      const [sent, style] = [median(runs.map((run) => run.script)), median(runs.map((run) => run.style))]
      const isLight = sent > 0 && sent <= script && style <= MOST_STYLE
      const bars = { seconds, least, shift: MOST_SHIFT, blocked: MOST_BLOCKED_MS, script, style: MOST_STYLE }
      yield { path, score, largest, shift, blocked, script: sent, style, bars, holds, isLight }
    }
  } finally {
    await browser.close()
  }
}

/** The first look fills what the server keeps, and does not count. */
async function looksAt(url: string, port: number): Promise<Seen[]> {
  const seen: Seen[] = []
  let failures = 0
  await look(url, port)
  while (seen.length < RUNS) {
    const one = await look(url, port)
    if (one) seen.push(one)
    else failures += 1
    if (failures > MOST_FAILURES) throw new Error(`Lighthouse cannot open ${url}`)
  }
  return seen
}

/** Runs Lighthouse once; undefined where the browser was too busy to report. */
async function look(url: string, port: number): Promise<Seen | undefined> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance'] })
  if (!result || result.lhr.runtimeError) return undefined
  const { audits, categories } = result.lhr
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  const requests = audits['network-requests']?.details as { items?: Requested[] } | undefined
  const weightOf = async (kind: string): Promise<number> => {
    const asked = (requests?.items ?? []).filter(({ resourceType }) => resourceType === kind)
    const bytes = await Promise.all(asked.map(({ url: file }) => compressedLength(file)))
    return bytes.reduce((sum, length) => sum + length / KB, 0)
  }
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    largest: figure('largest-contentful-paint') / 1000,
    shift: figure('cumulative-layout-shift'),
    blocked: figure('total-blocking-time'),
    script: await weightOf('Script'),
    style: await weightOf('Stylesheet'),
  }
}

/** Bytes of a file as a browser gets it, without headers. */
async function compressedLength(file: string): Promise<number> {
  const { headers } = await fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(headers.get('content-length') ?? Number.NaN)
}
