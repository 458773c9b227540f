import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { RetentionKind } from './rules.ts'

/** The counts of a run: what it removed or would remove, what it left for an open case, and what failed. */
export type RetentionCounts = Record<RetentionKind | 'ditahan' | 'gagal', number>

/** A run that ended. */
export interface RetentionRun extends RetentionCounts {
  id: number
  tanggal: Day
  coba: boolean
  started_at: Date
  finished_at: Date | null
}

/** Takes a night's work, also what somebody has begun who died; undefined when it is done. One asks at a time. */
export async function claimNight(
  db: Db,
  { tanggal, now, started_by }: { tanggal: Day; now: Date; started_by: number | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into retention_runs as run (tanggal, coba, started_at, started_by)
    values (${tanggal}, false, ${now}, ${started_by})
    on conflict (tanggal) where not coba do update set started_at = excluded.started_at, started_by = excluded.started_by
      where run.finished_at is null
    returning id`.execute(db)
  return rows[0]?.id
}

export const endRetention = (db: Db, id: number, counts: RetentionCounts, finished_at: Date) =>
  db
    .updateTable('retention_runs')
    .set({ ...counts, finished_at })
    .where('id', '=', id)
    .execute()

const COLUMNS = [
  'id',
  sql<Day>`tanggal`.as('tanggal'),
  'coba',
  'started_at',
  'finished_at',
  'permohonan',
  'ditolak',
  'ktp',
  'ditahan',
  'gagal',
] as const

/** Writes down a trial. */
export const insertTrial = (
  db: Db,
  trial: RetentionCounts & { tanggal: Day; started_at: Date; finished_at: Date; started_by: number | null },
): Promise<RetentionRun> =>
  db
    .insertInto('retention_runs')
    .values({ ...trial, coba: true })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** The run that ended last, of those that remove or of those that only try. */
export const latestRun = (db: Db, coba: boolean): Promise<RetentionRun | undefined> =>
  db
    .selectFrom('retention_runs')
    .select(COLUMNS)
    .where('coba', '=', coba)
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Tells whether the run of a day's night has ended or is under way. */
export async function hasRunOn(db: Db, tanggal: Day): Promise<boolean> {
  const row = await db
    .selectFrom('retention_runs')
    .select('id')
    .where('tanggal', '=', tanggal)
    .where('coba', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
