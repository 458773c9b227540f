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

type Measured = Pick<Server, 'url' | 'cpuSeconds'>

/** Answers for each second of the server's own CPU time: what one core would do. */
async function perCpuSecond({ cpuSeconds }: Measured, answers: () => Promise<number>): Promise<number> {
  const before = cpuSeconds()
  const count = await answers()
  return count / (cpuSeconds() - before)
}

export const requestsPerCpuSecond = (server: Measured, load: Load): Promise<number> =>
  perCpuSecond(server, () => goodAnswers(server, load))

async function goodAnswers(server: Measured, load: Load): Promise<number> {
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
  return result['2xx']
}

const ROUND_SECONDS = 1.5
const WARM_SECONDS = 4

/** Ours against the other with a core each to fill, in turn, several times; the median of the ratios. */
export async function compare(ours: Server, other: Server, { path, headers = {} }: Load, rounds = 7) {
  const rateOf = (server: Server, seconds: number) =>
    perCpuSecond(server, () => answersIn({ url: server.url, path, headers, seconds }))
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
