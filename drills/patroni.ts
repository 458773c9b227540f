import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { BACK_MS, type Life, underLife } from './failover-life.ts'
import { type PatroniCluster, startPatroni } from './patroni-cluster.ts'

const FAULTS = ['server', 'machine'] as const
type Fault = (typeof FAULTS)[number]
const FAULT_WORDS: Record<Fault, string> = { server: 'kill -9 PostgreSQL', machine: 'kill -9 PostgreSQL dan Patroni' }

/** Patroni with three nodes: the primary dies under writes and reads, another is promoted, and the dead one follows it. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const lines = [`replikasi sinkron: ${await failover(true)}`]
  if (!short) lines.push(`replikasi asinkron: ${await failover(false)}`)
  return lines
}

async function failover(waits: boolean): Promise<string> {
  const cluster = await startPatroni(waits)
  // Any of them may become the primary.
  return underLife(cluster, { url: cluster.url, replica: cluster.url }, async ({ life }) => {
    const backs: string[] = []
    for (const fault of FAULTS)
      backs.push(`${await dieAndReturn(cluster, life, fault)} ms sesudah ${FAULT_WORDS[fault]}`)
    await life.end()
    return `${life.outcome(waits)}; tulisan kembali ${backs.join(', ')}; yang mati kembali mengikuti`
  })
}

/** Answers how many milliseconds nothing could be written. */
async function dieAndReturn(cluster: PatroniCluster, life: Life, fault: Fault): Promise<number> {
  const old = await cluster.leader()
  if (!old) throw new Error('gugus tidak punya pemimpin')
  await life.goOn(5000)
  await life.editSeenOn(...cluster.urls)
  const killed = performance.now()
  cluster.kill(old, fault)
  const isAnother = async () => ![undefined, old].includes(await cluster.leader())
  await waitUntil(isAnother, { timeoutMs: 60_000, intervalMs: 50 })
  const back = Math.round((await life.untilWritten()) - killed)
  demand(back <= BACK_MS, `tulisan kembali dalam ${BACK_MS} ms (ada ${back} sesudah ${FAULT_WORDS[fault]})`)
  if (fault === 'machine') cluster.start(old)
  await cluster.untilWhole()
  await life.untilWritten()
  return back
}
