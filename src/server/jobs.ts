import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { Problem } from '../problems.ts'
import type { Db } from './db.ts'
import { APPLICATION_NAME } from './embedded-postgres.ts'
import type { Keys } from './keys.ts'

const SCHEMA = 'jobs'
const PURPOSE = 'job'
/** Workers look this often; a job made in this process is taken at once. */
const POLL_SECONDS = 5
const MOST_CONNECTIONS = 2
const STOP_MS = 8000

/** A day of tries: half a minute, a minute, … at most an hour apart. */
const RETRIES = { retryLimit: 30, retryDelay: 30, retryDelayMax: 3600, retryBackoff: true, expireInSeconds: 120 }
const DONE_KEPT_SECONDS = 86_400
const DEAD_KEPT_SECONDS = 90 * 86_400

const QUEUES = {
  mail: RETRIES,
  'reset-link': RETRIES,
  sweep: { retryLimit: 0, expireInSeconds: 600 },
} as const

export type JobName = keyof typeof QUEUES

/** What is done for each kind of job; `id` stays the same over its tries. */
export type Work = Record<JobName, (data: unknown, id: string) => Promise<void>>

export type Jobs = ReturnType<typeof openJobs>

interface Sealed {
  sealed: string
}

const deadQueue = (name: JobName): string => `${name}-dead`

/** Work that survives a crash and waits for its transaction; shared by all processes through the database. */
export function openJobs(parts: { url: string; keys: Keys; log: Logger }) {
  const { keys, log } = parts
  const boss = new PgBoss({
    connectionString: parts.url,
    schema: SCHEMA,
    max: MOST_CONNECTIONS,
    application_name: APPLICATION_NAME,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 30,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  const workers = new Map<JobName, string>()
  let work: Work | undefined
  let ready: Promise<void> | undefined
  let stopped = false

  async function makeReady(): Promise<void> {
    await boss.start()
    for (const [name, options] of Object.entries(QUEUES)) {
      const dead = deadQueue(name as JobName)
      await boss.createQueue(dead, { retentionSeconds: DEAD_KEPT_SECONDS })
      await boss.createQueue(name, { ...options, deadLetter: dead, deleteAfterSeconds: DONE_KEPT_SECONDS })
    }
  }

  /** Starts once; after a failure the next caller tries again. */
  function started(): Promise<void> {
    if (stopped) return Promise.reject(new Problem('UNAVAILABLE', { headers: { 'Retry-After': '5' } }))
    ready ??= makeReady().catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return ready
  }

  async function run(name: JobName, job: { id: string; data: unknown }): Promise<void> {
    if (!work) throw new Error('no work for jobs')
    const { sealed } = job.data as Sealed
    await work[name](JSON.parse(keys.open(PURPOSE, Buffer.from(sealed, 'base64'), name).toString()), job.id)
  }

  const names = Object.keys(QUEUES) as JobName[]
  const sealedData = (name: JobName, data: object): Sealed => ({
    sealed: keys.seal(PURPOSE, JSON.stringify(data), name).toString('base64'),
  })

  return {
    /** Says what each kind of job does. */
    handle(given: Work): void {
      work = given
    },

    /** Part of the caller's transaction: the job exists when that commits, and only then. */
    async enqueue(db: Db, name: JobName, data: object): Promise<void> {
      await started()
      await boss.send(name, sealedData(name, data), { db: fromKysely(db) })
      const worker = workers.get(name)
      if (worker) setTimeout(() => boss.notifyWorker(worker), 50).unref()
    },

    /** Makes the tables ready, without working yet. */
    prepare: started,

    /** Takes jobs from now on. */
    async start(): Promise<void> {
      await started()
      if (stopped) return
      for (const name of names.filter((each) => !workers.has(each))) {
        const handler = async (jobs: { id: string; data: unknown }[]) => {
          for (const job of jobs) await run(name, job)
        }
        workers.set(name, await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, handler))
      }
      await boss.schedule('sweep', '17 * * * *', sealedData('sweep', {}))
    },

    /** Does everything that waits, also what waits for its next try; for tests. */
    async runWaiting(): Promise<void> {
      await started()
      for (const name of ['reset-link', 'mail', 'sweep'] as const) {
        for (const job of await boss.fetch(name, { batchSize: 100, ignoreStartAfter: true })) {
          await run(name, job).then(
            () => boss.complete(name, job.id),
            (error: Error) => boss.fail(name, job.id, { message: error.message }),
          )
        }
      }
    },

    /** Lets what runs finish, then lets go of the database. */
    async stop(): Promise<void> {
      stopped = true
      await ready?.catch(() => {})
      await boss.stop({ graceful: true, timeout: STOP_MS }).catch((error: unknown) => log.warn({ err: error }, 'jobs'))
    },
  }
}
