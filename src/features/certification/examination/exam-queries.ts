import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { KindOfMethod } from '../../catalogue/schemes/method-rules.ts'
import type { PlannedUnit } from '../../catalogue/schemes/plan-rules.ts'
import type { Finding } from './rules.ts'

/** What a version of a scheme, and people besides it, say of an application's exam. */
export interface ExaminedRow {
  id: number
  origin_id: number | null
  /** The methods of this exam; they may be others than those of its version, as in a renewal by a full exam. */
  metode: string[]
  metode_uji: string[]
  unit_kompetensi: Pick<PlannedUnit, 'judul' | 'metode'>[]
  jenis_metode: KindOfMethod[]
  /** The cut score of the candidate's form, else the version's; null where the setting says it. */
  batas_nilai_tulis: number | null
  /** As people confirmed them before the first score of this exam. */
  confirmed: KindOfMethod[]
  /** As the newest other version says that was published before the first score. */
  elsewhere: KindOfMethod[]
  /** The units that were not yet competent in the application that this one repeats. */
  failed_units: string[] | null
}

/** Returns the content of each application's exam, and the units failed in the application that it repeats. */
export async function examinedRows(db: Db, applicationIds: readonly number[]): Promise<ExaminedRow[]> {
  const { rows } = await sql<ExaminedRow>`
    select own.id, own.origin_id, coalesce(own.metode_uji, scheme.metode_uji) as metode, scheme.metode_uji,
      (select coalesce(jsonb_agg(jsonb_build_object('judul', unit ->> 'judul', 'metode',
          coalesce(unit -> 'metode', '[]')) order by place), '[]')
        from jsonb_array_elements(scheme.unit_kompetensi) with ordinality as each (unit, place)) as unit_kompetensi,
      scheme.jenis_metode, coalesce((select form.batas_nilai from exam_papers as paper
        join exam_forms as form on form.id = paper.form_id
        where paper.user_training_id = own.id and paper.schedule_id = own.schedule_id), scheme.batas_nilai_tulis) as batas_nilai_tulis,
      (select coalesce(jsonb_agg(jsonb_build_object('metode', kind.metode, 'jenis', kind.jenis)), '[]') from (
        select distinct on (metode) metode, jenis from exam_method_kinds where confirmed_at < first.score
        order by metode, id desc) as kind) as confirmed,
      (select coalesce(jsonb_agg(kind.one), '[]') from unnest(own.metode_uji) as asked (metode) cross join lateral (
        select one from scheme_versions as other cross join jsonb_array_elements(other.jenis_metode) as one
        where other.published_at < first.score and one ->> 'metode' = asked.metode
        order by other.published_at desc, other.id desc limit 1) as kind
        where asked.metode <> all (scheme.metode_uji)) as elsewhere,
      (select array(select each ->> 'unit' from jsonb_array_elements(before.unit) as decided (each) where each ->> 'hasil' = 'BK')
        from decisions as before where before.user_training_id = own.origin_id order by before.id desc limit 1) as failed_units
    from user_trainings as own join schedules on schedules.id = own.schedule_id
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    cross join lateral (select coalesce(min(score.created_at), 'infinity') as score from unit_scores as score
      join examiner_assignments as given on given.id = score.assignment_id
      where given.user_training_id = own.id) as first
    where own.id = any(${[...applicationIds]}::int[])`.execute(db)
  return rows
}

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

/** Returns the scores by each examiner who accepted an application, in the order of their assignment. */
export async function scoresOf(db: Db, applicationId: number): Promise<ExaminerScores[]> {
  const { rows } = await sql<ExaminerScores>`
    select given.id as assignment_id, examiners.name as nama, given.locked_at,
      (select coalesce(json_agg(json_build_object('unit', unit, 'metode', metode, 'nilai', nilai, 'hasil', hasil,
          'catatan', catatan) order by unit, metode), '[]') from unit_scores where assignment_id = given.id) as nilai
    from examiner_assignments as given join examiners on examiners.id = given.examiner_id
    where given.user_training_id = ${applicationId} and given.status = 'diterima' order by given.id`.execute(db)
  return rows
}

/** The facts of an exam that letters mention. */
export interface ExamRow {
  skema: string
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
}

/** The exam of a schedule. */
export async function examOn(db: Db, scheduleId: number): Promise<ExamRow | undefined> {
  const { rows } = await sql<ExamRow>`
    select scheme.name as skema, schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai,
      schedules.zona_waktu
    from schedules join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where schedules.id = ${scheduleId}`.execute(db)
  return rows[0]
}
