import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../../lib/day.ts'
import { type ApplicationKind, RUNNING, type Stage } from '../rules.ts'

export interface Running {
  id: number
  schedule_id: number
  scheme_id: number
  tahap: Stage
  ditawarkan: boolean
}

/** A person's running applications: at most one for each scheme. */
export const runningOf = (db: Db, userId: number): Promise<Running[]> =>
  db
    .selectFrom('user_trainings')
    .select(['id', 'schedule_id', 'scheme_id', 'ditawarkan'])
    .select(sql<Stage>`tahap`.as('tahap'))
    .where('user_id', '=', userId)
    .where('tahap', 'in', RUNNING)
    .execute()

/** Returns 1 once a person's data were sent, else 0 (spec section 3). */
export async function statusData(db: Db, userId: number): Promise<0 | 1> {
  const row = await db
    .selectFrom('users')
    .select(sql<0 | 1>`status_data`.as('status_data'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.status_data
}

/** A failed application, and the certificate that it would have renewed. */
export interface Origin {
  id: number
  renews_id: number | null
}

/**
 * Returns the latest failed exam that can still be taken again: within so many months, and not examined again since; a
 * draft does not count as that.
 */
export async function retestOrigin(db: Db, userId: number, today: Day): Promise<Origin | undefined> {
  const { rows } = await sql<Origin>`
    select id, renews_id from user_trainings as own, date(tahap_sejak at time zone ${bodyZoneName()}) as decided
    where user_id = ${userId} and tahap = 'belum_kompeten'
      and (decided + make_interval(months => setting_on('jendela_uji_ulang', decided)::int))::date >= ${today}
      and not exists (select from user_trainings as again where again.origin_id = own.id
        and again.tahap not in ('draft', 'ditolak', 'dibatalkan', 'kedaluwarsa', 'tidak_hadir'))
    order by tahap_sejak desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Schedules on which people wait for a seat. */
export async function schedulesWithWaiting(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectFrom('user_trainings')
    .select('schedule_id')
    .distinct()
    .where('tahap', '=', 'daftar_tunggu')
    .execute()
  return new Set(rows.map(({ schedule_id }) => schedule_id))
}

interface NewDraft {
  user_id: number
  schedule_id: number
  jenis_permohonan: ApplicationKind
  /** The application whose failed units are examined again. */
  origin_id: number | null
  renews_id: number | null
  now: Date
  due_at: Date | null
}

/** Answers the draft's id; undefined when another one of the scheme came in between. */
export async function insertApplicationDraft(db: Db, { now, ...draft }: NewDraft): Promise<number | undefined> {
  const row = await db
    .insertInto('user_trainings')
    .values({ ...draft, tahap: 'draft', created_at: now, tahap_sejak: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A draft that holds no seat may be for any schedule of its scheme. */
export const moveApplicationDraft = (db: Db, id: number, scheduleId: number, now: Date) =>
  db
    .updateTable('user_trainings')
    .set({ schedule_id: scheduleId, updated_at: now })
    .where('id', '=', id)
    .where('tahap', '=', 'draft')
    .where('ditawarkan', '=', false)
    .execute()
