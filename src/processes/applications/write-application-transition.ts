import { cutDeadline } from '../../features/catalogue/schedules/deadline-rules.ts'
import { refuseSecondExam } from '../../features/catalogue/schedules/occupancy-service.ts'
import { stageEnd } from '../../features/certification/applications/deadlines/stage-end-rules.ts'
import { notifyOfTransition } from '../../features/certification/applications/notification-service.ts'
import { renewedCertificateId, settleExamination } from '../../features/certification/applications/renewal/service.ts'
import type { Stage } from '../../features/certification/applications/rules.ts'
import { factsOf } from '../../features/certification/applications/transitions/facts-service.ts'
import { transitionRule } from '../../features/certification/applications/transitions/rules.ts'
import {
  type AllowedTransition,
  deleteUnseenDraft,
  isBySystem,
  recordTransitionAudit,
  writeTransition,
} from '../../features/certification/applications/transitions/service.ts'
import { payingEmployerOf } from '../../features/certification/employers/payer-service.ts'
import { releaseExaminers } from '../../features/certification/examination/service.ts'
import { dropCancellation } from '../../features/certification/invoices/refunds/cancellation-service.ts'
import {
  closeInvoice,
  cutInvoiceDue,
  dueAfterRefusal,
  issueInvoice,
} from '../../features/certification/invoices/service.ts'
import { missingDuties } from '../../features/upkeep/duties/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

export interface TransitionOutcome {
  id: number
  userId: number
  from: Stage
  to: Stage
  /** The moment when the new stage ends by itself. */
  due_at: Date | null
}

/** Writes audit, invoice, stage, history, examiners' release and letter of a transition in the caller's transaction. */
export async function writeApplicationTransition(
  db: Db,
  ctx: Context,
  allowed: AllowedTransition,
): Promise<TransitionOutcome> {
  const { row, transition, to } = allowed
  const outcome = { id: row.id, userId: row.user_id, from: row.tahap, to }
  await refuseClash(db, allowed)
  await recordTransitionAudit(db, ctx, allowed)
  if (await deleteUnseenDraft(db, allowed)) return { ...outcome, due_at: null }
  const due_at = await dueAfter(db, ctx, allowed)
  await writeTransition(db, ctx, { ...allowed, due_at })
  if (allowed.target) await cutInvoiceDue(db, ctx, { untuk: 'permohonan', untuk_id: row.id })
  if (transition === 'submit') await settleRenewal(db, ctx, row)
  await releaseFromExam(db, ctx, allowed)
  if (transition !== 'cancel') await dropCancellation(db, ctx, row.id)
  if (transitionRule(transition).invoice === 'close') await closeInvoice(db, ctx, closureOf(ctx, allowed))
  await notifyOfTransition(db, ctx, allowed)
  return { ...outcome, due_at }
}

async function dueAfter(db: Db, ctx: Context, allowed: AllowedTransition): Promise<Date | null> {
  const { row, transition, to, target, settings } = allowed
  if (target) return row.due_at && cutDeadline(row.due_at, ctx.now, target)
  const billed = { untuk: 'permohonan', untuk_id: row.id } as const
  if (transition === 'approve')
    return (await issueInvoice(db, ctx, billed, await payingEmployerOf(db, ctx, row.id))).due_at
  if (transitionRule(transition).invoice === 'reopen') return dueAfterRefusal(db, ctx, billed)
  const ditawarkan = transition === 'offer'
  return stageEnd(to, { now: ctx.now, today: ctx.today, ditawarkan, schedule: row }, settings)
}

/** Refuses a seat at hours at which the candidate already has another one. */
async function refuseClash(db: Db, { row, transition, to, target }: AllowedTransition): Promise<void> {
  const takesSeat = to !== 'daftar_tunggu' && to !== 'dibatalkan' && (transition === 'submit' || target !== undefined)
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
const closureOf = ({ now }: Context, { row, transition, cancelled }: AllowedTransition) => ({
  untuk: 'permohonan' as const,
  untuk_id: row.id,
  lapsed: isBySystem(transition),
  byBody: (transition === 'cancel' && cancelled?.pihak !== 'pemohon') || row.dibatalkan,
  daysLeft: factsOf(row, cancelled?.at ?? now).jadwal.days_to_exam,
})
