import { rm } from 'node:fs/promises'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { newKeyText, openKeys } from '../src/ground/secrets/keys.ts'
import { makeSiteContent } from '../tests/content.ts'
import { FAULTY_WAYS, type FaultyWay } from '../tests/faulty-line.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program, type Running } from '../tests/program.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { newMember, openPortal } from './open-portal.ts'
import { ERRANDS } from './outside-errands.ts'
import { certificateFor, fillDatabase, type Outside, payWith, startServices } from './outside-services.ts'
import { billedPeople } from './paying-portal.ts'
import { type Draft, draft } from './personal-draft.ts'
import { whileRunning } from './while-running.ts'

/** Which ways the short form tries, at every service. */
const SHORT: readonly FaultyWay[] = ['refused', 'cut', 'page']
/** A store that says nothing is given up after two minutes. */
const FELT_MS = 180_000
const OVER_MS = 180_000
const OTHERS_MS = 10_000
/** The people for each fault: one who pays, and one for the letter of each of the two signers. */
const PEOPLE_OF_EACH_WAY = 3

/**
 * Breaks each outside service in each way while it is used: the portal stays up, the work ends later or shows as
 * failed.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const services = await startServices()
  const [port, key] = [await freePort(), newKeyText()]
  const { lines } = services
  const program = new Program(await reachableFolder('sertifikasi-drill-'), port, {
    APP_KEY: key,
    APP_URL: `http://127.0.0.1:${port}`,
    S3_URL: services.bucket(lines.berkas, 'berkas'),
    SMTP_URL: `smtp://127.0.0.1:${lines.surat.port}`,
    CLAMAV_URL: `tcp://127.0.0.1:${lines.pemindai.port}`,
  })
  const ways = short ? SHORT : FAULTY_WAYS
  try {
    return await whileRunning(program, async (running) => {
      const database = openDatabase(program.databaseUrl, { most: 3 })
      try {
        const keys = openKeys(key)
        await openPortal(program.databaseUrl)
        await makeSiteContent(database.db)
        const at = { url: program.url, databaseUrl: program.databaseUrl }
        const client = await newMember(at, 0, () => {})
        const { id: userId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
        await payWith(database.db, keys, lines.pembayaran)
        const world = {
          ...{ ...at, db: database.db, keys, services, client, userId },
          certificateId: (await certificateFor(database.db, userId)).id,
          payers: await billedPeople(database.db, PEOPLE_OF_EACH_WAY * ways.length),
        }
        await fillDatabase(world)
        return await failOneByOne(world, running, ways)
      } finally {
        await database.close()
      }
    })
  } finally {
    await services.close()
    await rm(program.data, { recursive: true, force: true })
  }
}

async function failOneByOne(
  world: Outside,
  { child, printed }: Running,
  ways: readonly FaultyWay[],
): Promise<string[]> {
  const reported: string[] = []
  for (const name of Object.keys(ERRANDS) as (keyof typeof ERRANDS)[]) {
    const outcomes: string[] = []
    for (const way of ways) {
      const what = `${name}, ${way}`
      try {
        outcomes.push(`${way}: ${await fail(world, name, way)}`)
      } catch (error) {
        throw new Error(`${what}: ${(error as Error).message} ${printed()}`)
      }
      demand(child.exitCode === null && child.signalCode === null, `${what}: program tetap berjalan: ${printed()}`)
    }
    reported.push(`${name}: ${outcomes.join('; ')}`)
  }
  return reported
}

async function fail(world: Outside, name: keyof typeof ERRANDS, way: FaultyWay): Promise<string> {
  const line = world.services.lines[name]
  await line.choose(way)
  try {
    const work = await ERRANDS[name](world)
    await waitUntil(work.isFelt, { timeoutMs: FELT_MS })
    await othersAreWell(world)
    await line.choose(undefined)
    let outcome: string | undefined
    await waitUntil(
      async () => {
        await hurry(world)
        outcome = await work.outcome()
        return outcome !== undefined
      },
      { timeoutMs: OVER_MS, intervalMs: 200 },
    )
    return outcome ?? ''
  } finally {
    await line.choose(undefined)
  }
}

/** Expects that other pages and writes work meanwhile. */
async function othersAreWell({ url, client }: Outside): Promise<void> {
  const begun = performance.now()
  const statuses = await Promise.all(['/readyz', '/', '/skema'].map(async (path) => (await fetch(url + path)).status))
  demand(!statuses.some((status) => status >= 500), `halaman lain dijawab (ada ${statuses})`)
  const { version } = await client.get<Draft>('/data-diri')
  const written = await client.once('PUT', '/data-diri', { isi: draft(version), version })
  demand(written.status === 200, `anggota lain dapat menulis (ada ${written.status})`)
  const ms = Math.round(performance.now() - begun)
  demand(ms <= OTHERS_MS, `yang lain tidak menunggu (${ms} ms)`)
}

/** Makes jobs that wait for a retry due at once. */
async function hurry({ databaseUrl }: Outside): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, { most: 1 })
  await pool.query(`update jobs.job set start_after = now() where state = 'retry'`).finally(close)
}
