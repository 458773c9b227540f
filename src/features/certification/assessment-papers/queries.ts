import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { WrittenExam } from '../../catalogue/schemes/blueprint-rules.ts'
import type { PlannedUnit } from '../../catalogue/schemes/plan-rules.ts'
import type { Accommodation } from '../accommodations/rules.ts'
import type { AppealState } from '../appeals/rules.ts'
import type { ApplicationKind, Stage } from '../applications/rules.ts'
import { AT_THE_EXAM, type Finding } from '../examination/rules.ts'

export interface ExamRow extends Omit<WrittenExam, 'unit_kompetensi'> {
  id: number
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  metode: string
  tuk: string | null
  cancelled_at: Date | null
  alasan_batal: string | null
  skema: string
  versi: number
  dasar_hukum: string | null
  published_at: Date | null
  proposed_by_name: string | null
  published_by_name: string | null
  metode_uji: string[]
  unit_kompetensi: (PlannedUnit & WrittenExam['unit_kompetensi'][number])[]
}

/** The exam of a schedule with its scheme's version; undefined for one that is not there, and for activities. */
export async function examOfSchedule(db: Db, id: number): Promise<ExamRow | undefined> {
  const { rows } = await sql<ExamRow>`
    select schedules.id, schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai,
      schedules.zona_waktu, schedules.metode, schedules.cancelled_at, schedules.alasan_batal,
      venues.name as tuk,
      scheme.name as skema, scheme.versi, scheme.dasar_hukum, scheme.published_at, proposer.name as proposed_by_name,
      publisher.name as published_by_name, scheme.metode_uji, scheme.jenis_metode, scheme.menit_tulis, scheme.butir_tulis,
      scheme.poin_tulis, scheme.batas_nilai_tulis, scheme.cara_batas, scheme.alasan_batas,
      (select coalesce(jsonb_agg(jsonb_build_object('judul', unit ->> 'judul', 'metode',
          coalesce(unit -> 'metode', '[]'), 'kuk', coalesce(unit -> 'kuk', '[]'), 'kisi', unit -> 'kisi') order by place), '[]')
        from jsonb_array_elements(scheme.unit_kompetensi) with ordinality as each (unit, place)) as unit_kompetensi
    from schedules join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    join schemes on schemes.id = scheme.scheme_id join categories on categories.id = schemes.category_id
    left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
    left join users as proposer on proposer.id = scheme.proposed_by
    left join users as publisher on publisher.id = scheme.published_by
    where schedules.id = ${id} and categories.jenis <> 'pemeliharaan'`.execute(db)
  return rows[0]
}

export interface CandidateRow {
  id: number
  nomor: string | null
  nama: string
  jenis_permohonan: ApplicationKind
  tahap: Stage
  attended_at: Date | null
  attended_by_name: string | null
  /** When the application went out with its declaration. */
  disetujui: Date | null
  penyesuaian: Accommodation | null
  no_sertifikasi: string | null
}

/** Lists those who are to be at an exam, or were, by name. */
export async function candidatesOn(db: Db, scheduleId: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select own.id, own.nomor, person.name as nama, own.jenis_permohonan, own.tahap, own.attended_at,
      seen.name as attended_by_name, own.no_sertifikasi,
      case when own.pernyataan ->> 'kerahasiaan' = 'true' then own.submitted_at end as disetujui,
      (select to_jsonb(asked) from accommodations as asked where asked.user_training_id = own.id) as penyesuaian
    from user_trainings as own join users as person on person.id = own.user_id
    left join users as seen on seen.id = own.attended_by
    where own.schedule_id = ${scheduleId} and own.tahap in (${sql.join([...AT_THE_EXAM])})
    order by name_order(person.name), own.id`.execute(db)
  return rows
}

export interface AssignmentRow {
  user_training_id: number
  nama: string
  no_sertifikat: string | null
  status: 'ditawarkan' | 'diterima'
  declared_at: Date | null
  locked_at: Date | null
  nilai: { unit: string; metode: string; nilai: number | null; hasil: Finding; catatan: string }[]
}

/** The examiners of these applications, with the scores that they have locked. */
export async function assignmentsOn(db: Db, ids: readonly number[]): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select given.user_training_id, examiners.name as nama, examiners.no_sertifikat, given.status, given.declared_at,
      given.locked_at,
      (select coalesce(json_agg(json_build_object('unit', unit, 'metode', metode, 'nilai', nilai, 'hasil', hasil,
          'catatan', catatan) order by unit, metode), '[]') from unit_scores as score
        where score.assignment_id = given.id and given.locked_at is not null) as nilai
    from examiner_assignments as given join examiners on examiners.id = given.examiner_id
    where given.user_training_id = any(${[...ids]}::int[]) and given.status in ('ditawarkan', 'diterima')
    order by given.id`.execute(db)
  return rows
}

export interface DecisionOn {
  user_training_id: number
  hasil: 'kompeten' | 'belum_kompeten'
  at: Date
  decided_by_name: string
  alasan: string
  unit: { unit: string; hasil: Finding; catatan: string }[]
}

/** The decisions on these applications, the newest first. */
export async function decisionsOnAll(db: Db, ids: readonly number[]): Promise<DecisionOn[]> {
  const { rows } = await sql<DecisionOn>`
    select one.user_training_id, one.hasil, one.at, users.name as decided_by_name, one.alasan, one.unit
    from decisions as one join users on users.id = one.decided_by
    where one.user_training_id = any(${[...ids]}::int[]) order by one.id desc`.execute(db)
  return rows
}

export interface AppealOn {
  nomor: string
  nama: string
  status: AppealState
  submitted_at: Date
  decided_at: Date | null
}

/** The appeals on these applications, without what was written in them. */
export async function appealsOn(db: Db, ids: readonly number[]): Promise<AppealOn[]> {
  const { rows } = await sql<AppealOn>`
    select one.nomor, users.name as nama, one.status, one.submitted_at, one.decided_at
    from appeals as one join users on users.id = one.user_id
    where one.user_training_id = any(${[...ids]}::int[]) order by one.id`.execute(db)
  return rows
}

/** Counts the suspicions of cheating that were reported of these applications. */
export async function countSuspicions(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ banyak: number }>`select count(*)::int as banyak from misconduct_cases
    where user_training_id = any(${[...ids]}::int[])`.execute(db)
  return rows[0]?.banyak ?? 0
}
