import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { Stage } from '../../certification/applications/rules.ts'
import type { OpenCase } from './deletion/open-case-rules.ts'
import type { RetainedApplication, RetainedScan, RetentionKind } from './rules.ts'

const dayOf = (moment: RawBuilder<unknown>) => sql<Day>`(${moment} at time zone ${bodyZoneName()})::date`

/** Returns an expression for the open cases of the person of a row (`openCases`). */
export type CasesOf = (person: RawBuilder<unknown>) => RawBuilder<OpenCase[]>

export interface Selection {
  /** Stages of applications, or those after which the time of a scan runs. */
  stages: readonly Stage[]
  /** Whatever ended later is not old enough in any case. */
  before: Date
  /** The last id of the page before; undefined for the first page. */
  after: string | undefined
  limit: number
}

/** Returns the ids of what may be old enough; the rules decide. */
export async function oldEnough(db: Db, kind: RetentionKind, asked: Selection): Promise<string[]> {
  const { stages, before, after, limit } = asked
  const ended = sql`tahap in (${sql.join(stages)}) and tahap_sejak < ${before}`
  const rows =
    kind === 'ktp'
      ? sql<{ id: string }>`select id::text from private_files as file
          where jenis = 'ktp' and erased_at is null and created_at < ${before}
            and ${after ? sql`id > ${after}::uuid` : sql`true`}
            and exists (select from user_trainings as own where own.user_id = file.user_id and ${ended})
          order by file.id limit ${limit}`
      : sql<{ id: string }>`select id::text from user_trainings as own
          where erased_at is null and ${ended} and ${after ? sql`id > ${after}::int` : sql`true`}
          order by own.id limit ${limit}`
  return (await rows.execute(db)).rows.map(({ id }) => id)
}

interface Asked {
  ids: readonly string[]
  casesOf: CasesOf
  /** Waits for those who change them, and keeps others waiting until the transaction ends. */
  lock?: true
}

const forUpdate = (lock: true | undefined) => (lock ? sql`for no key update of own` : sql``)

/** Applications that are not erased, as the rules look at them. */
export async function retainedApplications(
  db: Db,
  { ids, casesOf, lock }: Asked,
): Promise<(RetainedApplication & { id: string })[]> {
  const { rows } = await sql<RetainedApplication & { id: string }>`
    select own.id::text, own.tahap, own.tahap_sejak, ${dayOf(sql`own.tahap_sejak`)} as since,
      (select max(issued.valid_until) from certificates as issued
        where issued.user_training_id = own.id and issued.status <> 'dicabut') as valid_until,
      ${casesOf(sql`own.user_id`)} as open_cases
    from user_trainings as own where own.id = any (${[...ids]}::int[]) and own.erased_at is null
    ${forUpdate(lock)}`.execute(db)
  return rows
}

/** Scans that are not erased, as the rules look at them; `stages` are those after which an application is over. */
export async function retainedScans(
  db: Db,
  { ids, casesOf, lock, stages }: Asked & { stages: readonly Stage[] },
): Promise<(RetainedScan & { id: string })[]> {
  const { rows } = await sql<RetainedScan & { id: string }>`
    select own.id::text, ${dayOf(sql`own.created_at`)} as given,
      (select max(${dayOf(sql`ended.tahap_sejak`)}) from user_trainings as ended
        where ended.user_id = own.user_id and ended.tahap in (${sql.join(stages)})) as ended,
      ${casesOf(sql`own.user_id`)} as open_cases
    from private_files as own where own.id = any (${[...ids]}::uuid[]) and own.erased_at is null
    ${forUpdate(lock)}`.execute(db)
  return rows
}
