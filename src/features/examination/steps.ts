import { sql } from 'kysely'
import type { Db } from '../../server/db.ts'
import type { Finding } from './rules.ts'

export interface ScoreRow {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding
  catatan: string
}

export interface ExaminerScores {
  assignment_id: number
  nama: string
  locked_at: Date | null
  nilai: ScoreRow[]
}

/** What each examiner who accepted found on an application, in the order of their assignment. */
export async function scoresOf(db: Db, applicationId: number): Promise<ExaminerScores[]> {
  const { rows } = await sql<ExaminerScores>`
    select given.id as assignment_id, examiners.name as nama, given.locked_at,
      (select coalesce(json_agg(json_build_object('unit', unit, 'metode', metode, 'nilai', nilai, 'hasil', hasil,
          'catatan', catatan) order by unit, metode), '[]') from unit_scores where assignment_id = given.id) as nilai
    from examiner_assignments as given join examiners on examiners.id = given.examiner_id
    where given.user_training_id = ${applicationId} and given.status = 'diterima' order by given.id`.execute(db)
  return rows
}

/** Accounts that examined an application or were asked to, and those that are related to its candidate. */
export async function examinersInvolved(
  db: Db,
  applicationId: number,
): Promise<{ penguji: number[]; berhubungan: number[] }> {
  const { rows } = await sql<{ penguji: number[]; berhubungan: number[] }>`
    select
      array(select distinct examiners.user_id from examiner_assignments as given
        join examiners on examiners.id = given.examiner_id
        where given.user_training_id = own.id and examiners.user_id is not null) as penguji,
      array(select distinct examiners.user_id from examiner_conflicts as conflict
        join examiners on examiners.id = conflict.examiner_id
        where conflict.user_id = own.user_id and examiners.user_id is not null) as berhubungan
    from user_trainings as own where own.id = ${applicationId}`.execute(db)
  return rows[0] ?? { penguji: [], berhubungan: [] }
}
