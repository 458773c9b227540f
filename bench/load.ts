import autocannon from 'autocannon'
import type { Server } from './servers.ts'

export interface Load {
  path: string
  headers?: Record<string, string>
  /** Every request another page of a list, so that nothing kept can answer. */
  unique?: boolean
  seconds?: number
  /** Requests that a connection sends before it has its answer; without, one of unique pages and ten of others. */
  pipelining?: number
}

let unique = 0

/** Requests that a server answers for each second of its own CPU time: what one core would do. */
export async function requestsPerCpuSecond(server: Pick<Server, 'url' | 'cpuSeconds'>, load: Load): Promise<number> {
  const before = server.cpuSeconds()
  const result = await autocannon({
    url: server.url + load.path,
    headers: load.headers ?? {},
    duration: load.seconds ?? 4,
    connections: 20,
    pipelining: load.pipelining ?? (load.unique ? 1 : 10),
    ...(load.unique
      ? {
          requests: [
            {
              setupRequest(request) {
                unique += 1
                return { ...request, path: `${load.path}?page=${unique}` }
              },
            },
          ],
        }
      : {}),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${load.path}: ${result.non2xx} refused, ${result.errors} errors`)
  return result['2xx'] / (server.cpuSeconds() - before)
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ROUND_SECONDS = 2
const WARM_SECONDS = 3

/** Ours against the other, in turn, several times; the median of the ratios. */
export async function compare(ours: Server, other: Server, load: Load, rounds = 5) {
  const rateOf = (server: Server, seconds: number) => requestsPerCpuSecond(server, { ...load, seconds })
  await rateOf(ours, WARM_SECONDS)
  await rateOf(other, WARM_SECONDS)
  const pairs: { ours: number; other: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ ours: await rateOf(ours, ROUND_SECONDS), other: await rateOf(other, ROUND_SECONDS) })
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    other: median(pairs.map((pair) => pair.other)),
    ratio: median(pairs.map((pair) => pair.ours / pair.other)),
  }
}
