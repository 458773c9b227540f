import autocannon from 'autocannon'
import { cpuSecondsBelow } from '../bench/cpu.ts'
import { VISITOR } from './haproxy.ts'

const CONNECTIONS = 32

export interface Kind {
  what: string
  /** The next request; each may have an address and headers of its own. */
  next: (count: number) => { path: string; headers?: Record<string, string> }
}

/** Whose processor time is counted. */
export interface Parts {
  web: number[]
  postgres: number[]
  haproxy: number[]
}

export interface Measured {
  perSecond: number
  p50: number
  p99: number
  failed: number
  bytes: number
  /** Processor seconds of each part for each second. */
  cores: Record<keyof Parts | 'beban', number>
  /** Microseconds of each part for each request. */
  micros: Record<keyof Parts, number>
}

let asked = 0

/** Another visitor each time: one may not ask that often. */
function visitor(): string {
  asked += 1
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}

/** Requests of one kind for some seconds, and what they cost each part. */
export async function loadWith(url: string, kind: Kind, parts: Parts, seconds: number): Promise<Measured> {
  const names = ['web', 'postgres', 'haproxy'] as const
  const cpuUse = () => names.map((name) => cpuSecondsBelow(parts[name]))
  const [before, own, begun] = [cpuUse(), process.cpuUsage(), performance.now()]
  const result = await autocannon({
    url,
    duration: seconds,
    connections: CONNECTIONS,
    requests: [
      {
        setupRequest(request) {
          const { path, headers } = kind.next(asked)
          const from = visitor()
          const whose = { [VISITOR]: from, 'x-forwarded-for': from }
          return { ...request, path, headers: { ...request.headers, ...headers, ...whose } }
        },
      },
    ],
  })
  const wall = (performance.now() - begun) / 1000
  const after = cpuUse()
  const { user, system } = process.cpuUsage(own)
  const done = result['2xx']
  const used = names.map((_, place) => (after[place] ?? 0) - (before[place] ?? 0))
  const [web = 0, postgres = 0, haproxy = 0] = used
  const micros = (cpu: number) => (cpu / done) * 1e6
  return {
    perSecond: done / wall,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    bytes: result.throughput.total / done,
    cores: { web: web / wall, postgres: postgres / wall, haproxy: haproxy / wall, beban: (user + system) / 1e6 / wall },
    micros: { web: micros(web), postgres: micros(postgres), haproxy: micros(haproxy) },
  }
}
