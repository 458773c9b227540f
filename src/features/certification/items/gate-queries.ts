import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** Tells whether a person is declared to have trained somebody, as an examiner, or trains for a provider of the list. */
export async function hasTrained(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from examiner_conflicts as conflict
    join examiners on examiners.id = conflict.examiner_id
    where examiners.user_id = ${userId} and conflict.jenis = 'melatih'
    union all select from training_providers where pengajar @> array[${userId}::int] limit 1`.execute(db)
  return rows.length > 0
}

export const secrecyOf = (db: Db, userId: number, tahun: number) =>
  db
    .selectFrom('secrecy_statements')
    .select(['pernyataan', 'signed_at'])
    .where('user_id', '=', userId)
    .where('tahun', '=', tahun)
    .executeTakeFirst()

/** Stores a statement once; signed again it stays as it was. */
export const insertSecrecy = (
  db: Db,
  row: { user_id: number; tahun: number; pernyataan: string; signed_at: Date },
): Promise<unknown> =>
  db
    .insertInto('secrecy_statements')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
