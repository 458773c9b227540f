import { randomInt } from 'node:crypto'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import {
  begunPapers,
  candidatePapers,
  choosableForms,
  deletePapers,
  formsOfSchedule,
  insertPapers,
  lockWrittenExam,
  type NewPaper,
  replaceScheduleForms,
  type WrittenExamRow,
  writtenExamOf,
} from './paper-queries.ts'
import { formsInTurn, paperCode } from './paper-rules.ts'
import { papersOfSchedule } from './queries.ts'
import { isExamOver } from './use-rules.ts'

/** The resource's name, under which the audit log knows the forms and papers of an exam. */
export const EXAM_NOUN = 'naskah-jadwal'

type Doer = Pick<Context, 'now' | 'visit'>

const recordExam = (db: Db, ctx: Doer, action: string, exam: WrittenExamRow, after: object) =>
  recordAudit(db, ctx, {
    ...{ action, noun: EXAM_NOUN, nounId: exam.id, label: `${exam.skema}, ${exam.start_date}`, after, who: 'sistem' },
  })

/**
 * Gives each candidate of an exam a paper and takes those of people who left, as far as nothing was typed of them. Two at
 * once make one paper for each: the schedule is locked.
 */
export async function renewExamPapers(db: Db, ctx: Doer, scheduleId: number): Promise<void> {
  await lockWrittenExam(db, scheduleId)
  const exam = await writtenExamOf(db, scheduleId)
  if (!exam) return
  const forms = (await formsOfSchedule(db, scheduleId)).filter(({ status }) => status === 'dirilis')
  const dropped = await dropPapers(db, scheduleId, new Set(forms.map(({ form_id }) => form_id)))
  const made = await makePapers(
    db,
    ctx,
    scheduleId,
    forms.map(({ form_id }) => form_id),
  )
  if (dropped + made > 0) await recordExam(db, ctx, 'perbarui lembar', exam, { dibuat: made, dihapus: dropped })
}

/** Removes the papers of people who left, and of forms that the exam is not written with any more. */
async function dropPapers(db: Db, scheduleId: number, formIds: ReadonlySet<number>): Promise<number> {
  const kept = new Set((await candidatePapers(db, scheduleId)).map(({ paper_id }) => paper_id))
  const loose = (await papersOfSchedule(db, scheduleId))
    .filter(({ id, form_id }) => !(kept.has(id) && formIds.has(form_id)))
    .map(({ id }) => id)
  const begun = await begunPapers(db, loose)
  const dropped = loose.filter((id) => !begun.has(id))
  await deletePapers(db, dropped)
  return dropped.length
}

const MOST_DRAWS = 5

/** Makes the papers that are missing, in the order of their codes, so that no number tells whose they are. */
async function makePapers(db: Db, ctx: Doer, schedule_id: number, formIds: readonly number[]): Promise<number> {
  if (formIds.length === 0) return 0
  const candidates = await candidatePapers(db, schedule_id)
  const turns = formsInTurn(
    candidates.map(({ form_id }) => form_id),
    formIds,
  )
  let missing = candidates.flatMap(({ user_training_id, paper_id }, at) =>
    paper_id === null ? [{ schedule_id, user_training_id, form_id: turns[at] ?? 0 }] : [],
  )
  const { length } = missing
  for (let draw = 0; missing.length > 0 && draw < MOST_DRAWS; draw++) {
    const papers = missing.map((one): NewPaper => ({ ...one, kode: paperCode(randomInt) }))
    const inOrder = papers.toSorted((one, other) => (one.kode < other.kode ? -1 : 1))
    const made = new Set(await insertPapers(db, inOrder, ctx.now))
    missing = missing.filter(({ user_training_id }) => !made.has(user_training_id))
  }
  return length - missing.length
}

interface Chosen {
  id: number
  form_ids: readonly number[]
  /** The forms that the caller saw set. */
  sebelumnya: readonly number[]
  userId: number
}

/** Sets with which parallel forms an exam is written, and gives its candidates their papers. */
export async function setExamForms(db: Db, ctx: Context, { id, form_ids, sebelumnya, userId }: Chosen): Promise<void> {
  await lockWrittenExam(db, id)
  const exam = await writtenExamOf(db, id)
  if (!exam) throw new Problem('RECORD_NOT_FOUND')
  if (exam.dibatalkan || isExamOver(exam, ctx.now))
    throw invalidFields({ form_ids: 'Ujian ini sudah selesai atau dibatalkan; naskahnya tidak diganti lagi.' })
  const [choices, before] = [await choosableForms(db, exam.scheme_version_id), await formsOfSchedule(db, id)]
  if (before.length !== sebelumnya.length || before.some(({ form_id }) => !sebelumnya.includes(form_id)))
    throw new Problem('STALE')
  const chosen = form_ids.map((form_id) => [...choices, ...before].find((one) => one.form_id === form_id))
  if (chosen.some((one) => one === undefined))
    throw invalidFields({
      form_ids: 'Pilih naskah yang dirilis untuk versi skema ujian ini dan soalnya belum dikunci.',
    })
  if (new Set(chosen.map((one) => one?.seri)).size > 1)
    throw invalidFields({ form_ids: 'Pilih naskah paralel dari satu seri saja.' })
  await replaceScheduleForms(db, id, [...new Set(form_ids)], { set_by: userId, set_at: ctx.now })
  const naskah = (await formsOfSchedule(db, id)).map(({ kode }) => kode)
  await recordExam(db, ctx, 'pasang naskah', exam, { naskah })
  await renewExamPapers(db, ctx, id)
}
