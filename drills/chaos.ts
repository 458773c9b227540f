import { rm } from 'node:fs/promises'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { newKeyText } from '../src/ground/secrets/keys.ts'
import { childrenOf } from '../tests/child-processes.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { type AwayStore, startAwayStore, WAYS_AWAY, type WayAway } from './away-store.ts'
import { ChaosLife } from './chaos-life.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { demand } from './demand.ts'
import { openPortal } from './open-portal.ts'

const PROCESSES = '3'
const KILLED_EVERY_MS = 5000
const PAGES_BACK_MS = 10_000
/** A request that the store let hang is given up after 30 s; a new process examines files in another new one. */
const FILES_BACK_MS = 60_000
const LONG = { ways: WAYS_AWAY, awayMs: 15_000, calmMs: 10_000 }
const SHORT = { ways: ['menolak'], awayMs: 2500, calmMs: 0 } as const

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The store away, the replica away, and one process killed every five seconds, while people write and read. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const cluster = await startCluster(false)
  const store = await startAwayStore()
  const program = new Program(await reachableFolder('sertifikasi-drill-'), await freePort(), {
    DATABASE_URL: cluster.url('a'),
    DATABASE_REPLICA_URL: cluster.url('c'),
    S3_URL: store.url,
    APP_KEY: newKeyText(),
    WORKERS: PROCESSES,
    TRUST_PROXY: '127.0.0.1',
  })
  let stop = async () => {}
  try {
    const running = await program.start()
    await openPortal(cluster.url('a'))
    const life = await ChaosLife.begin(program.url, cluster.url('a'))
    const killing = killOften(running.child.pid ?? 0)
    stop = async () => {
      life.stop()
      await killing.end()
    }
    const outages = await faults({ cluster, store, life, ...(short ? SHORT : LONG) })
    const kills = await killing.end()
    await life.end()
    return [`${kills} kali kill -9 pada satu dari ${PROCESSES} proses`, ...outages, ...outcomeOf(life, outages)]
  } finally {
    await stop()
    await program.end()
    await store.close()
    await cluster.close()
    await rm(program.data, { recursive: true, force: true })
  }
}

interface Faults {
  cluster: Cluster
  store: AwayStore
  life: ChaosLife
  ways: readonly WayAway[]
  awayMs: number
  calmMs: number
}

/** One after another; after each it is measured how long it takes until everything answers again. */
async function faults({ cluster, store, life, ways, awayMs, calmMs }: Faults): Promise<string[]> {
  const lines: string[] = []
  const makeOutage = async (what: string, begin: () => unknown, finish: () => unknown) => {
    const failedBefore = life.failedReads.length
    await begin()
    await pause(awayMs)
    await finish()
    const { pages, files } = await life.backAfter()
    const failed = life.failedReads.length - failedBefore
    demand(pages <= PAGES_BACK_MS, `sesudah ${what} halaman dan draf menjawab dalam ${PAGES_BACK_MS} ms (ada ${pages})`)
    demand(files <= FILES_BACK_MS, `sesudah ${what} unggahan selesai dalam ${FILES_BACK_MS} ms (ada ${files})`)
    const seconds = [pages, files].map((ms) => (ms / 1000).toFixed(1))
    lines.push(
      `${what} selama ${awayMs / 1000} s: halaman dan draf ${seconds[0]} s, unggahan ${seconds[1]} s sesudahnya, ${failed} bacaan gagal`,
    )
    await pause(calmMs)
  }
  for (const how of ways)
    await makeOutage(
      `penyimpanan ${how}`,
      () => store.leave(how),
      () => store.comeBack(),
    )
  await makeOutage(
    'replika mati',
    () => cluster.kill('c'),
    () => cluster.start('c'),
  )
  return lines
}

/** kill -9 of one of the processes that answer, each in its turn, until it is told to end. */
function killOften(primary: number) {
  const ended = Promise.withResolvers<string>()
  let kills = 0
  const kill = async () => {
    while ((await Promise.race([pause(KILLED_EVERY_MS).then(() => 'next'), ended.promise])) === 'next') {
      // The oldest: one that dies young is replaced later each time, as after a fault of its start.
      const [one] = childrenOf(primary)
      if (one === undefined) continue
      process.kill(one, 'SIGKILL')
      kills += 1
    }
    return kills
  }
  const killing = kill()
  return {
    end: () => {
      ended.resolve('end')
      return killing
    },
  }
}

function outcomeOf(life: ChaosLife, outages: string[]): string[] {
  const { reads, readAgain, failedReads, slowestReadMs, drafts, registered, notNow, wrong, uploads } = life
  const files = uploads.reduce((sum, { count }) => sum + count, 0)
  const again = uploads.reduce((sum, one) => sum + one.again, 0)
  demand(
    failedReads.length === 0,
    `setiap bacaan dijawab (gagal ${failedReads.length}: ${failedReads[0]}; ${outages.join('; ')})`,
  )
  demand(wrong.length === 0, `tidak ada 5xx selain 503 berkalimat (ada ${wrong.length}: ${wrong[0]})`)
  return [
    `${reads} bacaan, ${readAgain} diminta sekali lagi, 0 gagal, paling lama ${Math.round(slowestReadMs)} ms`,
    `${drafts} draf, ${registered} pendaftar dan ${files} unggahan dijawab: 0 hilang, 0 ganda; ${again} potongan dikirim lagi, setiap berkas utuh`,
    `${notNow} kali 503 berkalimat, tidak ada 5xx lain`,
  ]
}
