import { sql } from 'kysely'
import type { Db } from './db.ts'
import { deadQueue, type JobName, jobNames, openJobData, SCHEMA } from './jobs.ts'
import type { Keys } from './keys.ts'

export interface JobCounts {
  name: JobName
  waiting: number
  running: number
  retrying: number
  done: number
  dead: number
}

export type JobState = 'waiting' | 'running' | 'retrying' | 'done' | 'dead'

export interface JobRow {
  id: string
  state: JobState
  tries: number
  /** What the last try failed with. */
  error: string | null
  created_at: Date
  done_at: Date | null
  next_try_at: Date
  data: unknown
}

const jobs = sql.table(`${SCHEMA}.job`)

const state = sql`case when name like '%-dead' then 'dead' else case state::text
  when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'running' else 'done' end end`

/** A job that failed for good lies in its dead queue; what is left of it in its own only says the same again. */
const counted = sql`(state not in ('failed', 'cancelled') and (name not like '%-dead' or state = 'created'))`

export async function jobCounts(db: Db): Promise<JobCounts[]> {
  const { rows } = await sql<{ name: string; state: JobState; count: number }>`
    select name, ${state} as state, count(*)::int as count from ${jobs} where ${counted} group by 1, 2`.execute(db)
  return jobNames.map((name) => {
    const of = (queue: string, wanted: JobState) =>
      rows.find((row) => row.name === queue && row.state === wanted)?.count ?? 0
    const [waiting, running, retrying] = [of(name, 'waiting'), of(name, 'running'), of(name, 'retrying')]
    return { name, waiting, running, retrying, done: of(name, 'done'), dead: of(deadQueue(name), 'dead') }
  })
}

/** The jobs of one kind, newest first. */
export async function jobRows(
  db: Db,
  keys: Keys,
  name: JobName,
  asked: { state: JobState | undefined; page: number; perPage: number },
): Promise<{ rows: JobRow[]; total: number }> {
  const wanted = asked.state ? sql`and ${state} = ${asked.state}` : sql``
  const from = sql`from ${jobs} where name in (${name}, ${deadQueue(name)}) and ${counted} ${wanted}`
  const { rows } = await sql<Omit<JobRow, 'error'> & { output: unknown }>`
    select id, ${state} as state, coalesce(source_retry_count, retry_count) as tries, created_on as created_at,
      completed_on as done_at, start_after as next_try_at, coalesce(source_output, output) as output, data
    ${from} order by created_on desc, id limit ${asked.perPage} offset ${(asked.page - 1) * asked.perPage}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const opened = rows.map(({ output, data, ...row }) => ({
    ...row,
    error: errorIn(output),
    data: read(keys, name, data),
  }))
  return { rows: opened, total: counts[0]?.total ?? 0 }
}

const errorIn = (output: unknown): string | null => {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : null
}

/** undefined when sealed under a key that is gone. */
function read(keys: Keys, name: JobName, data: unknown): unknown {
  try {
    return openJobData(keys, name, data)
  } catch {
    return undefined
  }
}
