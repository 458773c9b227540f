import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { waits } from '../database/connection.ts'
import { type Database, type Db, openDatabase } from '../database/db.ts'
import { grantWork, roleOf } from '../database/roles.ts'
import type { Keys } from '../secrets/keys.ts'
import { type From, fromHere, runInTraceOf } from '../tracing/job-spans.ts'
import { type JobName, jobNames, QUEUES } from './queues.ts'

export const SCHEMA = 'jobs'
/** The channel on which a process without workers announces the jobs it made. */
export const JOB_WAITS = 'job_waits'
const PURPOSE = 'job'
/** The interval at which workers poll; a job made in this process, or waiting behind another, is taken at once. */
const POLL_SECONDS = 5
const STOP_MS = 3000
/** The heartbeat after which a silent process loses its job: another one takes it within a minute. */
const HEARTBEAT_SECONDS = 20
/** The interval at which lost jobs are looked for. */
const LOOK_SECONDS = 10
/** The reason that pg-boss stores when it retries a lost job. */
const LOST = 'job heartbeat timeout'
/** The delay after which the transaction that made a job has mostly committed. */
const COMMIT_MS = 50

const DONE_RETENTION_SECONDS = 86_400
const DEAD_RETENTION_SECONDS = 90 * 86_400

/** The work for each kind of job; `id` stays the same over its tries. */
export type JobHandlers = Record<JobName, (data: unknown, id: string) => Promise<void>>

interface Parts {
  url: string
  /** The address of the role that owns the queue's tables, where the program works as another one. */
  ownerUrl?: string
  keys: Keys
  log: Logger
  /** True when it also does the waiting jobs and runs the schedules; otherwise it only enqueues. */
  takes: boolean
}

interface Sealed extends From {
  sealed: string
}

/** Opens the data that a job was given, from its row. */
export const openJobData = (keys: Keys, name: JobName, data: unknown): unknown =>
  JSON.parse(keys.open(PURPOSE, Buffer.from((data as Sealed).sealed, 'base64'), name).toString())

export const deadQueue = (name: JobName): string => `${name}-dead`

const newBoss = ({ pool }: Database, log: Logger, options: { migrate: boolean; supervise: boolean }): PgBoss => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    ...options,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    schedule: options.supervise,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 30,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  return boss
}

/** The states of unfinished jobs, including those that failed for good and lie in their dead queues. */
export const UNFINISHED_STATES = `state in ('created', 'retry', 'active')`

/** The lock under which processes that start together make the index once. */
const INDEX_LOCK = 7_241_010

/** Makes an index of unfinished jobs, which the library lacks: counting them would read all finished ones. */
async function indexUnfinished({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('${SCHEMA}.job_unfinished') is not null as there`)
  // Creating an index that exists would still wait for writers, and only the owner may.
  if (rows[0].there) return
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(${INDEX_LOCK});
    create index if not exists job_unfinished on ${SCHEMA}.job_common (name, state) where ${UNFINISHED_STATES};
  end $$`)
}

/** Makes the queues that are missing, and gives those of an earlier release this one's options. */
async function makeQueues(boss: PgBoss, database: Database): Promise<void> {
  await boss.start()
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of jobNames) {
    const deadLetter = deadQueue(name)
    const terms = { ...QUEUES[name], heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: DONE_RETENTION_SECONDS }
    if (!made.has(deadLetter)) await boss.createQueue(deadLetter, { retentionSeconds: DEAD_RETENTION_SECONDS })
    const queue = made.get(name)
    if (!queue) await boss.createQueue(name, { ...terms, deadLetter })
    else if (!isDeepStrictEqual({ ...queue, ...terms }, queue)) await boss.updateQueue(name, terms)
  }
  await indexUnfinished(database)
}

/** Has the owner create and migrate the queue's tables; the worker may only change rows. */
async function install(ownerUrl: string, worker: string, log: Logger): Promise<void> {
  const database = openDatabase(ownerUrl, { most: serverLimits.connections.queue, waits: waits.migration })
  const boss = newBoss(database, log, { migrate: true, supervise: false })
  try {
    await makeQueues(boss, database)
    await boss.stop({ graceful: false })
  } finally {
    await database.close()
  }
  await grantWork(ownerUrl, worker, [SCHEMA])
}

export const openJobs = (parts: Parts): Jobs => new Jobs(parts)

/** The part of the jobs that a request needs. */
export type JobQueue = Pick<Jobs, 'prepare' | 'enqueue' | 'redrive'>

