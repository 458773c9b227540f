import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { NearReason } from '../items/mark-rules.ts'
import type { MarkedNumber, SheetState } from './sheet-rules.ts'

export interface NewMark {
  paper_id: number
  nomor: number
  item_version_id: number
  cara: 'otomatis' | 'dilihat' | 'esai'
  sebab: NearReason | null
  saran: number | null
  poin: number | null
  marked_by: number | null
  at: Date
  /** True where the item counts no longer. */
  keluar?: boolean
}

/** Selects the newest mark of each number of a paper, which is the one that counts. */
export const newestMarks = (
  paperId: RawBuilder<unknown>,
) => sql`(select distinct on (nomor) id, nomor, cara, sebab, saran,
    poin, keluar from exam_marks where paper_id = ${paperId} order by nomor, id desc)`
const OF_PAPER = newestMarks(sql`paper.id`)

/** Adds marks; none is ever changed. */
export async function insertMarks(db: Db, marks: readonly NewMark[]): Promise<void> {
  if (marks.length > 0)
    await db
      .insertInto('exam_marks')
      .values([...marks])
      .execute()
}

export interface MarkRow extends NewMark {
  id: number
  marked_by_name: string | null
}

/** Lists the marks of a paper, of each number the newest first. */
export async function marksOf(db: Db, paperId: number): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select mark.id::int as id, paper_id, nomor, item_version_id, cara, sebab, saran, poin, marked_by, at,
      person.name as marked_by_name
    from exam_marks as mark left join users as person on person.id = mark.marked_by
    where paper_id = ${paperId} order by nomor, mark.id desc`.execute(db)
  return rows
}

/** Returns the newest mark of each number of a paper. */
export async function newestMarksOf(db: Db, paperId: number): Promise<MarkRow[]> {
  const all = await marksOf(db, paperId)
  return all.filter(({ nomor }, at) => all[at - 1]?.nomor !== nomor)
}

/** Tells of which paper a mark is that a person gives, or is to give, in this way. */
export async function paperOfMark(db: Db, id: number, cara: NewMark['cara']): Promise<number | undefined> {
  const marks = db.selectFrom('exam_marks').select('paper_id').where('id', '=', id).where('cara', '=', cara)
  return (await marks.executeTakeFirst())?.paper_id
}

/** Selects the newest marks of papers of a form that wait for a person, with their sheets. */
const waitingOn = (formId: number, cara: 'dilihat' | 'esai', uninvolved: RawBuilder<unknown>) => sql`
  select newest.id::int as id, newest.nomor, newest.sebab, newest.saran, paper.id as paper_id, paper.kode, sheet.isi
  from exam_papers as paper join exam_sheets as sheet on sheet.paper_id = paper.id and sheet.status = 'dinilai'
  join user_trainings as r on r.id = paper.user_training_id
  cross join lateral ${OF_PAPER} as newest
  where paper.form_id = ${formId} and newest.cara = ${cara} and newest.poin is null and ${uninvolved}`

export interface WaitingMark {
  id: number
  nomor: number
  sebab: NearReason
  saran: number
  paper_id: number
  kode: string
  isi: Buffer
}

/** Lists the near fits of a form that a person is to look at, one number after the other. */
export async function nearFitsOf(db: Db, formId: number, uninvolved: RawBuilder<unknown>): Promise<WaitingMark[]> {
  const { rows } = await sql<WaitingMark>`${waitingOn(formId, 'dilihat', uninvolved)} order by nomor, kode`.execute(db)
  return rows
}

export interface WaitingEssay {
  /** The mark without points, which markers answer. */
  id: number
  nomor: number
  paper_id: number
  kode: string
  isi: Buffer
  /** The marks that others gave; how many there are is all that a marker may learn of them. */
  nilai: number[]
  milik_saya: boolean
}

/** Lists the essays of a form that wait, with the marks that they have. */
export async function essaysOf(
  db: Db,
  formId: number,
  { userId, uninvolved }: { userId: number; uninvolved: RawBuilder<unknown> },
): Promise<WaitingEssay[]> {
  const { rows } = await sql<WaitingEssay>`
    select waiting.*, array(select poin from exam_essay_marks as given where given.mark_id = waiting.id
        order by given.at, given.marked_by) as nilai,
      exists (select from exam_essay_marks as given where given.mark_id = waiting.id
        and given.marked_by = ${userId}) as milik_saya
    from (${waitingOn(formId, 'esai', uninvolved)}) as waiting order by waiting.nomor, waiting.kode`.execute(db)
  return rows
}

export interface EssayForm {
  form_id: number
  kode: string
  menunggu: number
}

/** Lists the forms with essays that wait for this marker. */
export async function essayForms(db: Db, userId: number, uninvolved: RawBuilder<unknown>): Promise<EssayForm[]> {
  const { rows } = await sql<EssayForm>`
    select form.id as form_id, form.kode, count(*)::int as menunggu
    from exam_sheets as sheet join exam_papers as paper on paper.id = sheet.paper_id
    join exam_forms as form on form.id = paper.form_id join user_trainings as r on r.id = paper.user_training_id
    cross join lateral ${OF_PAPER} as newest
    where sheet.status = 'dinilai' and newest.cara = 'esai' and newest.poin is null and ${uninvolved}
      and not exists (select from exam_essay_marks as given
        where given.mark_id = newest.id and given.marked_by = ${userId})
    group by form.id order by form.kode`.execute(db)
  return rows
}

export interface EssayMarkRow {
  /** The mark without points that it answers. */
  mark_id: number
  marked_by: number
  rincian: number[]
  poin: number
  at: Date
  marked_by_name: string
}

/** Lists what markers gave the essays of a paper, the earliest first. */
export async function essayMarksOf(db: Db, paperId: number): Promise<EssayMarkRow[]> {
  const { rows } = await sql<EssayMarkRow>`
    select given.mark_id::int as mark_id, given.marked_by, given.rincian, given.poin, given.at,
      person.name as marked_by_name
    from exam_marks as waiting join exam_essay_marks as given on given.mark_id = waiting.id
    join users as person on person.id = given.marked_by
    where waiting.paper_id = ${paperId} order by given.at, given.marked_by`.execute(db)
  return rows
}

export const insertEssayMark = (
  db: Db,
  row: { mark_id: number; marked_by: number; rincian: number[]; poin: number; at: Date },
): Promise<unknown> => db.insertInto('exam_essay_marks').values(row).execute()

export interface WrittenRow {
  paper_id: number
  kode: string
  form_id: number
  naskah_kode: string
  status: SheetState | null
  /** The newest mark; with those before it, it says how the paper is marked. */
  penilaian: number | null
  butir: MarkedNumber[]
}

/** Returns the paper of an application's exam with the points of each number; undefined where there is none. */
export async function writtenRow(db: Db, applicationId: number): Promise<WrittenRow | undefined> {
  const { rows } = await sql<WrittenRow>`
    select paper.id as paper_id, paper.kode, form.id as form_id, form.kode as naskah_kode, sheet.status,
      (select max(id)::int from exam_marks where paper_id = paper.id) as penilaian,
      (select coalesce(json_agg(json_build_object('unit', item.unit, 'poin_penuh', own.poin, 'poin', newest.poin)
          order by own.nomor), '[]')
        from exam_form_items as own join item_versions as item on item.id = own.item_version_id
        left join ${OF_PAPER} as newest on newest.nomor = own.nomor
        where own.form_id = form.id and not coalesce(newest.keluar, false)) as butir
    from exam_papers as paper join user_trainings as application on application.id = paper.user_training_id
      and application.schedule_id = paper.schedule_id
    join exam_forms as form on form.id = paper.form_id left join exam_sheets as sheet on sheet.paper_id = paper.id
    where paper.user_training_id = ${applicationId}`.execute(db)
  return rows[0]
}

export interface ScoredRow {
  paper_id: number
  user_training_id: number
  form_id: number
  kode: string
  isi: Buffer
  poin: { nomor: number; poin: number | null }[]
}

const SCORED = sql`select paper.id as paper_id, paper.user_training_id, paper.form_id, paper.kode, sheet.isi,
    (select coalesce(json_agg(json_build_object('nomor', nomor, 'poin', case when not keluar then poin end)
        order by nomor), '[]')
      from ${OF_PAPER} as newest) as poin
  from exam_papers as paper join exam_sheets as sheet on sheet.paper_id = paper.id`

/** Lists papers that are wholly marked, of a form or with one of these items. */
export async function scoredRows(
  db: Db,
  of: { form_id: number } | { item_version_ids: readonly number[] },
): Promise<ScoredRow[]> {
  const among =
    'form_id' in of
      ? sql`paper.form_id = ${of.form_id}`
      : sql`paper.form_id in (select form_id from exam_form_items
          where item_version_id = any(${[...of.item_version_ids]}::int[]))`
  const { rows } = await sql<ScoredRow>`${SCORED} where sheet.status = 'selesai' and ${among}
    order by paper.id`.execute(db)
  return rows
}

export interface AnsweredRow extends ScoredRow {
  nomor: number
  poin_penuh: number
}

/** Lists the settled papers with an item, each with the number and points that it has there. */
export async function answersWith(db: Db, itemVersionId: number): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`
    select settled.*, own.nomor, own.poin as poin_penuh from (${SCORED} where sheet.isi is not null) as settled
    join exam_form_items as own on own.form_id = settled.form_id and own.item_version_id = ${itemVersionId}
    order by settled.paper_id`.execute(db)
  return rows
}

/** Locks the settled papers with an item, in one order, until the transaction ends. */
export const lockPapers = (db: Db, itemVersionId: number) =>
  sql`select from exam_papers as paper where form_id in (select form_id from exam_form_items
      where item_version_id = ${itemVersionId})
    and exists (select from exam_sheets as sheet where sheet.paper_id = paper.id and sheet.isi is not null)
    order by paper.id for no key update`.execute(db)

/** Tells whether an examiner locked a sheet of an application, and whether somebody decided on it. */
export async function sheetStandingOf(db: Db, applicationId: number): Promise<{ terkunci: boolean; diputus: boolean }> {
  const { rows } = await sql<{ terkunci: boolean; diputus: boolean }>`select
    exists (select from examiner_assignments where user_training_id = ${applicationId} and status = 'diterima'
      and locked_at is not null) as terkunci,
    exists (select from decisions where user_training_id = ${applicationId}) as diputus`.execute(db)
  return rows[0] ?? { terkunci: false, diputus: false }
}

/** Returns the paper of the written exam that a certificate rests on; null where there was none. */
export async function paperOfCertificate(db: Db, certificateId: number): Promise<number | null> {
  const row = await db
    .selectFrom('certificates')
    .innerJoin('decisions', 'decisions.id', 'certificates.decision_id')
    .select('decisions.paper_id')
    .where('certificates.id', '=', certificateId)
    .executeTakeFirst()
  return row?.paper_id ?? null
}
