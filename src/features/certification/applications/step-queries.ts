import { sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { Stage } from './rules.ts'
import type { Step } from './step-rules.ts'

export interface Changes {
  tahap: Stage
  offered: boolean
  updated_at: Date
  due_at?: Date | null
  stage_since?: Date
  reminded_at?: null
  schedule_id?: number
  kali_jadwal_ulang?: number
  nomor?: string
  submitted_at?: Date
  waiting_since?: Date
  catatan?: string | null
  hadir_at?: Date | null
  hadir_oleh?: number | null
  diingatkan_hari?: null
}

export const changeApplication = (db: Db, id: number, changes: Changes) =>
  db.updateTable('user_trainings').set(changes).where('id', '=', id).execute()

export const deleteDraft = (db: Db, id: number) => db.deleteFrom('user_trainings').where('id', '=', id).execute()

interface StepRow {
  id: number
  step: Step
  from: Stage
  to: Stage
  oleh: 'pemohon' | 'petugas' | 'sistem'
  user_id: number | null
  catatan: string | null
  at: Date
}

/** A line of an application's history. */
export const addStep = (db: Db, { id, step, from, to, oleh, user_id, catatan, at }: StepRow) =>
  db
    .insertInto('application_steps')
    .values({ user_training_id: id, step, dari: from, ke: to, oleh, user_id, catatan, at })
    .execute()

/** A moment after everybody who waits on a date, which the caller holds. */
export async function endOfLine(db: Db, scheduleId: number, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('user_trainings')
    .select(sql<Date | null>`max(waiting_since)`.as('last'))
    .where('schedule_id', '=', scheduleId)
    .where('tahap', '=', 'daftar_tunggu')
    .executeTakeFirstOrThrow()
  return row.last && row.last >= now ? new Date(row.last.getTime() + 1) : now
}
