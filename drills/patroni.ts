import { rm } from 'node:fs/promises'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { BACK_MS, Life } from './failover-life.ts'
import { openPortal } from './open-portal.ts'
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
  const program = new Program(await reachableFolder('sertifikasi-drill-'), await freePort(), {
    DATABASE_URL: `${cluster.url}?target_session_attrs=read-write`,
    // Any of them may become the primary.
    DATABASE_REPLICA_URL: cluster.url,
  })
  let stop = async () => {}
  try {
    await program.start()
    await openPortal(cluster.url)
    const life = await Life.begin(program.url, cluster.url)
    stop = () => life.end()
    const backs: string[] = []
    for (const fault of FAULTS)
      backs.push(`${await dieAndReturn(cluster, life, fault)} ms sesudah ${FAULT_WORDS[fault]}`)
    await life.end()
    return `${life.outcome(waits)}; tulisan kembali ${backs.join(', ')}; yang mati kembali mengikuti`
  } finally {
    // After a failure it would go on asking.
    void stop().catch(() => {})
    await program.end()
    await cluster.close()
    await rm(program.data, { recursive: true, force: true })
  }
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
