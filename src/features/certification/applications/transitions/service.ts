import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { nobody } from '../../../../ground/sessions/session.ts'
import type { Settings } from '../../../platform/settings/service.ts'
import type { CancelParty } from '../../invoices/rules.ts'
import type { ApplicationRow, TargetRow } from '../application-queries.ts'
import { recordApplicationAudit } from '../audit-service.ts'
import { applicationNumber, type Stage } from '../rules.ts'
import {
  type ApplicationChanges,
  cutApplicationDues,
  deleteApplication,
  endOfLine,
  insertApplicationEvent,
  updateApplication,
} from './queries.ts'
import { type ApplicationTransition, transitionRule } from './rules.ts'

/** A transition that the rules allow, of an application and schedules that the caller has locked. */
export interface AllowedTransition {
  row: ApplicationRow
  transition: ApplicationTransition
  to: Stage
  /** The reason in words. */
  note: string | null
  /** The schedule moved to. */
  target: TargetRow | undefined
  settings: Settings
  /** The side that wants it cancelled, and when the office learned of it. */
  cancelled?: { pihak: CancelParty; at: Date } | undefined
}

export const isBySystem = (transition: ApplicationTransition): boolean => transitionRule(transition).by === 'sistem'

/** The applicant's own words stay out of the log. */
export const recordTransitionAudit = (db: Db, ctx: Context, allowed: AllowedTransition): Promise<void> => {
  const { row, transition, to, note, target } = allowed
  const { by, label } = transitionRule(transition)
  const doer = by === 'sistem' ? { now: ctx.now, visit: nobody() } : ctx
  const alasan = by === 'pemohon' || by === 'sistem' ? {} : { alasan: note }
  return recordApplicationAudit(db, doer, row, {
    action: label.toLowerCase(),
    before: { tahap: row.tahap, schedule_id: row.schedule_id },
    after: { tahap: to, schedule_id: target?.id ?? row.schedule_id, ...alasan },
  })
}

/** Deletes a withdrawn draft that nobody else ever saw; answers whether it did. */
export async function deleteUnseenDraft(db: Db, { row, transition }: AllowedTransition): Promise<boolean> {
  const isUnseen = transition === 'withdraw' && row.tahap === 'draft' && !row.ditawarkan
  if (isUnseen) await deleteApplication(db, row.id)
  return isUnseen
}

/** Writes the application's new stage and deadline, and a line of its history. */
export async function writeTransition(
  db: Db,
  ctx: Context,
  allowed: AllowedTransition & { due_at: Date | null },
): Promise<void> {
  const { row, transition, to, note, due_at } = allowed
  await updateApplication(db, row.id, { ...(await changesOf(db, ctx, allowed)), due_at })
  await insertApplicationEvent(db, {
    user_training_id: row.id,
    transition,
    dari: row.tahap,
    ke: to,
    ...authorOf(ctx, transition),
    catatan: transitionRule(transition).inside ? null : note,
    at: ctx.now,
  })
}

async function changesOf(
  db: Db,
  { now, today, visit }: Context,
  { row, transition, to, note, target }: AllowedTransition,
): Promise<ApplicationChanges> {
  const { reason, inside, offers = false, submits, attends } = transitionRule(transition)
  const changes: ApplicationChanges = { tahap: to, ditawarkan: offers, updated_at: now }
  if (reason && !inside) changes.catatan = note
  if (attends) Object.assign(changes, { attended_at: now, attended_by: visit.account?.id ?? null })
  if (transition === 'unattend') Object.assign(changes, { attended_at: null, attended_by: null })
  if (to !== row.tahap) changes.tahap_sejak = now
  if (target) {
    const counts = transition === 'reschedule' && !row.dibatalkan
    return {
      ...changes,
      schedule_id: target.id,
      reminded_days: null,
      kali_jadwal_ulang: row.kali_jadwal_ulang + (counts ? 1 : 0),
    }
  }
  if (submits) Object.assign(changes, { nomor: applicationNumber(today, row.id), submitted_at: now })
  if (transition === 'join') changes.waiting_since = await endOfLine(db, row.schedule_id, now)
  return { ...changes, tahap_sejak: now, reminded_at: null }
}

const authorOf = (ctx: Context, transition: ApplicationTransition) => {
  const { by } = transitionRule(transition)
  // Without an account the system acts, even where the office usually does: a provider has confirmed the money.
  if (by === 'sistem' || !ctx.visit.account) return { oleh: 'sistem' as const, user_id: null }
  return {
    oleh: by === 'pemohon' ? ('pemohon' as const) : ('petugas' as const),
    user_id: ctx.visit.account.id,
  }
}

/** Cuts the deadlines of a schedule that moved to `end` at the latest. */
export async function cutApplicationDeadlines(db: Db, scheduleId: number, end: Date): Promise<void> {
  await cutApplicationDues(db, scheduleId, end)
}
