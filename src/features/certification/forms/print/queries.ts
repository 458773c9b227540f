import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'

export interface FormHead {
  kode: string
  menit: number | null
  skema: string
}

/** Returns what stands on the cover of a form. */
export async function formHead(db: Db, formId: number): Promise<FormHead | undefined> {
  const { rows } = await sql<FormHead>`
    select form.kode, form.menit, scheme.name as skema from exam_forms as form
    join scheme_versions as scheme on scheme.id = form.scheme_version_id where form.id = ${formId}`.execute(db)
  return rows[0]
}

/** A stimulus of a form, sealed. */
export interface SealedStimulusRow {
  id: number
  isi: Buffer
  picture: Buffer | null
}

export async function stimuliOfForm(db: Db, formId: number): Promise<SealedStimulusRow[]> {
  const { rows } = await sql<SealedStimulusRow>`
    select id, isi, picture from stimuli where id in (
      select item.stimulus_id from exam_form_items as own join item_versions as item on item.id = own.item_version_id
      where own.form_id = ${formId}) order by id`.execute(db)
  return rows
}

/** Selects whether large type is among the measures that hold for a paper's candidate. */
const IS_LARGE = sql`exists (select from accommodations as asked
  where asked.user_training_id = paper.user_training_id and asked.huruf_besar
    and asked.status in ('ditetapkan', 'diberikan'))`

/** An exam that is written with a form, with how many of its papers are of that form. */
export interface PrintedExam {
  schedule_id: number
  skema: string
  start_date: Day | null
  jumlah: number
  huruf_besar: number
}

export async function examsOfForm(db: Db, formId: number): Promise<PrintedExam[]> {
  const { rows } = await sql<PrintedExam>`
    select schedules.id as schedule_id, schedules.skema, schedules.start_date, count(paper.id)::int as jumlah,
      count(paper.id) filter (where ${IS_LARGE})::int as huruf_besar
    from exam_schedule_forms as own join schedules on schedules.id = own.schedule_id
    left join exam_papers as paper on paper.schedule_id = own.schedule_id and paper.form_id = own.form_id
    where own.form_id = ${formId} group by schedules.id order by schedules.start_date, schedules.id`.execute(db)
  return rows
}

/** Lists the codes of the papers of a form in an exam: those of candidates who get large type, or those of the others. */
export async function codesToPrint(
  db: Db,
  { form_id, schedule_id, besar }: { form_id: number; schedule_id: number; besar: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ kode: string }>`
    select paper.kode from exam_papers as paper
    where paper.schedule_id = ${schedule_id} and paper.form_id = ${form_id} and ${IS_LARGE} = ${besar}
    order by paper.kode`.execute(db)
  return rows.map(({ kode }) => kode)
}
