import type { FastifyListenOptions } from 'fastify'
import type { Logger } from 'pino'
import { openMailbox } from '../../documents/mail/mail.ts'
import { openVerificationLog } from '../../features/certification/verification/log-service.ts'
import { officeMailServer } from '../../features/platform/mails/service.ts'
import { openTarget } from '../../ground/backup/backup-target.ts'
import { type TryArchive, tryApart } from '../../ground/backup/try-archive.ts'
import type { Config } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { type Database, openDatabase } from '../../ground/database/db.ts'
import { supersededBy } from '../../ground/database/migrate.ts'
import { type Jobs, openJobs } from '../../ground/jobs/jobs.ts'
import { followReplica } from '../../ground/machines/replica.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { openFiles } from '../../ground/storage/open-files.ts'
import { openScanner, scanWith } from '../../ground/storage/uploads/virus-scan.ts'
import { collectIn } from '../../ground/tracing/spans.ts'
import { endWorkers } from '../../ground/workers/in-worker.ts'
import { serverLimits } from '../../limits.ts'
import type { Peers } from '../cluster/messages.ts'
import { type App, createApp } from '../http/app.ts'
import { createJobsApp } from '../http/jobs-app.ts'
import { keysAsOpened } from '../installation/installation.ts'
import type { Assets } from '../pages/assets.ts'
import { hearContentChanges } from '../pages/content-changes.ts'
import type { Place, Watching } from './prepare.ts'
import type { Stop } from './running.ts'
import { trimMemory } from './trim-memory.ts'

const JOBS_RETRY_MS = 5000
/** The time that requests may take after a stop. */
const CLOSE_MS = 3000

/** The settings of one serving process. */
export interface Serving {
  log: Logger
  /** The files of the browser program: built ones, or the sources while developing. */
  assets: Assets
  attach?: ((app: App) => Promise<void>) | undefined
  /** True when this process does the jobs in the queues. */
  takesJobs: boolean
  /** The keys of this installation, where this process has opened it; otherwise its machine's primary has. */
  keys?: Keys
  /** The database's events for the whole machine; undefined where another process receives them. */
  watching?: Watching
  /** The processes that share the port. */
  peers?: Peers
}

/** Answers at the port, over a database that has been prepared. */
export async function serve(config: Config, place: Place, running: Stop[], how: Serving): Promise<void> {
  const { log, assets, watching, takesJobs } = how
  const { url, ownerUrl } = place
  await traceAs(config, running, log)
  const database = openForRequests(place, config)
  const work = openDatabase(url, { most: serverLimits.connections.work, waits: waits.work })
  running.push(database.close, work.close)
  const scanner = config.clamavUrl === undefined ? undefined : openScanner(config.clamavUrl)
  const files = openFiles(config, scanWith(scanner, database.db))
  const keys = how.keys ?? (await keysAsOpened({ config, db: database.db }))
  const replica = config.replicaUrl ? followReplica(database, config.replicaUrl, config.databasePool) : undefined
  if (replica) running.push(replica.close)
  const reads = replica ? { db: replica.db, replica } : database
  running.push(async () => endWorkers())
  const jobs = openJobs({ url, ownerUrl, keys, log, takes: takesJobs })
  running.push(() => jobs.stop())
  const clock = () => new Date()
  const verifications = openVerificationLog({ db: work.db, clock, log })
  running.push(verifications.close)
  const mailbox = openMailbox(config, () => officeMailServer(work.db, keys))
  const tryArchive = await trialOf({ config, keys }, assets)
  const parts = { config, database, reads, work, files, scanner, keys, jobs, verifications, log, mailbox, tryArchive }
  const create = config.role === 'worker' ? createJobsApp : createApp
  const app = await create({ ...parts, assets, peers: how.peers, clock })
  const followers = [database, work, jobs]
  const followSchema = async () => {
    if ((await supersededBy(url).catch(() => undefined)) === undefined) return
    app.drain('superseded')
    await jobs.stop().catch((error: unknown) => log.warn({ err: error }, 'jobs'))
  }
  const changes = hearContentChanges(url, {
    change: app.followContent,
    job: takesJobs ? (name) => jobs.hear(name) : undefined,
    connection(isListening) {
      app.setListening(isListening)
      if (isListening) void followSchema()
      watching?.connection(isListening)
    },
    reachable(isReachable) {
      for (const follower of followers) follower.setReachable(isReachable)
      watching?.reachable(isReachable)
    },
    schema() {
      void followSchema()
      watching?.schema()
    },
  })
  running.push(changes.close, () => closeServer(app.server))
  await how.attach?.(app)
  await app.server.listen(addressOf(config, how.peers !== undefined))
  // A connection that cannot be accepted concerns one visitor; without this listener the error would end the process.
  app.server.server.on('error', (error) => log.error({ err: error }, 'a connection was not taken'))
  running.push(() => drain(app, config.drainSeconds))
  how.peers?.begun()
  void startJobsSoon(jobs, log, takesJobs)
}

/** Opens the database for requests. Only they go through a pooler: they are many and short, and need no session. */
const openForRequests = ({ url, pooledUrl }: Place, { databasePool: most }: Config): Database =>
  pooledUrl === undefined ? openDatabase(url, { most }) : openDatabase(pooledUrl, { most, direct: url })

/** Starts tracing where the setting asks for it: it is loaded only then, and before anything that reports to it. */
async function traceAs({ traces }: Config, running: Stop[], log: Logger): Promise<void> {
  if (traces === undefined) return
  const { openSpans } = await import('../../ground/tracing/open-spans.ts')
  const spans = openSpans(traces, log)
  collectIn(spans)
  running.push(spans.close)
}

/** Returns where to listen. The kernel spreads connections over the processes, so none waits at one that dies. */
function addressOf({ port, host }: Config, isShared: boolean): FastifyListenOptions & { reusePort?: boolean } {
  return isShared ? { port, host, exclusive: true, reusePort: true } : { port, host }
}

/** Keeps answering while the proxy finds out that it must ask others. */
async function drain(app: App, seconds: number): Promise<void> {
  app.drain('leaving')
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

/** Closes the server: requests may finish, but idle browsers are not waited for. */
async function closeServer(server: App['server']): Promise<void> {
  const patient = setTimeout(() => server.server.closeAllConnections(), CLOSE_MS)
  await server.close().finally(() => clearTimeout(patient))
}

/** Returns how the office tries backups; without a build there is no program to start in a process of its own. */
async function trialOf({ config, keys }: { config: Config; keys: Keys }, assets: Assets): Promise<TryArchive> {
  if (!assets.fromSource) return tryApart(config)
  const { verifyArchive } = await import('../commands/verify-backup.ts')
  return async ({ target, ...order }) => verifyArchive({ ...order, place: await openTarget(target), keys, config })
}

/** Starts the jobs without delaying requests: as soon as the database allows it. */
async function startJobsSoon(jobs: Jobs, log: Logger, takesJobs: boolean): Promise<void> {
  try {
    await (takesJobs ? jobs.start() : jobs.prepare())
    await trimMemory().catch((error: unknown) => log.warn({ err: error }, 'memory is not given back'))
  } catch (error) {
    log.warn({ err: error }, 'jobs start later')
    setTimeout(() => void startJobsSoon(jobs, log, takesJobs), JOBS_RETRY_MS).unref()
  }
}
