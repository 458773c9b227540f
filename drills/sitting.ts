import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { newKeyText } from '../src/ground/secrets/keys.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program } from '../tests/program.ts'
import { startCluster } from './cluster.ts'
import { loseAnswers } from './lost-answers.ts'
import { type SittingSize, sitThrough } from './sitting-life.ts'
import { SmallDisks } from './small-disks.ts'

/** One answer in so many is lost on its way back. */
const LOST_OF = 10
/** How long the disk of the database stays full. */
const FULL_MS = 2000
/** As long as a cluster's manager takes to see that a primary is gone. */
const NOTICED_MS = 1000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Candidates at their screens while program and database are killed, the disk runs full, another server takes the
 * database over, the network loses answers and goes away, pages are killed, clocks jump and devices change: no answer is
 * lost or counted twice, and every receipt is true.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const size = short ? { candidates: 12, answers: 600 } : { candidates: 60, answers: 5000 }
  const other = short ? { candidates: 6, answers: 300 } : { candidates: 30, answers: 1500 }
  return [`satu mesin: ${await atOneMachine(size)}`, `basis data berpindah: ${await overCluster(other)}`]
}

interface Portal {
  program: Program
  network: Awaited<ReturnType<typeof loseAnswers>>
  appKey: string
  /** Kills the program, and starts it again. */
  killProgram: () => Promise<void>
}

async function withPortal<T>(
  folder: string,
  settings: Record<string, string>,
  work: (portal: Portal) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const network = await loseAnswers(port, () => randomInt(LOST_OF) === 0)
  const appKey = newKeyText()
  const own = { APP_URL: network.url, APP_KEY: appKey, TRUST_PROXY: '127.0.0.1' }
  const program = new Program(folder, port, { ...own, ...settings })
  try {
    let running = await program.start()
    const killProgram = async () => {
      running.child.kill('SIGKILL')
      await running.ended
      running = await program.start()
    }
    return await work({ program, network, appKey, killProgram })
  } finally {
    await network.close()
    await program.end()
  }
}

/** Program and database of one machine are killed, and the disk of the database runs full where this may mount one. */
async function atOneMachine(size: SittingSize): Promise<string> {
  const root = await reachableFolder('sertifikasi-drill-')
  const disks = new SmallDisks(root)
  const unmounted = process.getuid?.() === 0 ? await disks.mount(['basis data']) : 'hanya root yang dapat memasangnya'
  try {
    return await withPortal(path.join(root, 'data'), {}, async ({ program, killProgram, ...portal }) => {
      const killDatabase = async () => process.kill(program.postmaster(), 'SIGKILL')
      const fillDisk = async () => {
        await disks.fill('basis data')
        await pause(FULL_MS)
        await disks.free('basis data')
      }
      const faults = [
        killProgram,
        killDatabase,
        ...(unmounted === undefined ? [fillDisk] : []),
        () => killDatabase().then(killProgram),
      ]
      const outcome = await sitThrough({ ...portal, databaseUrl: () => program.databaseUrl, faults }, size)
      return unmounted === undefined ? outcome : `${outcome} Disk tidak diisi penuh: ${unmounted}.`
    })
  } finally {
    disks.unmount()
    await rm(root, { recursive: true, force: true })
  }
}

/** The primary of a cluster dies, the standby takes over, and then the program is killed. */
async function overCluster(size: SittingSize): Promise<string> {
  const cluster = await startCluster(true)
  const folder = await reachableFolder('sertifikasi-drill-')
  const hosts = (['a', 'b'] as const).map((node) => new URL(cluster.url(node)).host).join(',')
  const url = cluster.url('a').replace(new URL(cluster.url('a')).host, hosts)
  const settings = { DATABASE_URL: `${url}?target_session_attrs=read-write` }
  try {
    return await withPortal(folder, settings, async ({ killProgram, network, appKey }) => {
      let newest: 'a' | 'b' = 'a'
      const takeOver = async () => {
        if (newest === 'b') return
        await cluster.kill('a')
        await pause(NOTICED_MS)
        await cluster.promote('b')
        newest = 'b'
      }
      return sitThrough(
        { network, appKey, databaseUrl: () => cluster.url(newest), faults: [takeOver, killProgram] },
        size,
      )
    })
  } finally {
    await cluster.close()
    await rm(folder, { recursive: true, force: true })
  }
}
