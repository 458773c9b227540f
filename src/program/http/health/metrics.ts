import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { VerificationLog } from '../../../features/certification/verification/log-service.ts'
import { lastBackupAt } from '../../../features/platform/backups/service.ts'
import type { Database, Db } from '../../../ground/database/db.ts'
import { outgoingFigures } from '../../../ground/http-client/outgoing.ts'
import { jobCounts, jobsSeenSeconds } from '../../../ground/jobs/job-queries.ts'
import type { Reads } from '../../../ground/machines/replica.ts'
import { workersHere } from '../../../ground/workers/in-worker.ts'
import { sameText } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'
import type { Figures, Peers } from '../../cluster/messages.ts'
import type { Cache } from '../../pages/cache.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

type Caches = Record<'page' | 'answer', Pick<Cache<unknown>, 'size' | 'bytes' | 'counts'>>

interface Watched {
  /** The caches by the kind of their content. */
  caches?: Caches
  database: Database
  /** The database of the jobs, where it is another one. */
  work?: Database
  reads: Reads
  verifications: VerificationLog
  clock: () => Date
  /** The token for other machines. */
  token: string | undefined
  /** The processes that share the port; undefined for one alone. */
  peers?: Peers | undefined
}

/**
 * The precision of the event loop's lag; at the library's 10 ms waking for it is a quarter of an idle process's work.
 */
const LAG_PRECISION_MS = 50

/**
 * Serves metrics of the processes at this port and their database at /metrics, to this machine and holders of the
 * token.
 */
export function watchMetrics(server: FastifyInstance, watched: Watched): void {
  const { caches, database, work, reads, verifications, clock, token, peers } = watched
  const ofDatabase = new Registry()
  const measureDatabase = databaseFigures(ofDatabase, database.db, clock)
  const register = new Registry()
  const own = () => Registry.merge([register, outgoingFigures])
  peers?.answerWith(() => own().getMetricsAsJSON())
  watchPool(register, 'database_pool', 'requests', database)
  if (work) watchPool(register, 'database_work_pool', 'jobs', work)
  watchWorkers(register)
  watchReplica(register, reads)
  watchVerifications(register, verifications)
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_PRECISION_MS })
  const answerSeconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to answer a request that the page cache did not answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  if (caches) watchCaches(register, caches)
  const processes = new Gauge({
    name: 'portal_processes',
    help: 'Processes at this port that told their figures, which are summed up here',
    registers: [register],
  })
  processes.set(1)
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers of status 5xx', registers: [register] })
  server.addHook('onResponse', (request, reply, done) => {
    answerSeconds.observe(
      { route: request.routeOptions.url ?? '(none)', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) failures.inc()
    done()
  })
  server.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) && !hasToken(request, token)) throw new Problem('NOT_FOUND')
    await measureDatabase()
    const ofProcesses = peers ? sumOf(await peers.countAll()) : own()
    return reply.type(register.contentType).send(`${await ofDatabase.metrics()}${await ofProcesses.metrics()}`)
  })
}

/**
 * Merges the metrics of all processes, by sum unless a metric says otherwise. The lag is the worst of all: one blocked
 * process counts, however free the others are.
 */
const sumOf = (figures: Figures[]): Registry =>
  AggregatorRegistry.aggregate(
    figures.map((own) =>
      own.map((figure) => (/^nodejs_eventloop_lag_p/.test(figure.name) ? { ...figure, aggregator: 'max' } : figure)),
    ),
  )

function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isBehindProxy = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isBehindProxy && LOOPBACK.includes(socket.remoteAddress ?? '')
}

const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && sameText(headers.authorization ?? '', `Bearer ${token}`)

/** Adds metrics of a pool: open connections, idle ones, and how many wait for one. */
function watchPool(register: Registry, name: string, users: 'requests' | 'jobs', { pool }: Database): void {
  new Gauge({
    name,
    help: `Connections for ${users}: open, idle, and ${users} that wait for one`,
    labelNames: ['of'],
    registers: [register],
    collect() {
      this.set({ of: 'open' }, pool.totalCount)
      this.set({ of: 'idle' }, pool.idleCount)
      this.set({ of: 'waiting' }, pool.waitingCount)
    },
  })
}

