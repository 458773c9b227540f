import { dueAfterEffect } from '../../features/certification/invoices/service.ts'
import { notifyActivityHolder } from '../../features/upkeep/maintenance/notification-service.ts'
import { lockActivity, requireActivity } from '../../features/upkeep/maintenance/service.ts'
import {
  type ActivityFacts,
  type ActivityTransition,
  activityFacts,
  activityTransitionRule,
  decideActivityTransition,
} from '../../features/upkeep/maintenance/transition-rules.ts'
import { writeActivityTransition } from '../../features/upkeep/maintenance/transition-service.ts'
import type { Context } from '../../ground/context.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { daysBetween } from '../../lib/day.ts'
import { Problem } from '../../problems.ts'
import { applyInvoiceEffect } from '../money/apply-invoice-effect.ts'

interface TransitionRequest {
  id: number
  transition: ActivityTransition
  /** The version that the person saw; any other is refused with STALE. */
  version?: number | undefined
  /** The owner; for them other people's activities do not exist. */
  userId?: number | undefined
  /** A reason in words. */
  note?: string | undefined
  /** The points of the activity, where it is recognised automatically. */
  poin?: number | undefined
}

/**
 * Takes an activity to its next state, the only way there: locks schedule and activity, decides by the rules, writes
 * the effects and returns the activity, and what a payment changed of its invoice. Throws RECORD_NOT_FOUND, STALE, or
 * why the rules refuse.
 */
export const takeActivityTransition = (db: Db, ctx: Context, request: TransitionRequest) =>
  inTransaction(db, async (db) => {
    const { transition, note = null, poin } = request
    const row = await lockActivity(db, request)
    const facts = activityFacts(row, ctx.now)
    const decision = decideActivityTransition(transition, facts, ctx.now)
    if ('refused' in decision) throw new Problem(decision.refused)
    const { letter, invoice: effect } = activityTransitionRule(transition)
    const billed = { untuk: 'kegiatan', untuk_id: row.id } as const
    const due_at = (await dueAfterEffect(db, ctx, effect, billed)) ?? null
    await writeActivityTransition(db, ctx, { row, transition, to: decision.next, due_at, note, poin })
    const terms = { due_at, closing: closingOf(transition, facts) }
    const invoice = await applyInvoiceEffect(db, ctx, effect, billed, terms)
    const after = await requireActivity(db, row.id)
    // People admitted while the schedule is called off are notified of that instead.
    const isCalledOff = after.jadwal?.dibatalkan && letter === 'activityRegistered'
    if (letter && !isCalledOff) await notifyActivityHolder(db, ctx, after, { letter, alasan: note, was: row.status })
    return { activity: after, invoice }
  })

/** Returns the facts for closing the invoice; a person whose schedule the body cancelled gets everything back. */
function closingOf(transition: ActivityTransition, { jadwal }: ActivityFacts) {
  const { by } = activityTransitionRule(transition)
  return {
    lapsed: by === 'sistem',
    byBody: by === 'verifikasi' || jadwal?.dibatalkan === true,
    daysLeft: jadwal?.mulai ? daysBetween(jadwal.hari_ini, jadwal.mulai) : null,
  }
}
