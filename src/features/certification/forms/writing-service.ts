import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { nextRowNumber } from '../../../ground/database/number-sequences.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { requireSecondPerson } from '../../platform/staff/second-person-service.ts'
import { lockVersions, moveUsedVersions, sealFormComment, type UsedVersion } from '../items/service.ts'
import { judgedOf } from './angoff-service.ts'
import { blueprintOfForm, FORM_NOUN } from './assembly-service.ts'
import { formFaults, unusableFaults } from './fault-rules.ts'
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
import { type FormRow, formById, formItemsOf } from './queries.ts'
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

/** Locks the items of a form in the bank; refuses one that does not meet its blueprint, or has items that nobody may use. */
async function requireReleasable(db: Db, form: FormRow): Promise<UsedVersion[]> {
  const [{ blueprint }, items, judges] = await Promise.all([
    blueprintOfForm(db, form),
    formItemsOf(db, form.id),
    judgedOf(db, form.id),
  ])
  const faults = formFaults(form, { blueprint, items, judges })
  if (faults.length > 0) throw invalidFields({ langkah: faults })
  const versions = await lockVersions(
    db,
    items.map(({ item_version_id }) => item_version_id),
  )
  const unusable = unusableFaults(versions)
  if (unusable.length > 0) throw invalidFields({ langkah: unusable })
  return versions
}

/** Takes a transition of a form in the name of a person, with what follows for its items. */
export async function moveForm(
  db: Db,
  ctx: Context,
  form: FormRow,
  langkah: FormTransition,
  { userId, alasan }: { userId: number; alasan: string },
): Promise<void> {
  const persetujuan = await formApprovalsOf(db, form.id)
  const outcome = takeFormTransition(langkah, { ...form, persetujuan }, userId)
  if ('refused' in outcome) throw new Problem(outcome.refused)
  const { forgets, action, why } = formTransitionOf(langkah)
  if (why && alasan === '') throw invalidFields({ alasan: 'Tulis alasannya.' })
  const versions = langkah === 'ajukan' || langkah === 'rilis' ? await requireReleasable(db, form) : []
  if (outcome.recorded) {
    const first = [form.author_id, ...persetujuan.map(({ user_id }) => user_id)]
    await requireSecondPerson(db, ctx, 'rilis_naskah', { second: userId, first })
    await insertFormApproval(db, { form_id: form.id, user_id: userId, at: ctx.now })
  }
  if (forgets) await deleteFormApprovals(db, form.id)
  await updateForm(db, form.id, {
    status: outcome.next,
    ...(outcome.next === form.status ? {} : { status_since: ctx.now }),
  })
  if (alasan !== '') await keepReason(db, ctx, form, userId, alasan)
  await recordForm(db, ctx, action, form)
  if (outcome.next === 'dirilis') await moveUsedVersions(db, ctx, 'pakai', versions)
  if (langkah === 'tarik' && form.status === 'dirilis') await lockFreedItems(db, ctx, form)
}

/** Keeps why a form was sent back or withdrawn, sealed, as it may quote what an item asks. */
async function keepReason(db: Db, ctx: Context, { id: form_id }: FormRow, user_id: number, words: string) {
  const id = await nextRowNumber(db, 'exam_form_comments')
  await insertFormComment(db, { id, form_id, user_id, at: ctx.now, isi: sealFormComment(ctx.keys, id, words) })
}

/** Locks the items of a form that is withdrawn or spent, as far as they stand in no other form that still needs them. */
export async function lockFreedItems(db: Db, ctx: Pick<Context, 'now' | 'visit'>, form: Pick<FormRow, 'id'>) {
  const items = await formItemsOf(db, form.id)
  const versions = await lockVersions(
    db,
    items.map(({ item_version_id }) => item_version_id),
  )
  const others = await otherFormsWith(
    db,
    form.id,
    versions.map(({ id }) => id),
  )
  const times = Map.groupBy(
    await examTimesOf(
      db,
      others.map(({ form_id }) => form_id),
    ),
    ({ form_id }) => form_id,
  )
  const needed = others.filter(
    ({ form_id, status }) => status !== 'dirilis' || !isFormSpent(times.get(form_id) ?? [], ctx.now),
  )
  const stillNeeded = new Set(needed.map(({ item_version_id }) => item_version_id))
  await moveUsedVersions(
    db,
    ctx,
    'kunci',
    versions.filter(({ id }) => !stillNeeded.has(id)),
  )
}
