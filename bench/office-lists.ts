import { DEMO_PASSWORD } from '../demo/password.ts'
import { type OfficeList, officeLists } from './office-asks.ts'
import { ROWS } from './office-rows.ts'

const PER_PAGE = 25
/** Every kind of request is made a few times, the slowest kinds often enough for a percentile. */
const FEW = 2
const SLOWEST = 3
const MANY = 20

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

/** The slowest kind of request of the desk and of each list, all of them long. */
export async function* slowestOfEach(url: string): AsyncGenerator<Slowest> {
  const get = await administrator(url)
  yield await slowestOf(get, ['/admin-api/meja'])
  for (const list of officeLists()) yield await slowestOf(get, await pagesOf(get, list))
}

/** First and last page of everything that a list can be asked. */
async function pagesOf(get: Get, { path, kinds }: OfficeList): Promise<string[]> {
  const { total, data } = await get(`${path}?page=${ROWS / PER_PAGE / 2}`)
  if (total < ROWS) throw new Error(`${path} has ${total} rows; fill its table in bench/office-rows.ts`)
  const urls: string[] = []
  for (const kind of kinds(data[0] ?? {})) {
    const first = `${path}?${new URLSearchParams(kind)}`
    const { total: found } = await get(first)
    urls.push(first, ...(found > PER_PAGE ? [`${first}&page=${Math.ceil(found / PER_PAGE)}`] : []))
  }
  return urls
}

async function slowestOf(get: Get, urls: string[]): Promise<Slowest> {
  const tried: { url: string; best: number }[] = []
  for (const url of urls) tried.push({ url, best: Math.min(...(await times(get, url, FEW))) })
  const slowest = tried.toSorted((a, b) => b.best - a.best).slice(0, SLOWEST)
  const measured: Slowest[] = []
  for (const { url } of slowest) measured.push({ url, p95: percentile(await times(get, url, MANY)) })
  return measured.reduce((worst, one) => (one.p95 > worst.p95 ? one : worst))
}

const percentile = (taken: number[]): number => taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.95) - 1] ?? 0

async function times(get: Get, url: string, count: number): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < count) {
    const begun = performance.now()
    await get(url)
    taken.push(performance.now() - begun)
  }
  return taken
}

/** Logs in as the administrator of the demonstration. */
export async function administrator(url: string): Promise<Get> {
  const pair = await fetch(`${url}/sanctum/csrf-cookie`)
  const login = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { ...headersAfter(pair), 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: DEMO_PASSWORD }),
  })
  const headers = headersAfter(login)
  return async (path) => {
    const answer = await fetch(url + path, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as Answer
  }
}

/** What the next request carries after this answer. */
function headersAfter(answer: Response): Record<string, string> {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { accept: 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}
