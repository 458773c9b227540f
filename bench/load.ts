import autocannon from 'autocannon'
import { median } from './percentile.ts'
import { answersIn } from './pipeline.ts'
import type { Server } from './servers.ts'

export interface Load {
  path: string
  headers?: Record<string, string>
  /** Every request another page of a list, so that nothing kept can answer. */
  unique?: boolean
  seconds?: number
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

const ROUND_SECONDS = 1.5
const WARM_SECONDS = 4

/** Ours against the other with a core each to fill, in turn, several times; the median of the ratios. */
export async function compare(ours: Server, other: Server, { path, headers = {} }: Load, rounds = 7) {
  async function rateOf({ url, cpuSeconds }: Server, seconds: number): Promise<number> {
    const before = cpuSeconds()
    const answers = await answersIn({ url, path, headers, seconds })
    return answers / (cpuSeconds() - before)
  }
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
