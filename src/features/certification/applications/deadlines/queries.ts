import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { reminderRestSince } from '../../../../lib/people/reminded.ts'
import type { ApplicationTransition } from '../transitions/rules.ts'

/** The rows of a page; a run reads all pages. */
const PAGE = 1000

export interface DueTransition {
  id: number
  transition: ApplicationTransition
}

/** Which transition is due for which application; the rules decide again under the lock. */
export async function transitionsDue(
  db: Db,
  { now, today }: { now: Date; today: Day },
  after?: DueTransition,
): Promise<DueTransition[]> {
  const isOver = sql`(schedules.cancelled_at is not null or schedules.start_date <= ${today}::date + 1)`
  const { rows } = await sql<DueTransition>`select * from (
    select id, case tahap when 'draft' then 'lapseOffer' when 'perlu_perbaikan' then 'lapseCorrection'
        else 'lapsePayment' end as transition
      from user_trainings where due_at <= ${now}
      and (tahap in ('perlu_perbaikan', 'menunggu_pembayaran') or ditawarkan)
    union
    select own.id, 'lapseOffer' from user_trainings as own
      join schedules on schedules.id = own.schedule_id where own.ditawarkan and ${isOver}
    union
    select own.id, 'closeWaiting' from user_trainings as own
      join schedules on schedules.id = own.schedule_id where own.tahap = 'daftar_tunggu' and ${isOver}
    ) as due where id > ${after?.id ?? 0} order by id limit ${PAGE}`.execute(db)
  return rows
}

/** Drafts that nobody sent in time and that hold no seat. */
export async function oldDrafts(db: Db, now: Date, after = 0): Promise<number[]> {
  const rows = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('due_at', '<=', now)
    .where('tahap', '=', 'draft')
    .where('ditawarkan', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  return rows.map(({ id }) => id)
}

/** False when it was sent, moved on or removed meanwhile. */
export async function deleteOldDraft(db: Db, id: number, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_trainings')
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .where('tahap', '=', 'draft')
    .where('ditawarkan', '=', false)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Schedules with free seats for which people wait. */
export async function schedulesToOffer(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('schedules')
    .select('id')
    .whereRef('terisi', '<', 'kuota')
    .where(
      sql<boolean>`exists (select from user_trainings as own where own.schedule_id = schedules.id
        and own.tahap = 'daftar_tunggu')`,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The hours before its end at which the applicant is reminded: noon of the day before, or half of an offer's two days.
 */
const CORRECTION_HOURS = 36
const OFFER_HOURS = 24

/** Returns the SQL condition that a reminder is due; none is where the office has just sent its own. */
const isDueForReminder = (now: Date) => sql<boolean>`due_at > ${now}
  and coalesce(reminded_at <= ${reminderRestSince(now)}, true) and (
  (tahap = 'perlu_perbaikan' and coalesce(reminded_at < due_at - make_interval(hours => ${CORRECTION_HOURS}), true) and due_at <= ${now}::timestamptz + make_interval(hours => ${CORRECTION_HOURS})
    and tahap_sejak < due_at - make_interval(hours => ${CORRECTION_HOURS}))
  or (ditawarkan and coalesce(reminded_at < due_at - make_interval(hours => ${OFFER_HOURS}), true) and due_at <= ${now}::timestamptz + make_interval(hours => ${OFFER_HOURS})
    and tahap_sejak < due_at - make_interval(hours => ${OFFER_HOURS})))`

export async function applicationsToRemind(db: Db, now: Date, after = 0): Promise<number[]> {
  const rows = await db
    .selectFrom('user_trainings')
    .select('id')
    .where(isDueForReminder(now))
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks an application as reminded; false when another process has done it, or does it now. */
export async function markApplicationReminded(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('id', '=', id)
    .where(isDueForReminder(now))
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  await db.updateTable('user_trainings').set({ reminded_at: now }).where('id', '=', id).execute()
  return true
}

/**
 * Records that the office reminds of an application, which the caller has locked; returns when it was last done before.
 */
export async function keepReminder(db: Db, id: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ reminded_at: Date | null }>`
    update user_trainings as own set reminded_at = ${now} from user_trainings as before
    where own.id = ${id} and before.id = own.id returning before.reminded_at`.execute(db)
  return rows[0]?.reminded_at ?? null
}
