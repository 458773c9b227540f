import { DEMO_PASSWORD } from '../demo/password.ts'
import { shareOut } from './filling.ts'
import { type OfficeList, officeLists } from './office-asks.ts'
import { percentile } from './percentile.ts'

const PER_PAGE = 25
/**
 * Every kind of request is made once, two at a time; those that took longest once more, and the slowest often enough for
 * a percentile, by themselves. Where none took long, only the slowest is.
 */
const AT_ONCE = 2
const AGAIN = 12
const SLOWEST = 3
const MANY = 20
const LONG_MS = 100

export interface Slowest {
  url: string
  /** The 95th percentile, in milliseconds. */
  p95: number
}

interface Answer {
  total: number
  data: Record<string, unknown>[]
}

type Get = (path: string) => Promise<Answer>

/** Measures the desk of a person with all permissions. */
export const deskSpeed = async (url: string): Promise<Slowest> =>
  slowestOf(await administrator(url), ['/admin-api/meja'])

/**
 * Searches for beginnings of words, letters within them, words and pairs of them, numbers, addresses, and unknown
 * names.
 */
const SOUGHT = [
  'pe',
  'ing',
  'lingkungan',
  'sungai hutan',
  'a1',
  'anggota10',
  '2026/11/10',
  '99/LSK',
  'zqxj',
  'sungai zqxj',
]

/** Measures the slowest search over everything, by a person who may find everything. */
export async function searchSpeed(url: string): Promise<Slowest> {
  const headers = { ...(await loggedIn(url)), 'content-type': 'application/json' }
  const search: Get = async (q) => {
    const answer = await fetch(`${url}/admin-api/cari`, { method: 'POST', headers, body: JSON.stringify({ q }) })
    if (!answer.ok) throw new Error(`the search for ${q} answered ${answer.status}`)
    return { total: 0, data: (await answer.json()) as Answer['data'] }
  }
  return slowestOf(search, SOUGHT)
}

/** Yields the slowest kind of request of each list, with all lists long. */
export async function* slowestOfEach(url: string): AsyncGenerator<Slowest> {
  const get = await administrator(url)
  for (const list of officeLists()) yield await slowestOf(get, await pagesOf(get, list))
}

/** Returns the first and last page of every query that the lists know. */
async function pagesOf(get: Get, { path, rows, kinds }: OfficeList): Promise<string[]> {
  const { total, data } = await get(`${path}?page=${Math.round(rows / PER_PAGE / 2)}`)
  if (total < rows) throw new Error(`${path} has ${total} rows; fill its table in bench/office-rows.ts`)
  const urls: string[] = []
  for (const kind of kinds(data[0] ?? {})) {
    const first = `${path}?${new URLSearchParams(kind)}`
    const { total: found } = await get(first)
    urls.push(first, ...(found > PER_PAGE ? [`${first}&page=${Math.ceil(found / PER_PAGE)}`] : []))
  }
  return urls
}

async function slowestOf(get: Get, urls: string[]): Promise<Slowest> {
  const measured: Slowest[] = []
  for (const url of await slowestFew(get, urls))
    measured.push({ url, p95: percentile(await times(get, url, MANY), 0.95) })
  return measured.reduce((worst, one) => (one.p95 > worst.p95 ? one : worst))
}

/** Returns the slowest addresses, which are worth measuring a percentile for. */
async function slowestFew(get: Get, urls: string[]): Promise<string[]> {
  const once = await slowestFirst(get, urls, AT_ONCE)
  if ((once[0]?.taken ?? 0) < LONG_MS) return once.slice(0, 1).map(({ url }) => url)
  const again = once.slice(0, AGAIN).map(({ url }) => url)
  return (await slowestFirst(get, again, 1)).slice(0, SLOWEST).map(({ url }) => url)
}

/** Requests each address, so many at once, and returns them by time, the slowest first. */
async function slowestFirst(get: Get, urls: string[], atOnce: number): Promise<{ url: string; taken: number }[]> {
  const tried: { url: string; taken: number }[] = []
  await shareOut(Array<Get>(atOnce).fill(get), urls, async (ask, url) => {
    tried.push({ url, taken: (await times(ask, url, 1))[0] ?? 0 })
  })
  return tried.toSorted((a, b) => b.taken - a.taken)
}

async function times(get: Get, url: string, count: number): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < count) {
    const begun = performance.now()
    await get(url)
    taken.push(performance.now() - begun)
  }
  return taken
}

/** Asks as the administrator of the demonstration. */
export async function administrator(url: string): Promise<Get> {
  const headers = await loggedIn(url)
  return async (path) => {
    const answer = await fetch(url + path, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as Answer
  }
}

/** Logs in as a person of the demonstration and returns the headers that each later request carries. */
export async function loggedIn(url: string, email = 'admin@example.com'): Promise<Record<string, string>> {
  const pair = await fetch(`${url}/sanctum/csrf-cookie`)
  const login = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { ...headersAfter(pair), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  return headersAfter(login)
}

/** Returns the headers that the next request carries after this answer. */
function headersAfter(answer: Response): Record<string, string> {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { accept: 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}
