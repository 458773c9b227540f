import { sql } from 'kysely'
import { serverLimits } from '../../limits.ts'
import type { Db } from '../database/db.ts'
import { stretch } from '../office-lists/list-page.ts'
import type { Keys } from '../secrets/keys.ts'
import { deadQueue, openJobData, SCHEMA, UNFINISHED_STATES } from './jobs.ts'
import { type JobName, jobNames } from './queues.ts'

/** The numbers of unfinished jobs. */
export interface JobCounts {
  name: JobName
  waiting: number
  running: number
  retrying: number
  dead: number
}

export type JobState = 'waiting' | 'running' | 'retrying' | 'done' | 'dead'

export interface JobRow {
  id: string
  state: JobState
  tries: number
  /** The error of the last try. */
  error: string | null
  created_at: Date
  done_at: Date | null
  next_try_at: Date
  data: unknown
}

const jobs = sql.table(`${SCHEMA}.job`)

/** The condition as the index of unfinished jobs has it: a day's finished ones are many. */
const UNFINISHED = sql.raw(UNFINISHED_STATES)

/**
 * The names of pg-boss for each state, the most frequent first. A job that failed for good counts in its dead queue;
 * its row in its own queue repeats that.
 */
const STATES = { done: 'completed', waiting: 'created', retrying: 'retry', running: 'active', dead: 'created' } as const
const stateNames = Object.keys(STATES) as JobState[]

const queueOf = (name: JobName, state: JobState): string => (state === 'dead' ? deadQueue(name) : name)

interface Place {
  queue: string
  kept_as: string
}

const isIn = (place: Place, name: JobName, state: JobState): boolean =>
  place.queue === queueOf(name, state) && place.kept_as === STATES[state]

export async function jobCounts(db: Db): Promise<JobCounts[]> {
  const { rows } = await sql<Place & { count: number }>`
    select name as queue, state as kept_as, count(*)::int as count from ${jobs}
    where ${UNFINISHED} group by name, state`.execute(db)
  return jobNames.map((name) => {
    const count = (state: JobState) => rows.find((row) => isIn(row, name, state))?.count ?? 0
    const [waiting, running, retrying] = [count('waiting'), count('running'), count('retrying')]
    return { name, waiting, running, retrying, dead: count('dead') }
  })
}

/**
 * Seconds since a process that takes jobs last kept the clock of the schedules, which it does about every 45 seconds;
 * null before the first, and in a database whose queues were never made.
 */
export async function jobsSeenSeconds(db: Db): Promise<number | null> {
  const queues = sql.lit(`${SCHEMA}.version`)
  const there = await sql<{ is: boolean }>`select to_regclass(${queues}) is not null as is`.execute(db)
  if (!there.rows[0]?.is) return null
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - cron_on)::float8 as seconds from ${sql.table(`${SCHEMA}.version`)}`.execute(db)
  return rows[0]?.seconds ?? null
}

/** Tells whether nobody has done jobs for so long that the operator should look. */
export async function jobsRest(db: Db): Promise<boolean> {
  const seconds = await jobsSeenSeconds(db)
  return seconds === null || seconds > serverLimits.jobsSeenSeconds
}

/** The jobs of one kind, newest first. */
export async function jobRows(
  db: Db,
  keys: Keys,
  name: JobName,
  asked: { state: JobState | undefined; page: number; perPage: number },
): Promise<{ rows: JobRow[]; total: number }> {
  const wanted = asked.state ? [asked.state] : stateNames
  const places = wanted.map((state) => sql`(name = ${queueOf(name, state)} and state = ${STATES[state]})`)
  const from = sql`from ${jobs} where ${sql.join(places, sql` or `)}`
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const total = counts[0]?.total ?? 0
  const { limit, offset, fromEnd } = stretch(total, asked.page, asked.perPage)
  const order = fromEnd ? sql`created_on, id desc` : sql`created_on desc, id`
  const { rows } = await sql<Omit<JobRow, 'error' | 'state'> & Place & { output: unknown }>`
    select id, name as queue, state as kept_as, coalesce(source_retry_count, retry_count) as tries,
      created_on as created_at, completed_on as done_at, start_after as next_try_at,
      coalesce(source_output, output) as output, data
    from ${jobs} join (select name, id ${from} order by ${order} limit ${limit} offset ${offset}) as hit using (name, id)
    order by created_on desc, id`.execute(db)
  const opened = rows.map(({ queue, kept_as, output, data, ...row }) => ({
    ...row,
    state: stateNames.find((state) => isIn({ queue, kept_as }, name, state)) ?? 'done',
    error: errorIn(output),
    data: read(keys, name, data),
  }))
  return { rows: opened, total }
}

const errorIn = (output: unknown): string | null => {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : null
}

/** Opens a job's data; returns undefined when it was sealed under a key that is gone. */
function read(keys: Keys, name: JobName, data: unknown): unknown {
  try {
    return openJobData(keys, name, data)
  } catch {
    return undefined
  }
}
