import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Stage } from '../rules.ts'
import type { ApplicationTransition } from './rules.ts'

export interface ApplicationChanges {
  tahap: Stage
  ditawarkan: boolean
  updated_at: Date
  due_at?: Date | null
  tahap_sejak?: Date
  reminded_at?: null
  schedule_id?: number
  kali_jadwal_ulang?: number
  nomor?: string
  submitted_at?: Date
  waiting_since?: Date
  catatan?: string | null
  attended_at?: Date | null
  attended_by?: number | null
  reminded_days?: null
}

export const updateApplication = (db: Db, id: number, changes: ApplicationChanges) =>
  db.updateTable('user_trainings').set(changes).where('id', '=', id).execute()

export const deleteApplication = (db: Db, id: number) => db.deleteFrom('user_trainings').where('id', '=', id).execute()

interface EventRow {
  user_training_id: number
  transition: ApplicationTransition
  dari: Stage
  ke: Stage
  oleh: 'pemohon' | 'petugas' | 'sistem'
  user_id: number | null
  catatan: string | null
  at: Date
}

/** A line of an application's history. */
export const insertApplicationEvent = (db: Db, event: EventRow) =>
  db.insertInto('application_events').values(event).execute()

/** Returns a moment after everybody who waits for a schedule, which the caller has locked. */
export async function endOfLine(db: Db, scheduleId: number, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('user_trainings')
    .select(sql<Date | null>`max(waiting_since)`.as('last'))
    .where('schedule_id', '=', scheduleId)
    .where('tahap', '=', 'daftar_tunggu')
    .executeTakeFirstOrThrow()
  return row.last && row.last >= now ? new Date(row.last.getTime() + 1) : now
}

/** Cuts the deadlines of a schedule's applicants to `end` at the latest, except for drafts without an offer. */
export const cutApplicationDues = (db: Db, scheduleId: number, end: Date) =>
  db
    .updateTable('user_trainings')
    .set({ due_at: end })
    .where('schedule_id', '=', scheduleId)
    .where('due_at', '>', end)
    .where((is) => is.or([is('tahap', '!=', 'draft'), is('ditawarkan', '=', true)]))
    .execute()
