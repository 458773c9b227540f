import { sql } from 'kysely'
import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import type { Step } from './step-rules.ts'

/** At most so many in one run; the next one comes in minutes. */
const MOST = 1000

/** Which step is due for which application: the rules decide once more under the lock. */
export async function dueSteps(db: Db, now: Date, today: Day): Promise<{ id: number; step: Step }[]> {
  const isOver = sql`(schedules.cancelled_at is not null or schedules.start_date <= ${today}::date + 1)`
  const { rows } = await sql<{ id: number; step: Step }>`
    select id, case tahap when 'draft' then 'lapseOffer' when 'perlu_perbaikan' then 'lapseCorrection'
        else 'lapsePayment' end as step
      from user_trainings where due_at <= ${now}
      and (tahap in ('perlu_perbaikan', 'menunggu_pembayaran') or offered)
    union
    select own.id, 'lapseOffer' from user_trainings as own
      join schedules on schedules.id = own.schedule_id where own.offered and ${isOver}
    union
    select own.id, 'closeWaiting' from user_trainings as own
      join schedules on schedules.id = own.schedule_id where own.tahap = 'daftar_tunggu' and ${isOver}
    order by id limit ${MOST}`.execute(db)
  return rows
}

/** Drafts that nobody sent in time and that hold no seat. */
export async function oldDrafts(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('due_at', '<=', now)
    .where('tahap', '=', 'draft')
    .where('offered', '=', false)
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

/** False when it was sent, moved on or removed meanwhile. */
export async function removeOldDraft(db: Db, id: number, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_trainings')
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .where('tahap', '=', 'draft')
    .where('offered', '=', false)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Dates with free seats for which people wait. */
export async function datesToOffer(db: Db): Promise<number[]> {
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

/** Hours before its end at which a stage is called to mind: noon of the day before, or half of an offer's two days. */
const CORRECTION_HOURS = 36
const OFFER_HOURS = 24

const isToRemind = (now: Date) => sql<boolean>`reminded_at is null and due_at > ${now} and (
  (tahap = 'perlu_perbaikan' and due_at <= ${now}::timestamptz + make_interval(hours => ${CORRECTION_HOURS}))
  or (offered and due_at <= ${now}::timestamptz + make_interval(hours => ${OFFER_HOURS})
    and stage_since < due_at - make_interval(hours => ${OFFER_HOURS})))`

export async function toRemind(db: Db, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('user_trainings').select('id').where(isToRemind(now)).limit(MOST).execute()
  return rows.map(({ id }) => id)
}

/** Marks an application as reminded; false when another process has done it, or does it now. */
export async function markReminded(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('id', '=', id)
    .where(isToRemind(now))
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  await db.updateTable('user_trainings').set({ reminded_at: now }).where('id', '=', id).execute()
  return true
}
