import { cutDeadline } from '../../features/catalogue/schedules/deadline-rules.ts'
import { refuseSecondExam } from '../../features/catalogue/schedules/occupancy-service.ts'
import { followNeeds } from '../../features/certification/accommodations/service.ts'
import { stageEnd } from '../../features/certification/applications/deadlines/stage-end-rules.ts'
import { notifyOfTransition } from '../../features/certification/applications/notification-service.ts'
import { renewedCertificateId, settleExamination } from '../../features/certification/applications/renewal/service.ts'
import { mayEdit, type Stage } from '../../features/certification/applications/rules.ts'
import { factsOf } from '../../features/certification/applications/transitions/facts-service.ts'
import { transitionRule } from '../../features/certification/applications/transitions/rules.ts'
import {
  type AllowedTransition,
  deleteUnseenDraft,
  isBySystem,
  recordTransitionAudit,
  writeTransition,
} from '../../features/certification/applications/transitions/service.ts'
import { releaseExaminers } from '../../features/certification/examination/service.ts'
import type { InvoiceChange } from '../../features/certification/invoices/payments/effect-service.ts'
import { dropCancellation } from '../../features/certification/invoices/refunds/cancellation-service.ts'
import { cutInvoiceDue, dueAfterEffect } from '../../features/certification/invoices/service.ts'
import { missingDuties } from '../../features/upkeep/duties/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { applyInvoiceEffect } from '../money/apply-invoice-effect.ts'

export interface TransitionOutcome {
  id: number
  userId: number
  from: Stage
  to: Stage
  /** The moment when the new stage ends by itself. */
  due_at: Date | null
  /** The change of the invoice by a payment. */
  invoice?: InvoiceChange | undefined
}

/** Writes audit, invoice, stage, history, examiners' release and letter of a transition in the caller's transaction. */
export async function writeApplicationTransition(
  db: Db,
  ctx: Context,
  allowed: AllowedTransition,
): Promise<TransitionOutcome> {
  const { row, transition, to } = allowed
  const { submits, proposable, invoice: effect } = transitionRule(transition)
  const outcome = { id: row.id, userId: row.user_id, from: row.tahap, to }
  await refuseClash(db, allowed)
  await recordTransitionAudit(db, ctx, allowed)
  if (await deleteUnseenDraft(db, allowed)) return { ...outcome, due_at: null }
  const due_at = await dueAfter(db, ctx, allowed)
  await writeTransition(db, ctx, { ...allowed, due_at })
  if (allowed.target) await cutInvoiceDue(db, ctx, billedAs(row))
  if (submits) await settleRenewal(db, ctx, row)
  if (mayEdit(row.tahap) && to !== 'dibatalkan') await followNeeds(db, row, ctx.now)
  await releaseFromExam(db, ctx, allowed)
  if (!proposable) await dropCancellation(db, ctx, row.id)
  const terms = { due_at, closing: closingOf(ctx, allowed) }
  const invoice = await applyInvoiceEffect(db, ctx, effect, billedAs(row), terms)
  await notifyOfTransition(db, ctx, allowed)
  return { ...outcome, due_at, invoice }
}

const billedAs = ({ id }: { id: number }) => ({ untuk: 'permohonan', untuk_id: id }) as const

async function dueAfter(db: Db, ctx: Context, allowed: AllowedTransition): Promise<Date | null> {
  const { row, transition, to, target, settings } = allowed
  if (target) return row.due_at && cutDeadline(row.due_at, ctx.now, target)
  const { offers: ditawarkan = false, invoice: effect } = transitionRule(transition)
  const payable = await dueAfterEffect(db, ctx, effect, billedAs(row))
  if (payable) return payable
  return stageEnd(to, { now: ctx.now, today: ctx.today, ditawarkan, schedule: row }, settings)
}

/** Refuses a seat at hours at which the candidate already has another one. */
async function refuseClash(db: Db, { row, transition, to, target }: AllowedTransition): Promise<void> {
  const { submits } = transitionRule(transition)
  const takesSeat = to !== 'daftar_tunggu' && to !== 'dibatalkan' && (submits || target !== undefined)
  if (takesSeat) await refuseSecondExam(db, row.user_id, { to: target?.id ?? row.schedule_id, from: row.schedule_id })
}

async function settleRenewal(db: Db, { today }: Context, row: AllowedTransition['row']): Promise<void> {
  const certificateId = renewedCertificateId(row)
  if (certificateId === null) return
  await settleExamination(db, row, await missingDuties(db, certificateId, today))
}

/** Withdraws the examiners' assignments, since they were for that schedule and that candidate. */
async function releaseFromExam(db: Db, ctx: Context, { row, to, target }: AllowedTransition): Promise<void> {
  if (target) await releaseExaminers(db, ctx, { application: row, alasan: 'Peserta pindah ke jadwal lain.' })
  if (to === 'dibatalkan') await releaseExaminers(db, ctx, { application: row, alasan: 'Permohonan dibatalkan.' })
}

/** Returns the facts for closing the invoice; a person whose schedule the body cancelled gets everything back. */
const closingOf = ({ now }: Context, { row, transition, cancelled }: AllowedTransition) => ({
  lapsed: isBySystem(transition),
  byBody: (transitionRule(transition).by === 'verifikasi' && cancelled?.pihak !== 'pemohon') || row.dibatalkan,
  daysLeft: factsOf(row, cancelled?.at ?? now).jadwal.days_to_exam,
})
