import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Round } from './angoff-rules.ts'

export const judgesOf = (db: Db, formId: number) =>
  db
    .selectFrom('exam_form_judges')
    .select(['id', 'nama', 'keahlian'])
    .where('form_id', '=', formId)
    .orderBy('id')
    .execute()

export interface EstimateRow {
  judge_id: number
  putaran: Round
  nomor: number
  perkiraan: number
}

export async function estimatesOf(db: Db, formId: number): Promise<EstimateRow[]> {
  const { rows } = await sql<EstimateRow>`
    select own.judge_id, own.putaran, own.nomor, own.perkiraan from exam_form_estimates as own
    join exam_form_judges as judge on judge.id = own.judge_id where judge.form_id = ${formId}`.execute(db)
  return rows
}

/** Writes the judges of a form anew; returns their numbers in this order. */
export async function replaceJudges(
  db: Db,
  form_id: number,
  judges: readonly { nama: string; keahlian: string }[],
): Promise<number[]> {
  await db.deleteFrom('exam_form_judges').where('form_id', '=', form_id).execute()
  if (judges.length === 0) return []
  const rows = await db
    .insertInto('exam_form_judges')
    .values(judges.map((judge) => ({ ...judge, form_id })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

export async function deleteEstimates(db: Db, formId: number): Promise<void> {
  await sql`delete from exam_form_estimates using exam_form_judges as judge
    where judge.id = judge_id and judge.form_id = ${formId}`.execute(db)
}

export async function insertEstimates(db: Db, rows: readonly EstimateRow[]): Promise<void> {
  await sql`insert into exam_form_estimates (judge_id, putaran, nomor, perkiraan)
    select judge_id, putaran, nomor, perkiraan from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (judge_id int, putaran int, nomor int, perkiraan double precision)`.execute(db)
}
