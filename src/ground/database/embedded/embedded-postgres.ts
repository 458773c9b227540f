import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs'
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { isAlive } from '../../is-alive.ts'
import { writeWhole } from '../../storage/places/whole-file.ts'
import { ALL_APPLICATIONS, APPLICATION_NAME, connectionTo, waits } from '../connection.ts'
import { type Placement, placeEmbedded, runProgram } from './embedded-placement.ts'
import { refusalIn } from './embedded-refusal.ts'
import { type Watch, watchServer } from './embedded-watch.ts'

export interface EmbeddedPostgres {
  /** As the superuser. */
  url: (database: string) => string
  /** From now on it is started again whenever it dies. */
  watch: (on: Watch) => void
  /** Ends the server unless another process of the product still uses it. */
  stop: () => Promise<void>
}

/** How long a stopping process looks whether others that stop with it are gone. */
const OTHERS_LIMIT_MS = 1000

const START_LIMIT_MS = 30_000
/** How long after a start that failed the next one begins; twice as long after each, up to a second. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000

interface Options {
  /** Folder that holds the cluster; made when missing. */
  folder: string
  /** Where initdb and postgres are; the npm package's when missing. */
  binaries?: string
  /** Server settings beyond the defaults: { fsync: 'off' }. */
  settings?: Record<string, string>
  /** Told as soon as the server is on its way. */
  launched?: (() => void) | undefined
}

/**
 * Starts the PostgreSQL that comes with the product, or joins the one that already runs on this folder
 * (another process of the product, or an orphan after a kill -9).
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  await mkdir(options.folder, { recursive: true })
  const place = await placeEmbedded(options.folder, options.binaries)
  const password = await ensureClusterPassword(options.folder)
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) await createCluster(place, password)
  else await refuseLiveCopy(place.cluster)
  const urlAt = (port: number) => (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const isAnsweringAt = (port: number) => isAnswering(urlAt(port)('postgres'))
  const port = await bringUp(place, options, isAnsweringAt)
  const url = urlAt(port)
  let endWatch = async () => {}
  return {
    url,
    watch(on) {
      const startAgain = async () => {
        if ((await bringUp(place, options, isAnsweringAt)) !== port)
          throw new Error(`port ${port} is taken by another program`)
      }
      endWatch = watchServer({ ...on, isAlive: () => isServing(place.cluster), startAgain })
    },
    async stop() {
      await endWatch()
      await stopWhenUnused(place.cluster, url('postgres'))
    },
  }
}

/** Returns the port once the server answers there; throws when it does not in time. */
async function bringUp(
  place: Placement,
  options: Options,
  isAnsweringAt: (port: number) => Promise<boolean>,
): Promise<number> {
  const deadline = Date.now() + START_LIMIT_MS
  let started: Launched | undefined
  let pause = FIRST_PAUSE_MS
  while (Date.now() < deadline) {
    const port = await runningPort(place.cluster)
    if (port !== undefined && (await isAnsweringAt(port))) {
      await writeWhole(portFile(options.folder), Buffer.from(String(port)))
      return port
    }
    if (started && hasEnded(started)) {
      await refuseLasting(place, options, started)
      await new Promise((resolve) => setTimeout(resolve, pause))
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
    if (!started || hasEnded(started)) {
      started = await launch(place, options)
      options.launched?.()
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { said } = await refusalIn(logFile(options), started?.logged ?? 0)
  throw new Error(
    `PostgreSQL tertanam tidak mau menyala${said ? ` (${said})` : ''}; selengkapnya di ${logFile(options)}`,
  )
}

const hasEnded = ({ server }: Launched): boolean => server.exitCode !== null || server.signalCode !== null

/** Throws with the remedy when the server ended for a reason that a retry does not change. */
async function refuseLasting(place: Placement, options: Options, { logged }: Launched): Promise<void> {
  const { said, remedy } = await refusalIn(logFile(options), logged)
  if (remedy === undefined) return
  throw new Error(
    `Basis data di ${place.cluster} tidak mau menyala${said ? `: ${said}` : ''}.\n${remedy} Tidak ada yang diubah.`,
  )
}

const logFile = ({ folder }: Options): string => path.join(folder, 'postgres.log')

const portFile = (folder: string): string => path.join(folder, 'port')

/** Returns the last port if it is free, so that known addresses still lead to the server; otherwise another one. */
async function portFor(folder: string): Promise<number> {
  const last = Number(await readFile(portFile(folder), 'utf8').catch(() => ''))
  return last > 0 && (await isFree(last)) ? last : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Tells whether the process that the server's lock file names is running. */
async function isServing(cluster: string): Promise<boolean> {
  const lock = await lockFileIn(cluster)
  return lock !== undefined && lock.pid > 1 && (await isOwnLock(cluster, lock)) && isAlive(lock.pid)
}

async function ensureClusterPassword(folder: string): Promise<string> {
  const file = path.join(folder, 'password')
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => {})
  return readFile(file, 'utf8')
}

/** initdb works beside the final place, so that an interrupted first start leaves nothing half-made. */
async function createCluster(place: Placement, password: string): Promise<void> {
  const fresh = `${place.cluster}.new-${process.pid}`
  const passwordFile = `${fresh}.pw`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (place.owner) await runProgram('chown', [String(place.owner.uid), passwordFile])
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=id-ID']
  const auth = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await runProgram(
      path.join(place.binaries, 'initdb'),
      ['-D', fresh, '--encoding=UTF8', ...locale, ...auth],
      place.owner,
    )
    await rename(fresh, place.cluster)
  } catch (error) {
    // When two start at once, the slower one works with the cluster that the other made.
    if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) throw error
  } finally {
    await rm(passwordFile, { force: true })
    await rm(fresh, { recursive: true, force: true })
  }
}

interface LockFile {
  pid: number
  /** The folder of the server that wrote it: in a copy another one than where it lies. */
  folder: string
  port: number
}

/** The server's own lock file; undefined when none lies there. */
async function lockFileIn(cluster: string): Promise<LockFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, folder = '', , port] = text.split('\n')
  return { pid: Number(pid), folder, port: Number(port) }
}

