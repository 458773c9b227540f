import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ChangedUnit } from './rescore-rules.ts'

export interface NewResult {
  paper_id: number
  user_training_id: number
  unit: ChangedUnit[]
}

/** Keeps the papers on which a correction changed a unit, each with the decision that stands. */
export async function insertResults(db: Db, correctionId: number, results: readonly NewResult[]): Promise<void> {
  if (results.length === 0) return
  await sql`insert into key_correction_papers (correction_id, paper_id, decision_id, unit)
    select ${correctionId}, given.paper_id, (select id from decisions
      where user_training_id = given.user_training_id order by id desc limit 1), given.unit
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as given (paper_id int, user_training_id int, unit jsonb)`.execute(db)
}

/** Lists what corrections changed on a paper that waited for its marks when they were confirmed. */
export async function unmarkedResults(db: Db, paperId: number): Promise<{ id: number; unit: ChangedUnit[] }[]> {
  const { rows } = await sql<{ id: number; unit: ChangedUnit[] }>`select id, unit from key_correction_papers
    where paper_id = ${paperId} and unit @> '[{"nilai_baru": null}]'`.execute(db)
  return rows
}

export const writeResult = (db: Db, id: number, unit: readonly ChangedUnit[]): Promise<unknown> =>
  db
    .updateTable('key_correction_papers')
    .set({ unit: JSON.stringify(unit) })
    .where('id', '=', id)
    .execute()

/** A decision on whose paper a correction changed a unit. */
export interface TouchedRow {
  id: number
  user_training_id: number
  user_id: number
  email: string
  nama: string
  nomor: string | null
  skema: string
  hasil: 'kompeten' | 'belum_kompeten'
  decided_at: Date
  unit: ChangedUnit[]
  correction_decided_at: Date
  letter_at: Date | null
  letter_by_name: string | null
}

const TOUCHED = sql`
  select own.id, application.id as user_training_id, person.id as user_id, person.email, person.name as nama,
    application.nomor, schedule.skema, decision.hasil, decision.at as decided_at, own.unit,
    correction.decided_at as correction_decided_at, own.letter_at, sender.name as letter_by_name
  from key_correction_papers as own join key_corrections as correction on correction.id = own.correction_id
  join decisions as decision on decision.id = own.decision_id
  join user_trainings as application on application.id = decision.user_training_id
  join schedules as schedule on schedule.id = application.schedule_id
  join users as person on person.id = application.user_id
  left join users as sender on sender.id = own.letter_by`

const MOST_LISTED = 500

/** Lists the decisions that corrections touched, those without a letter first. */
export async function touchedDecisions(db: Db): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`${TOUCHED} order by own.letter_at is not null, own.id desc
    limit ${MOST_LISTED}`.execute(db)
  return rows
}

/** Locks one of them until the transaction ends. */
export async function lockTouched(db: Db, id: number): Promise<TouchedRow | undefined> {
  const { rows } = await sql<TouchedRow>`${TOUCHED} where own.id = ${id} for update of own`.execute(db)
  return rows[0]
}

export const writeLetter = (db: Db, id: number, letter: { letter_by: number; letter_at: Date }): Promise<unknown> =>
  db.updateTable('key_correction_papers').set(letter).where('id', '=', id).execute()
