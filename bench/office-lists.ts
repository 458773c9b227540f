import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { type OfficeList, officeLists } from './office-asks.ts'
import { ROWS } from './office-rows.ts'

const PER_PAGE = 25
/** Far below the bar a few answers say enough; near it there have to be enough for a percentile. */
const FEW = 4
const MANY = 30
const FAR_BELOW_MS = 80

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
  yield await measured(get, '/admin-api/meja')
  for (const list of officeLists()) yield await slowestOf(get, list)
}

/** First and last page of everything that can be asked. */
async function slowestOf(get: Get, { path, kinds }: OfficeList): Promise<Slowest> {
  const { total, data } = await get(`${path}?page=${ROWS / PER_PAGE / 2}`)
  if (total < ROWS) throw new Error(`${path} has ${total} rows; fill its table in bench/office-rows.ts`)
  const all: Slowest[] = []
  for (const kind of kinds(data[0] ?? {})) {
    const asked = `${path}?${new URLSearchParams(kind)}`
    const { total: found } = await get(asked)
    all.push(await measured(get, asked))
    if (found > PER_PAGE) all.push(await measured(get, `${asked}&page=${Math.ceil(found / PER_PAGE)}`))
  }
  return all.reduce((worst, one) => (one.p95 > worst.p95 ? one : worst))
}

async function measured(get: Get, url: string): Promise<Slowest> {
  const times: number[] = []
  while (times.length < FEW || (times.length < MANY && Math.max(...times) > FAR_BELOW_MS)) {
    const begun = performance.now()
    await get(url)
    times.push(performance.now() - begun)
  }
  return { url, p95: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0 }
}

/** Logs in as the administrator of the demonstration. */
async function administrator(url: string): Promise<Get> {
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