/** The job queue: jobs survive a crash and wait for their transaction; all processes share it through the database. */
export class Jobs {
  readonly #database: Database
  readonly #boss: PgBoss
  readonly #parts: Parts
  readonly #workers = new Map<JobName, string>()
  #work: JobHandlers | undefined
  #ready: Promise<void> | undefined
  #looking: NodeJS.Timeout | undefined
  #stopped = false
  #stopping: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#database = openDatabase(parts.url, { most: serverLimits.connections.queue, waits: waits.work })
    this.#boss = newBoss(this.#database, parts.log, { migrate: !this.#hasOwner(), supervise: parts.takes })
  }

  /** Creates the queues. */
  prepare(): Promise<void> {
    return this.#started()
  }

  /** Sets the work for each kind of job. */
  handle(work: JobHandlers): void {
    this.#work = work
  }

  /**
   * Enqueues a job in the caller's transaction: it exists once that commits, and nobody takes it before `startAfter`.
   */
  async enqueue(db: Db, name: JobName, data: object, when: { startAfter?: Date } = {}): Promise<void> {
    await this.#started()
    await this.#boss.send(name, { ...this.#sealed(name, data), ...fromHere() }, { ...when, db: fromKysely(db) })
    // The notification arrives when the caller's transaction commits, and then the job exists.
    if (!this.#parts.takes) await sql`select pg_notify(${JOB_WAITS}, ${name})`.execute(db)
    else setTimeout(() => this.#lookAgain(name), COMMIT_MS).unref()
  }

  /** Gives a job that was given up another day of tries; false when it is not there. */
  async redrive(db: Db, name: JobName, id: string): Promise<boolean> {
    await this.#started()
    const moved = await this.#boss.redrive(deadQueue(name), { destination: name, ids: [id], db: fromKysely(db) })
    return moved === 1
  }

  /** Has a job that another process made taken at once, without waiting for the next poll. */
  hear(name: string): void {
    const known = jobNames.find((each) => each === name)
    if (known) this.#lookAgain(known)
  }

  /** Takes jobs from now on. */
  async start(): Promise<void> {
    await this.#started()
    for (const name of jobNames) {
      if (this.#stopped || this.#workers.has(name)) continue
      const options = { pollingIntervalSeconds: POLL_SECONDS }
      const worker = await this.#boss.work(name, options, async (jobs: { id: string; data: unknown }[]) => {
        for (const job of jobs) await this.#run(name, job).finally(() => this.#lookAgain(name))
      })
      this.#workers.set(name, worker)
    }
    await this.#boss.schedule('sweep', '17 * * * *', this.#sealed('sweep', {}))
    await this.#boss.schedule('deadlines', '*/5 * * * *', this.#sealed('deadlines', {}))
    this.#looking ??= setInterval(() => void this.#takeOver(), (LOOK_SECONDS * 1000) / 2).unref()
  }

  /** Does all waiting jobs, also those that wait for a retry; for tests. */
  async runWaiting(): Promise<void> {
    await this.#started()
    const early = [
      'refund',
      'charge',
      'reconciliation',
      'reset-link',
      'account-alarm',
      'certificate-paper',
      'status-letter',
      'assessor-folder',
      'backup',
      'backup-trial',
    ] as const
    let waiting = await this.#waiting()
    for (const name of [...early, 'mail', 'text-message', 'webhook', 'sweep', 'deadlines'] as const) {
      if (!waiting.has(name)) continue
      const jobs = await this.#boss.fetch(name, { batchSize: 100, ignoreStartAfter: true })
      const ids = jobs.map(({ id }) => id)
      const beating = setInterval(() => void this.#boss.touch(name, ids).catch(() => {}), HEARTBEAT_SECONDS * 300)
      for (const job of jobs) {
        await this.#run(name, job).then(
          () => this.#boss.complete(name, job.id),
          (error: Error) => this.#boss.fail(name, job.id, { message: error.message }),
        )
      }
      clearInterval(beating)
      // A job may have made others.
      waiting = await this.#waiting()
    }
  }

  async #waiting(): Promise<Set<string>> {
    const { rows } = await this.#database.pool.query<{ name: string }>(
      `select distinct name from ${SCHEMA}.job_common where state in ('created', 'retry')`,
    )
    return new Set(rows.map(({ name }) => name))
  }

  /** Lets running jobs finish, then closes the connections. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#looking)
    await this.#ready?.catch(() => {})
    await this.#boss
      .stop({ graceful: true, timeout: STOP_MS })
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'jobs'))
    await this.#database.close()
  }

  /** Tells the queue's connections whether the database can be reached. */
  setReachable(isReachable: boolean): void {
    this.#database.setReachable(isReachable)
  }

  /** Starts once; after a failure the next caller tries again. */
  #started(): Promise<void> {
    if (this.#stopped) return Promise.reject(new Problem('UNAVAILABLE', { headers: { 'Retry-After': '5' } }))
    this.#ready ??= this.#prepare().catch((error: unknown) => {
      this.#ready = undefined
      throw error
    })
    return this.#ready
  }

  async #prepare(): Promise<void> {
    const { url, ownerUrl, log } = this.#parts
    if (ownerUrl !== undefined && this.#hasOwner()) await install(ownerUrl, (await roleOf(url)).user, log)
    await makeQueues(this.#boss, this.#database)
  }

  #hasOwner(): boolean {
    const { url, ownerUrl } = this.#parts
    return ownerUrl !== undefined && ownerUrl !== url
  }

  /** Makes the jobs of a dead process due at once: the pause between two tries is for jobs that failed. */
  async #takeOver(): Promise<void> {
    const { rows } = await this.#database.pool
      .query<{ name: string }>(
        `update ${SCHEMA}.job set start_after = now() where state = 'retry' and start_after > now()
          and output #>> '{value,message}' = $1 returning name`,
        [LOST],
      )
      // A database that is away is asked again.
      .catch(() => ({ rows: [] }))
    for (const { name } of rows) this.hear(name)
  }

  /** Has the worker look for a job without waiting for its turn. */
  #lookAgain(name: JobName): void {
    const worker = this.#workers.get(name)
    if (worker && !this.#stopped) this.#boss.notifyWorker(worker)
  }

  #sealed(name: JobName, data: object): Sealed {
    return { sealed: this.#parts.keys.seal(PURPOSE, JSON.stringify(data), name).toString('base64') }
  }

  async #run(name: JobName, job: { id: string; data: unknown }): Promise<void> {
    const work = this.#work?.[name]
    if (!work) throw new Error('no work for jobs')
    const { keys, log } = this.#parts
    await runInTraceOf({ ...job, name, log }, () => work(openJobData(keys, name, job.data), job.id))
  }
}
