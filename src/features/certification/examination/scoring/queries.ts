import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { Stage } from '../../applications/rules.ts'
import type { ScoreRow } from '../exam-queries.ts'
import type { AssignmentState } from '../rules.ts'

/** True until the decision: afterwards examiners no longer see their candidates, unless scores are reopened. */
const BEFORE_DECISION = sql`(own.tahap in ('terjadwal', 'diuji') or own.tahap = 'menunggu_keputusan'
  and not exists (select from decisions where decisions.user_training_id = own.id))`

/** Selects an examiner's assignments that were not declined; the search covers number and name, not the address. */
export const ownAssignments = (userId: number) => sql<ScoringRow>`
  select given.id, fold_text(' ' || coalesce(own.nomor, '') || ' ' || person.name) as search_text, own.nomor,
    person.name as nama, scheme.name as skema, own.schedule_id, schedules.start_date as tanggal_uji,
    venues.name as tuk, given.status, own.tahap, given.locked_at
  from examiner_assignments as given
  join examiners on examiners.id = given.examiner_id and examiners.user_id = ${userId}
  join user_trainings as own on own.id = given.user_training_id
  join users as person on person.id = own.user_id
  join schedules on schedules.id = own.schedule_id
  join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where given.status in ('ditawarkan', 'diterima') and ${BEFORE_DECISION}`

export interface ScoringRow {
  id: number
  nomor: string | null
  nama: string
  skema: string
  schedule_id: number
  tanggal_uji: Day | null
  tuk: string | null
  status: AssignmentState
  tahap: Stage
  locked_at: Date | null
}

export interface OwnAssignment extends ScoringRow {
  user_training_id: number
  examiner_id: number
  ruang_daring: string | null
  version: number
}

/** Selects the rows whose scores can be written now, or the others, by the same rule as scoringObstacle. */
export const scorableCondition = (wanted: boolean) =>
  sql`(r.status = 'diterima' and r.tahap = 'diuji' and r.locked_at is null) = ${wanted}`

/** One's own assignment while its candidate may be seen. */
export async function ownAssignment(db: Db, userId: number, id: number): Promise<OwnAssignment | undefined> {
  const { rows } = await sql<OwnAssignment>`
    select shown.*, given.user_training_id, given.examiner_id, given.version, schedules.ruang_daring
    from (${ownAssignments(userId)}) as shown join examiner_assignments as given using (id)
    join user_trainings as own on own.id = given.user_training_id join schedules on schedules.id = own.schedule_id
    where shown.id = ${id}`.execute(db)
  return rows[0]
}

interface AssignmentAnswer {
  status: 'diterima' | 'ditolak'
  alasan: string | null
  at: Date
}

/** Stores the answer; returns false when the assignment was answered or withdrawn meanwhile. */
export async function updateAnswer(db: Db, id: number, { status, alasan, at }: AssignmentAnswer): Promise<boolean> {
  const rows = await db
    .updateTable('examiner_assignments')
    .set({ status, alasan, answered_at: at, declared_at: status === 'diterima' ? at : null })
    .where('id', '=', id)
    .where('status', '=', 'ditawarkan')
    .returning('id')
    .execute()
  return rows.length === 1
}

/** Returns the scores that an examiner has given so far. */
export const scoresGiven = (db: Db, assignmentId: number): Promise<ScoreRow[]> =>
  db
    .selectFrom('unit_scores')
    .select(['unit', 'metode', 'nilai', sql<ScoreRow['hasil']>`hasil`.as('hasil'), 'catatan'])
    .where('assignment_id', '=', assignmentId)
    .execute()

export const upsertScores = (db: Db, assignmentId: number, scores: readonly ScoreRow[], now: Date) =>
  db
    .insertInto('unit_scores')
    .values(scores.map((score) => ({ ...score, assignment_id: assignmentId, created_at: now, updated_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'unit', 'metode']).doUpdateSet((row) => ({
        nilai: row.ref('excluded.nilai'),
        hasil: row.ref('excluded.hasil'),
        catatan: row.ref('excluded.catatan'),
        updated_at: now,
      })),
    )
    .execute()

/** Lists the sheets of an application on which scores can still be written. */
export async function openSheetsOf(db: Db, applicationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('examiner_assignments')
    .select('id')
    .where('user_training_id', '=', applicationId)
    .where('status', '=', 'diterima')
    .where('locked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes the same scores into several sheets and raises the version of each. */
export async function fillSheets(
  db: Db,
  ids: readonly number[],
  scores: readonly ScoreRow[],
  now: Date,
): Promise<void> {
  const rows = ids.flatMap((assignment_id) =>
    scores.map((score) => ({ ...score, assignment_id, created_at: now, updated_at: now })),
  )
  await db
    .insertInto('unit_scores')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'unit', 'metode']).doUpdateSet((row) => ({
        nilai: row.ref('excluded.nilai'),
        hasil: row.ref('excluded.hasil'),
        catatan: row.ref('excluded.catatan'),
        updated_at: now,
      })),
    )
    .execute()
  await db
    .updateTable('examiner_assignments')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute()
}

export const deleteScores = (db: Db, assignmentId: number, cells: readonly Pick<ScoreRow, 'unit' | 'metode'>[]) =>
  sql`delete from unit_scores as score
    using jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell (unit text, metode text)
    where score.assignment_id = ${assignmentId} and score.unit = cell.unit and score.metode = cell.metode`.execute(db)

/** Raises the version, so that people who saw the scores before this saving cannot overwrite them. */
export const raiseVersion = (db: Db, id: number) =>
  db
    .updateTable('examiner_assignments')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const markScoresLocked = (db: Db, id: number, now: Date) =>
  db.updateTable('examiner_assignments').set({ locked_at: now }).where('id', '=', id).execute()