const realOf = (folder: string): Promise<string> => realpath(folder).catch(() => path.resolve(folder))

const isOwnLock = async (cluster: string, { folder }: LockFile): Promise<boolean> =>
  folder === cluster || (await realOf(folder)) === (await realOf(cluster))

/** Throws for a folder that was copied while its server ran: joining that server would write into the original. */
async function refuseLiveCopy(cluster: string): Promise<void> {
  const lock = await lockFileIn(cluster)
  if (!lock || (await isOwnLock(cluster, lock)) || !isAlive(lock.pid)) return
  throw new Error(
    `Basis data di ${cluster} disalin dari ${lock.folder} selagi basis data itu berjalan; salinan seperti itu tidak utuh, dan program tidak menyambung ke aslinya.
Hentikan program yang asli sebelum menyalin, atau pakai cadangan. Tidak ada yang diubah.`,
  )
}

/** The port of the server that runs on this very folder; undefined when none is running or it is not ready. */
async function runningPort(cluster: string): Promise<number | undefined> {
  const lock = await lockFileIn(cluster)
  return lock && lock.port > 0 && (await isOwnLock(cluster, lock)) ? lock.port : undefined
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client(connectionTo(url, waits.heartbeat))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

interface Launched {
  server: ChildProcess
  /** How long the log was before, in bytes. */
  logged: number
}

async function launch(place: Placement, options: Options): Promise<Launched> {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile(options), 'a')
  const logged = fstatSync(log).size
  const server = spawn(
    path.join(place.binaries, 'postgres'),
    ['-D', place.cluster, '-p', String(await portFor(options.folder)), ...flags],
    { detached: true, stdio: ['ignore', log, log], cwd: '/', ...place.owner },
  )
  closeSync(log)
  await once(server, 'spawn').catch((error: Error) => {
    throw new Error(`PostgreSQL tertanam tidak dapat dijalankan: ${error.message}`, { cause: error })
  })
  server.unref()
  return { server, logged }
}

/** A port of the loopback address that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function stopWhenUnused(cluster: string, url: string): Promise<void> {
  if (await isUsedByOthers(url)) return
  const lock = await lockFileIn(cluster)
  if (!lock || !(await isServing(cluster))) return
  process.kill(lock.pid, 'SIGINT')
  while (await isServing(cluster)) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Tells whether another process of the product is connected; also true when the server cannot be asked. */
async function isUsedByOthers(url: string): Promise<boolean> {
  const client = new pg.Client(connectionTo(url, waits.heartbeat))
  client.on('error', () => {})
  const deadline = Date.now() + OTHERS_LIMIT_MS
  try {
    await client.connect()
    const sql = 'select 1 from pg_stat_activity where application_name like $1 and application_name <> $2 limit 1'
    while (Date.now() < deadline) {
      const others = await client.query(sql, [ALL_APPLICATIONS, APPLICATION_NAME])
      if (others.rowCount === 0) return false
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return true
  } catch {
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
