import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Pair } from './reminder-queries.ts'

/** Returns how many candidates of a schedule an examiner is asked for, and how many of them they accepted. */
export async function assignmentCounts(
  db: Db,
  { examiner_id, schedule_id }: Pair,
): Promise<{ asked: number; accepted: number }> {
  const { rows } = await sql<{ asked: number; accepted: number }>`
    select count(*)::int as asked, count(*) filter (where given.status = 'diterima')::int as accepted
    from examiner_assignments as given join user_trainings as own on own.id = given.user_training_id
    where given.examiner_id = ${examiner_id} and own.schedule_id = ${schedule_id}
      and given.status in ('ditawarkan', 'diterima')`.execute(db)
  return rows[0] ?? { asked: 0, accepted: 0 }
}

/** Counts one more letter about an examiner's day; returns the day's id, which stays the same. */
export async function nextRevision(db: Db, { examiner_id, schedule_id }: Pair, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into examiner_days as own (examiner_id, schedule_id, updated_at)
    values (${examiner_id}, ${schedule_id}, ${now})
    on conflict (examiner_id, schedule_id) do update set version = own.version + 1, updated_at = ${now}
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an upsert returned no row')
  return row.id
}

/** The accounts of those who are asked or have accepted to examine on a schedule, each once. */
export async function examinersOn(db: Db, scheduleId: number) {
  const { rows } = await sql<{ examiner_id: number; name: string; id: number; email: string }>`
    select distinct examiners.id as examiner_id, examiners.name, account.id, account.email
    from examiner_assignments as given join user_trainings as own on own.id = given.user_training_id
    join examiners on examiners.id = given.examiner_id join users as account on account.id = examiners.user_id
    where own.schedule_id = ${scheduleId} and given.status in ('ditawarkan', 'diterima')
      and given.locked_at is null and account.suspended_at is null
    order by examiners.id`.execute(db)
  return rows
}
