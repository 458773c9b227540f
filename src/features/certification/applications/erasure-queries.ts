import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** Deletes what a person wrote and gave; stages, days, scores and decision stay. */
export async function eraseApplicationContent(db: Db, id: number, erased_at: Date): Promise<void> {
  await sql`delete from application_files where user_training_id = ${id}`.execute(db)
  await sql`delete from application_evidence where user_training_id = ${id}`.execute(db)
  await sql`delete from application_messages where user_training_id = ${id}`.execute(db)
  await sql`delete from accommodations where user_training_id = ${id}`.execute(db)
  await sql`update misconduct_cases set uraian = '', jawaban = null, putusan = null where user_training_id = ${id}`.execute(
    db,
  )
  await sql`update application_events set catatan = null where user_training_id = ${id} and catatan is not null`.execute(
    db,
  )
  await sql`
    update user_trainings set kebutuhan_khusus = '', pengalaman = '[]', asesmen = '[]', pernyataan = null, catatan = null,
      erased_at = ${erased_at}, version = version + 1 where id = ${id}`.execute(db)
}