/** Adds metrics of the workers for papers and uploads, and of their queue. */
function watchWorkers(register: Registry): void {
  new Gauge({
    name: 'worker_pool',
    help: 'Processes for papers and uploads, and work that waits for one',
    labelNames: ['of'],
    registers: [register],
    collect() {
      const { processes, waiting } = workersHere()
      this.set({ of: 'processes' }, processes)
      this.set({ of: 'waiting' }, waiting)
    },
  })
}

/** Adds metrics of the certificate checks on their way into the log, and of those that found no room. */
function watchVerifications(register: Registry, verifications: VerificationLog): void {
  new Gauge({
    name: 'verification_log',
    help: 'Rows that wait to be written to the log of verifications, and checks dropped as too many waited',
    labelNames: ['of'],
    registers: [register],
    collect() {
      const { waiting, dropped } = verifications.counts()
      this.set({ of: 'waiting' }, waiting)
      this.set({ of: 'dropped' }, dropped)
    },
  })
}

/** Adds metrics of the replica, where there is one. */
function watchReplica(register: Registry, { replica }: Reads): void {
  if (!replica) return
  const registers = [register]
  new Gauge({
    name: 'replica_answers_reads',
    help: '1 while the replica answers public reads; 0: the writer does, as the replica is away or lacks a change',
    registers,
    aggregator: 'min',
    collect() {
      this.set(replica.state() === 'ok' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'replica_lag_bytes',
    help: 'What the replica lacked of the newest content change when it was last asked',
    registers,
    aggregator: 'max',
    collect() {
      this.set(replica.lag())
    },
  })
}

/** Adds metrics of the caches: how many entries, how large, and how often they answered. */
function watchCaches(register: Registry, caches: Caches): void {
  const registers = [register]
  for (const of of ['page', 'answer'] as const) {
    new Gauge({
      name: `${of}_cache_answers`,
      help: `Each ${of} from memory, made anew, stale while the database was away, and given up after the deadline`,
      labelNames: ['from'],
      registers,
      collect() {
        const { cached, made, stale, givenUp } = caches[of].counts
        this.set({ from: 'cache' }, cached)
        this.set({ from: 'made' }, made)
        this.set({ from: 'stale' }, stale)
        this.set({ from: 'given_up' }, givenUp)
      },
    })
  }
  const sizes = [
    ['page_cache_entries', 'Rendered pages and values kept in memory', 'size'],
    ['page_cache_bytes', 'What they take of the memory, addresses and compressed forms included', 'bytes'],
  ] as const
  for (const [name, help, figure] of sizes) {
    new Gauge({
      name,
      help,
      labelNames: ['of'],
      registers,
      collect() {
        for (const [of, cache] of Object.entries(caches)) this.set({ of }, cache[figure])
      },
    })
  }
}

/** Adds metrics from the database, read at each request; they are absent while it is away. */
function databaseFigures(register: Registry, db: Db, clock: () => Date): () => Promise<void> {
  const registers = [register]
  const up = new Gauge({ name: 'database_up', help: '1 while the database answers', registers })
  const age = new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the newest recorded backup; absent before the first',
    registers,
  })
  const labelNames = ['queue'] as const
  const waiting = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs not yet taken, or tried in vain',
    labelNames,
    registers,
  })
  const givenUp = new Gauge({
    name: 'jobs_given_up',
    help: 'Jobs given up after a day of tries',
    labelNames,
    registers,
  })
  const seen = new Gauge({
    name: 'jobs_seen_seconds',
    help: 'Time since a process that does letters and other work was last heard of; absent before the first',
    registers,
  })
  return async () => {
    const backupAt = await lastBackupAt(db).catch(() => undefined)
    up.set(backupAt === undefined ? 0 : 1)
    if (backupAt) age.set((clock().getTime() - backupAt.getTime()) / 1000)
    else age.remove()
    for (const gauge of [waiting, givenUp]) gauge.reset()
    seen.remove()
    if (backupAt === undefined) return
    const seconds = await jobsSeenSeconds(db).catch(() => null)
    if (seconds !== null) seen.set(seconds)
    // The queues are created soon after the first start.
    for (const { name, dead, ...counts } of await jobCounts(db).catch(() => [])) {
      waiting.set({ queue: name }, counts.waiting + counts.retrying)
      givenUp.set({ queue: name }, dead)
    }
  }
}
