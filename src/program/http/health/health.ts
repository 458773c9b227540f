import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../ground/config.ts'
import type { Database } from '../../../ground/database/db.ts'
import { jobsRest } from '../../../ground/jobs/job-queries.ts'
import type { Reads } from '../../../ground/machines/replica.ts'
import type { Keys } from '../../../ground/secrets/keys.ts'
import type { FileStore } from '../../../ground/storage/file-store.ts'
import { portalState } from './before-opening.ts'
import { DrainState } from './draining.ts'
import { forwardedView } from './proxy-probe.ts'

interface Parts {
  config: Pick<Config, 'role'>
  database: Database
  reads: Reads
  files: FileStore
  keys: Keys
  clock: () => Date
}

/** The time for /readyz to answer, as load balancers wait only briefly. */
const READY_MS = 1800

/** Rejects when the work takes longer; the work itself goes on. */
function withinMs<T>(limit: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('too slow')), limit)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Returns whether another process does the jobs that this one enqueues; undefined when it cannot be read. */
const jobsOf = (database: Database): Promise<'ok' | 'away' | undefined> =>
  withinMs(READY_MS, jobsRest(database.db)).then(
    (rest) => (rest ? 'away' : 'ok'),
    () => undefined,
  )

/** Serves /healthz (the program is alive) and /readyz (it can answer); the returned object announces the end. */
export function watchHealth(server: FastifyInstance, parts: Parts): DrainState {
  const draining = new DrainState()
  const { config, database, reads, files, keys, clock } = parts
  server.addHook('preClose', async () => draining.begin('leaving'))
  server.get('/healthz', async (request) => {
    const seen = forwardedView(request, keys, clock())
    return { status: 'ok', ...(seen ? { seen } : {}) }
  })
  server.get('/readyz', async (_request, reply) => {
    if (draining.why) return reply.code(503).send({ status: draining.why })
    const [portal, place] = await Promise.all([
      withinMs(READY_MS, portalState(database.db)).catch(() => undefined),
      files.place.look && withinMs(READY_MS, files.place.look()).catch(() => 'away'),
    ])
    const others = { ...(reads.replica && { replica: reads.replica.state() }), ...(place && { files: place }) }
    if (!portal) return reply.code(503).send({ status: 'away', ...others })
    // Pages are answered all the same: the jobs wait in the queues.
    const jobs = config.role === 'web' && (await jobsOf(database))
    return reply.send({ status: 'ok', portal, ...others, ...(jobs ? { jobs } : {}) })
  })
  return draining
}
