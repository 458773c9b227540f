import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { nextRowNumber } from '../../../ground/database/number-sequences.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { requireSecondPerson } from '../../platform/staff/second-person-service.ts'
import { judgedOf } from './angoff-service.ts'
import { blueprintOfForm, FORM_NOUN } from './assembly-service.ts'
import { sealFormComment } from './comment-service.ts'
import { formFaults } from './fault-rules.ts'
import {
  deleteFormApprovals,
  examTimesOf,
  formApprovalsOf,
  insertFormApproval,
  insertFormComment,
  lockForm,
  otherFormsWith,
  updateForm,
} from './form-queries.ts'
import { type FormItemRow, type FormRow, formById, formItemsOf } from './queries.ts'
import { type FormTransition, formTransitionOf, mayChangeForm, takeFormTransition } from './state-rules.ts'
import { isFormSpent } from './use-rules.ts'

interface Seen {
  id: number
  version: number
}

/** Records a change of a form; which items it has is in no log. */
export const recordForm = (db: Db, ctx: Pick<Context, 'now' | 'visit'>, action: string, form: FormRow, who?: string) =>
  recordAudit(db, ctx, { action, noun: FORM_NOUN, nounId: form.id, label: form.kode, ...(who ? { who } : {}) })

/** Locks a form that was seen as it is. */
export async function requireSeenForm(db: Db, { id, version }: Seen): Promise<FormRow> {
  const locked = await lockForm(db, id)
  const form = await formById(db, id)
  if (locked === undefined || !form) throw new Problem('RECORD_NOT_FOUND')
  if (locked !== version) throw new Problem('STALE')
  return form
}

/** Locks a draft that its author may change. */
export async function requireOwnDraft(db: Db, seen: Seen, userId: number): Promise<FormRow> {
  const form = await requireSeenForm(db, seen)
  if (!mayChangeForm(form, userId)) throw new Problem('FORM_NOT_YOURS')
  return form
}

/** Returns the items of a form that meets its blueprint; refuses one that does not. */
export async function requireFormThatFits(db: Db, form: FormRow): Promise<FormItemRow[]> {
  const [{ blueprint }, items, judges] = await Promise.all([
    blueprintOfForm(db, form),
    formItemsOf(db, form.id),
    judgedOf(db, form.id),
  ])
  const faults = formFaults(form, { blueprint, items, judges })
  if (faults.length > 0) throw invalidFields({ langkah: faults })
  return items
}

/** A transition of a form in the name of a person. */
interface Move {
  langkah: FormTransition
  userId: number
  alasan: string
}

type Taken = Extract<ReturnType<typeof takeFormTransition>, { next: unknown }> & { approved_by: number[] }

/** Returns what a transition makes of a form, and who approved it so far; refuses one that the person may not take. */
export async function requireFormTransition(db: Db, form: FormRow, { langkah, userId, alasan }: Move): Promise<Taken> {
  const persetujuan = await formApprovalsOf(db, form.id)
  const outcome = takeFormTransition(langkah, { ...form, persetujuan }, userId)
  if ('refused' in outcome) throw new Problem(outcome.refused)
  if (formTransitionOf(langkah).why && alasan === '') throw invalidFields({ alasan: 'Tulis alasannya.' })
  return { ...outcome, approved_by: persetujuan.map(({ user_id }) => user_id) }
}

/** Writes a transition of a form with who took it. */
export async function writeFormTransition(
  db: Db,
  ctx: Context,
  form: FormRow,
  { langkah, userId, alasan }: Move,
  { next, recorded, approved_by }: Taken,
): Promise<void> {
  const { forgets, action } = formTransitionOf(langkah)
  if (recorded) {
    const first = [form.author_id, ...approved_by]
    await requireSecondPerson(db, ctx, 'rilis_naskah', { second: userId, first })
    await insertFormApproval(db, { form_id: form.id, user_id: userId, at: ctx.now })
  }
  if (forgets) await deleteFormApprovals(db, form.id)
  await updateForm(db, form.id, {
    status: next,
    ...(next === form.status ? {} : { status_since: ctx.now }),
  })
  if (alasan !== '') await keepReason(db, ctx, form, userId, alasan)
  await recordForm(db, ctx, action, form)
}

/** Keeps why a form was sent back or withdrawn, sealed, as it may quote what an item asks. */
async function keepReason(db: Db, ctx: Context, { id: form_id }: FormRow, user_id: number, words: string) {
  const id = await nextRowNumber(db, 'exam_form_comments')
  await insertFormComment(db, { id, form_id, user_id, at: ctx.now, isi: sealFormComment(ctx.keys, id, words) })
}

/** Returns which of these versions stand in another form that is not withdrawn and whose exams are not over. */
export async function versionsInOtherForms(
  db: Db,
  { now }: Pick<Context, 'now'>,
  formId: number,
  versionIds: readonly number[],
): Promise<Set<number>> {
  const others = await otherFormsWith(db, formId, versionIds)
  const times = Map.groupBy(
    await examTimesOf(
      db,
      others.map(({ form_id }) => form_id),
    ),
    ({ form_id }) => form_id,
  )
  const needed = others.filter(
    ({ form_id, status }) => status !== 'dirilis' || !isFormSpent(times.get(form_id) ?? [], now),
  )
  return new Set(needed.map(({ item_version_id }) => item_version_id))
}
