import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { Day } from '../../../lib/day.ts'
import type { Answers, EvaluationResult, EvaluationState, FollowUp, Question, QuestionnaireKind } from './rules.ts'

export interface EvaluationFacts {
  id: number
  questionnaire_id: number
  jenis: QuestionnaireKind
  judul: string
  pengantar: string
  pertanyaan: Question[]
  /** The certificate's number, or the scheme whose exam the questions are about. */
  perihal: string
  user_id: number
  nama: string
  email: string
  certificate_id: number | null
  schedule_id: number | null
  status: EvaluationState
  batas_waktu: Day
  jawaban: Answers
  submitted_at: Date | null
  hasil: EvaluationResult | null
  catatan: string | null
  tindak_lanjut: FollowUp | null
  reviewed_by: number | null
  reviewed_by_name: string | null
  reviewed_at: Date | null
  tinjau_alasan: string | null
  objected_at: Date | null
  tinjau_jawaban: string | null
  reconsidered_by_name: string | null
  reconsidered_at: Date | null
  created_at: Date
  notified_at: Date | null
  reminded_at: Date | null
  version: number
}

const evaluations = (where: RawBuilder<unknown>) => sql<EvaluationFacts>`
  select own.id, own.questionnaire_id, form.jenis, form.judul, form.pengantar, form.pertanyaan,
    coalesce(scheme.name, own.no_sertifikasi) as perihal, own.user_id, person.name as nama, person.email,
    own.certificate_id, application.schedule_id, own.status, own.batas_waktu, own.jawaban, own.submitted_at, own.hasil,
    own.catatan, own.tindak_lanjut, own.reviewed_by, reviewer.name as reviewed_by_name, own.reviewed_at, own.tinjau_alasan,
    own.objected_at, own.tinjau_jawaban, second.name as reconsidered_by_name, own.reconsidered_at, own.created_at,
    own.notified_at, own.reminded_at, own.version
  from evaluations as own join questionnaires as form on form.id = own.questionnaire_id
  join users as person on person.id = own.user_id
  left join users as reviewer on reviewer.id = own.reviewed_by
  left join users as second on second.id = own.reconsidered_by
  left join user_trainings as application on application.id = own.user_training_id
  left join schedules on schedules.id = application.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  where ${where} order by own.id desc`

/** A person's evaluations, the newest first. */
export const evaluationsOfPerson = async (db: Db, userId: number): Promise<EvaluationFacts[]> =>
  (await evaluations(sql`own.user_id = ${userId}`).execute(db)).rows

export const evaluationById = async (db: Db, id: number): Promise<EvaluationFacts | undefined> =>
  (await evaluations(sql`own.id = ${id}`).execute(db)).rows[0]

/** Locks an evaluation until the transaction ends. */
export async function lockEvaluation(db: Db, id: number): Promise<EvaluationFacts | undefined> {
  await sql`select 1 from evaluations where id = ${id} for no key update`.execute(db)
  return evaluationById(db, id)
}

type Columns = Partial<{
  status: EvaluationState
  submitted_at: Date
  hasil: EvaluationResult
  catatan: string
  tindak_lanjut: FollowUp
  reviewed_by: number
  reviewed_at: Date
  tinjau_alasan: string
  objected_at: Date
  tinjau_jawaban: string
  reconsidered_by: number
  reconsidered_at: Date
}>

export const updateEvaluation = (db: Db, id: number, columns: Columns) =>
  db
    .updateTable('evaluations')
    .set((set) => ({ ...columns, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Whoever answers meanwhile is not disturbed; the letter of its opening is not sent after this one. */
export const markEvaluationReminded = (db: Db, id: number, now: Date) =>
  db
    .updateTable('evaluations')
    .set((set) => ({ reminded_at: now, notified_at: set.fn.coalesce('notified_at', set.val(now)) }))
    .where('id', '=', id)
    .execute()

/** Replaces the answers, and the files among them. */
export async function replaceAnswers(db: Db, id: number, answers: Answers, files: readonly string[]): Promise<void> {
  await sql`update evaluations set jawaban = ${asJson(answers)} where id = ${id}`.execute(db)
  await db.deleteFrom('evaluation_evidence').where('evaluation_id', '=', id).execute()
  if (files.length === 0) return
  const rows = [...new Set(files)].map((file_id) => ({ evaluation_id: id, file_id }))
  await db.insertInto('evaluation_evidence').values(rows).execute()
}

/**
 * Adds somebody's feedback on an exam. All feedback on that exam is rewritten in random order, so that neither place nor
 * transaction of a row reveals whose it is.
 */
export async function addServiceAnswers(
  db: Db,
  { questionnaire_id, schedule_id }: { questionnaire_id: number; schedule_id: number },
  answers: Answers,
): Promise<void> {
  await sql`
    with before as (delete from service_answers
      where questionnaire_id = ${questionnaire_id} and schedule_id = ${schedule_id} returning jawaban)
    insert into service_answers (questionnaire_id, schedule_id, jawaban)
    select ${questionnaire_id}::int, ${schedule_id}::int, jawaban
    from (select jawaban from before union all select ${asJson(answers)}) as said order by random()`.execute(db)
}

export interface AnswersAtExam {
  banyak: number
  pertanyaan: Question[]
  /** In an order that reveals nothing; null while fewer than `least` have answered. */
  jawaban: Answers[] | null
}

/** Lists what was said of the service at one exam, questionnaire by questionnaire. */
export async function serviceAnswersAt(db: Db, scheduleId: number, least: number): Promise<AnswersAtExam[]> {
  const { rows } = await sql<AnswersAtExam>`
    select count(*)::int as banyak, form.pertanyaan,
      case when count(*) >= ${least}::int then json_agg(said.jawaban order by said.id) end as jawaban
    from service_answers as said join questionnaires as form on form.id = said.questionnaire_id
    where said.schedule_id = ${scheduleId} group by form.id order by form.id`.execute(db)
  return rows
}
