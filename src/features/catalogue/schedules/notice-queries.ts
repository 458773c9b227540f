import type { Db } from '../../../ground/database/db.ts'

/** The applications and activities whose people got a letter, and when. */
export interface Notified {
  applications: readonly number[]
  activities: readonly number[]
  at: Date
}

/** Remembers who was told that a schedule is cancelled. */
export async function recordNotices(db: Db, scheduleId: number, { applications, activities, at }: Notified) {
  const of = { schedule_id: scheduleId, at }
  const rows = [
    ...applications.map((user_training_id) => ({ ...of, user_training_id, maintenance_id: null })),
    ...activities.map((maintenance_id) => ({ ...of, user_training_id: null, maintenance_id })),
  ]
  if (rows.length > 0) await db.insertInto('schedule_notices').values(rows).execute()
}
