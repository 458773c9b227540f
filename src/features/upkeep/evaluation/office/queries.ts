import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { Answers } from '../rules.ts'
import type { ListedEvaluation } from './contract.ts'

/** Surveillance only: nobody is shown who gave feedback on the service. */
export const EVALUATIONS = sql<ListedEvaluation>`
  select own.id, own.search_text, form.judul, person.name as nama, own.no_sertifikasi, own.status, own.batas_waktu,
    own.submitted_at, own.hasil, own.objected_at is not null and own.reconsidered_at is null as tinjau_menunggu
  from evaluations as own left join questionnaires as form on form.id = own.questionnaire_id
  left join users as person on person.id = own.user_id where own.certificate_id is not null`

/** Copies a questionnaire as a draft; answers its id. */
export async function insertQuestionnaireCopy(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into questionnaires (jenis, judul, pengantar, pertanyaan)
    select jenis, judul, pengantar, pertanyaan from questionnaires where id = ${id} returning id`.execute(db)
  return rows[0]?.id
}

interface Sending {
  questionnaire_id: number
  /** All its holders, or one certificate by its number. */
  kualifikasi: string | null
  no_sertifikasi: string | null
  batas_waktu: Day
  now: Date
  today: Day
}

/** Opens an evaluation for each chosen holder who has none of this questionnaire yet; answers how many. */
export async function insertEvaluations(db: Db, sending: Sending): Promise<number> {
  const { questionnaire_id, kualifikasi, no_sertifikasi, batas_waktu, now, today } = sending
  const meant =
    no_sertifikasi === null
      ? sql`own.kualifikasi = ${kualifikasi} and own.status = 'aktif'`
      : sql`own.no_sertifikasi = ${no_sertifikasi} and own.status in ('aktif', 'dibekukan')`
  const { rows } = await sql`
    insert into evaluations (questionnaire_id, user_id, certificate_id, no_sertifikasi, batas_waktu, created_at)
    select ${questionnaire_id}::int, own.user_id, own.id, own.no_sertifikasi, ${batas_waktu}::date, ${now}::timestamptz
    from certificates as own join users as person on person.id = own.user_id
    where ${meant} and ${today}::date between own.valid_from and own.valid_until and person.suspended_at is null
    order by own.id on conflict do nothing returning id`.execute(db)
  return rows.length
}

export interface ExamAnswers {
  schedule_id: number
  skema: string
  tanggal_uji: Day | null
  banyak: number
  /** In an order that reveals nothing; null while fewer than `least` have answered. */
  jawaban: Answers[] | null
}

/** The answers by exam, the newest exam first. */
export async function serviceAnswersOf(db: Db, questionnaireId: number, least: number): Promise<ExamAnswers[]> {
  const { rows } = await sql<ExamAnswers>`
    select said.schedule_id, scheme.name as skema, schedules.start_date as tanggal_uji, count(*)::int as banyak,
      case when count(*) >= ${least}::int then json_agg(said.jawaban order by said.id) end as jawaban
    from service_answers as said join schedules on schedules.id = said.schedule_id
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where said.questionnaire_id = ${questionnaireId}
    group by said.schedule_id, scheme.name, schedules.start_date
    order by schedules.start_date desc nulls last, said.schedule_id desc`.execute(db)
  return rows
}
