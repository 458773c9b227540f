import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import { AT_THE_EXAM } from '../examination/rules.ts'
import type { FormRow } from './queries.ts'

/** Locks an exam until the transaction ends: its papers are made and taken by one at a time. */
export const lockWrittenExam = (db: Db, scheduleId: number): Promise<unknown> =>
  db.selectFrom('schedules').select('id').where('id', '=', scheduleId).forNoKeyUpdate().execute()

const IS_CANDIDATE = sql`own.tahap in (${sql.join([...AT_THE_EXAM])})`

/** A candidate of an exam in the order of its list, with the paper they have. */
export interface CandidatePaper {
  user_training_id: number
  paper_id: number | null
  form_id: number | null
}

/** Lists the candidates of an exam as its list of attendance has them. */
export async function candidatePapers(db: Db, scheduleId: number): Promise<CandidatePaper[]> {
  const { rows } = await sql<CandidatePaper>`
    select own.id as user_training_id, paper.id as paper_id, paper.form_id
    from user_trainings as own join users as person on person.id = own.user_id
    left join exam_papers as paper on paper.user_training_id = own.id and paper.schedule_id = own.schedule_id
    where own.schedule_id = ${scheduleId} and ${IS_CANDIDATE}
    order by name_order(person.name), own.id`.execute(db)
  return rows
}

/** A form that an exam is written with. */
export interface SetForm {
  form_id: number
  kode: string
  seri: number
  status: FormRow['status']
}

export async function formsOfSchedule(db: Db, scheduleId: number): Promise<SetForm[]> {
  const { rows } = await sql<SetForm>`
    select form.id as form_id, form.kode, form.seri, form.status from exam_schedule_forms as own
    join exam_forms as form on form.id = own.form_id where own.schedule_id = ${scheduleId} order by form.id`.execute(db)
  return rows
}

