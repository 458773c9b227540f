import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, type Day } from '../../../lib/day.ts'
import { OPEN_EVALUATIONS, SERVICE_DAYS } from './rules.ts'

/** The most in one run; the next one follows within minutes. */
const MOST = 1000

/** Ends what nobody sent in time. */
export const lapseEvaluations = (db: Db, today: Day) =>
  db
    .updateTable('evaluations')
    .set((set) => ({ status: 'kedaluwarsa', version: set('version', '+', 1) }))
    .where('status', 'in', OPEN_EVALUATIONS)
    .where('batas_waktu', '<', today)
    .execute()

/** Asks those decided on lately what the service was like, once for each application, by the newest questionnaire. */
export async function offerServiceFeedback(db: Db, now: Date, today: Day): Promise<void> {
  await sql`
    insert into evaluations (questionnaire_id, user_id, user_training_id, batas_waktu, created_at)
    select form.id, own.user_id, own.id, ${addDays(today, SERVICE_DAYS)}::date, ${now}::timestamptz
    from (select id, published_at from questionnaires where jenis = 'layanan' and published_at is not null
        and closed_at is null order by published_at desc, id desc limit 1) as form
    join user_trainings as own on own.id in (select user_training_id from decisions
      where at >= greatest(form.published_at, ${now}::timestamptz - make_interval(days => ${SERVICE_DAYS})))
    join users as person on person.id = own.user_id and person.suspended_at is null
    where not exists (select from evaluations where user_training_id = own.id)
    order by own.id limit ${MOST} on conflict do nothing`.execute(db)
}

/** Open evaluations that nobody was written to about yet. */
export async function evaluationsToAnnounce(db: Db, today: Day, after = 0): Promise<number[]> {
  const rows = await db
    .selectFrom('evaluations')
    .select('id')
    .where('notified_at', 'is', null)
    .where('batas_waktu', '>=', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks an evaluation as announced; false when another process was faster. */
export async function markAnnounced(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('evaluations')
    .set({ notified_at: now })
    .where('id', '=', id)
    .where('notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
