import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ExamStart } from './sealing-rules.ts'

/** The ways in which a form is opened: on a screen, or printed as one of its papers. */
export type FormWay = 'layar' | 'buku' | 'lembar_jawaban' | 'kunci' | 'rubrik'

/** Lists when the exams begin that a form is set for. */
export async function examStartsOf(db: Db, formId: number): Promise<ExamStart[]> {
  const { rows } = await sql<ExamStart>`
    select start_date, jam_mulai, zona_waktu, cancelled_at is not null as dibatalkan
    from exam_schedule_forms as own join schedules on schedules.id = own.schedule_id
    where own.form_id = ${formId}`.execute(db)
  return rows
}

export const insertFormOpening = (
  db: Db,
  opening: { form_id: number; user_id: number; cara: FormWay; at: Date },
): Promise<unknown> => db.insertInto('exam_form_openings').values(opening).execute()

const MOST_OPENINGS = 200

/** Lists who opened a form lately, the last first. */
export const openingsOfForm = (db: Db, formId: number) =>
  db
    .selectFrom('exam_form_openings')
    .innerJoin('users', 'users.id', 'exam_form_openings.user_id')
    .select(['exam_form_openings.at', 'users.name as nama'])
    .select(sql<number>`exam_form_openings.id::int`.as('id'))
    .select(sql<FormWay>`cara`.as('cara'))
    .where('form_id', '=', formId)
    .orderBy('exam_form_openings.id', 'desc')
    .limit(MOST_OPENINGS)
    .execute()