export async function replaceScheduleForms(
  db: Db,
  schedule_id: number,
  formIds: readonly number[],
  by: { set_by: number; set_at: Date },
): Promise<void> {
  await sql`delete from exam_schedule_forms where schedule_id = ${schedule_id}
    and form_id <> all(${[...formIds]}::int[])`.execute(db)
  if (formIds.length === 0) return
  await db
    .insertInto('exam_schedule_forms')
    .values(formIds.map((form_id) => ({ schedule_id, form_id, ...by })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns those of these papers of which something was typed, or that somebody sits on screen, which must not be lost. */
export async function begunPapers(db: Db, paperIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ paper_id: number }>`
    select paper_id from exam_sheets where paper_id = any(${[...paperIds]}::int[])
    union select paper_id from exam_sittings where paper_id = any(${[...paperIds]}::int[])`.execute(db)
  return new Set(rows.map(({ paper_id }) => paper_id))
}

export const deletePapers = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`delete from exam_papers where id = any(${[...ids]}::int[])`.execute(db)

export interface NewPaper {
  schedule_id: number
  user_training_id: number
  form_id: number
  kode: string
}

/** Inserts papers whose code nobody has; returns the candidates who got one. */
export async function insertPapers(db: Db, papers: readonly NewPaper[], created_at: Date): Promise<number[]> {
  if (papers.length === 0) return []
  const rows = await db
    .insertInto('exam_papers')
    .values(papers.map((paper) => ({ ...paper, created_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_training_id')
    .execute()
  return rows.map(({ user_training_id }) => user_training_id)
}

/** Counts the papers of each form in an exam. */
export async function paperCounts(db: Db, scheduleId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ form_id: number; lembar: number }>`
    select form_id, count(*)::int as lembar from exam_papers where schedule_id = ${scheduleId} group by form_id`.execute(
    db,
  )
  return new Map(rows.map(({ form_id, lembar }) => [form_id, lembar]))
}

/** Lists the codes of an exam with their forms; nothing tells whose they are. */
export const paperCodes = (db: Db, scheduleId: number) =>
  db
    .selectFrom('exam_papers')
    .innerJoin('exam_forms', 'exam_forms.id', 'exam_papers.form_id')
    .select(['exam_papers.kode', 'exam_forms.kode as naskah_kode'])
    .where('schedule_id', '=', scheduleId)
    .orderBy('exam_papers.kode')
    .execute()

export interface SharedPaper {
  user_training_id: number
  nomor: string | null
  nama: string
  kode: string
  naskah_kode: string
}

/** Lists who has which paper of an exam, by name. */
export async function sharedPapers(db: Db, scheduleId: number): Promise<SharedPaper[]> {
  const { rows } = await sql<SharedPaper>`
    select own.id as user_training_id, own.nomor, person.name as nama, paper.kode, form.kode as naskah_kode
    from exam_papers as paper join exam_forms as form on form.id = paper.form_id
    join user_trainings as own on own.id = paper.user_training_id join users as person on person.id = own.user_id
    where paper.schedule_id = ${scheduleId} order by name_order(person.name), own.id`.execute(db)
  return rows
}

/** Released forms of a version whose items are all in use, for choosing. */
export async function choosableForms(db: Db, schemeVersionId: number): Promise<Omit<SetForm, 'status'>[]> {
  const { rows } = await sql<Omit<SetForm, 'status'>>`
    select form.id as form_id, form.kode, form.seri from exam_forms as form
    where form.scheme_version_id = ${schemeVersionId} and form.status = 'dirilis' and not exists (
      select from exam_form_items as own join item_versions as shown on shown.id = own.item_version_id
      where own.form_id = form.id and shown.status <> 'dipakai')
    order by form.seri desc, form.id`.execute(db)
  return rows
}

/** Lists exams to come that have forms and whose papers do not fit their candidates, in their order. */
export async function examsWithPapersDue(db: Db, today: Day, after = 0): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select schedules.id from schedules
    where schedules.id > ${after} and schedules.cancelled_at is null
      and coalesce(schedules.end_date, schedules.start_date) >= ${today}::date
      and exists (select from exam_schedule_forms as given where given.schedule_id = schedules.id)
      and (exists (select from user_trainings as own where own.schedule_id = schedules.id and ${IS_CANDIDATE}
          and not exists (select from exam_papers as paper
            where paper.user_training_id = own.id and paper.schedule_id = schedules.id))
        or exists (select from exam_papers as paper where paper.schedule_id = schedules.id and not exists (
          select from user_trainings as own where own.id = paper.user_training_id
            and own.schedule_id = schedules.id and ${IS_CANDIDATE}))
        or exists (select from exam_papers as paper join exam_forms as form on form.id = paper.form_id
          where paper.schedule_id = schedules.id and form.status <> 'dirilis'))
    order by schedules.id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

export interface WrittenExamRow {
  id: number
  version: number
  scheme_version_id: number
  skema: string
  skema_versi: number
  tuk: string | null
  metode: string
  start_date: Day
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  peserta: number
  lembar: number
  naskah: string[]
}

/** Selects the exams of schemes whose version has a blueprint, with how many papers they have. */
export const writtenExamRows: RawBuilder<WrittenExamRow> = sql<WrittenExamRow>`
  select schedules.id, 0 as version, schedules.scheme_version_id, scheme.name as skema, scheme.versi as skema_versi,
    case when schedules.metode = 'Daring' then null else schedules.tuk end as tuk, schedules.metode,
    schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu,
    schedules.cancelled_at is not null as dibatalkan,
    (select count(*)::int from user_trainings as own where own.schedule_id = schedules.id and ${IS_CANDIDATE}) as peserta,
    (select count(*)::int from exam_papers as paper where paper.schedule_id = schedules.id) as lembar,
    array(select form.kode from exam_schedule_forms as given join exam_forms as form on form.id = given.form_id
      where given.schedule_id = schedules.id order by form.id) as naskah
  from schedules join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  where schedules.start_date is not null and scheme.butir_tulis > 0 and scheme.published_at is not null`

export async function writtenExamOf(db: Db, id: number): Promise<WrittenExamRow | undefined> {
  const { rows } = await sql<WrittenExamRow>`${writtenExamRows} and schedules.id = ${id}`.execute(db)
  return rows[0]
}

/** Lists the exams that a form is set for, or could be: of its version of the scheme. */
export async function examsForForm(
  db: Db,
  { id, scheme_version_id }: Pick<FormRow, 'id' | 'scheme_version_id'>,
  today: Day,
) {
  const { rows } = await sql<WrittenExamRow & { dipasang: boolean }>`
    select listed.*, exists (select from exam_schedule_forms as given
      where given.schedule_id = listed.id and given.form_id = ${id}) as dipasang
    from (${writtenExamRows} and schedules.scheme_version_id = ${scheme_version_id}) as listed
    where exists (select from exam_schedule_forms as given where given.schedule_id = listed.id and given.form_id = ${id})
      or not listed.dibatalkan and coalesce(listed.end_date, listed.start_date) >= ${today}::date
    order by listed.start_date, listed.id limit 200`.execute(db)
  return rows
}
