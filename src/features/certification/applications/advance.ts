import { momentIn } from '../../../lib/day.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { nobody } from '../../../server/http/session.ts'
import type { Settings } from '../../platform/settings/service.ts'
import { releaseExaminers } from '../examination/service.ts'
import { closeInvoice, dueAfterRefusal, issueInvoice } from '../invoices/service.ts'
import { type ApplicationRow, applicationRow, type TargetRow } from './application-queries.ts'
import { factsOf } from './facts.ts'
import { settleExamination } from './renewal.ts'
import { applicationNumber, type Stage } from './rules.ts'
import { addStep, type Changes, changeApplication, deleteDraft, endOfLine } from './step-queries.ts'
import { type Step, stageEnd, stepRule } from './step-rules.ts'
import { tellApplicant } from './tell-applicant.ts'

/** The audit log's word for applications. */
export const NOUN = 'permohonan'

/** What the audit log calls one. */
export const labelOf = ({ nomor, skema, nama }: ApplicationRow): string => `${nomor ?? skema}, ${nama}`

/** A step that the rules have allowed, of an application and dates that the caller holds. */
export interface Move {
  row: ApplicationRow
  step: Step
  to: Stage
  note: string | null
  /** The date moved to. */
  target: TargetRow | undefined
  settings: Settings
}

export interface Outcome {
  id: number
  userId: number
  from: Stage
  to: Stage
  /** When the new stage ends by itself. */
  due_at: Date | null
}

/** Writes stage, deadline, history, audit, letter and invoice of a step in the caller's transaction. */
export async function advance(db: Db, ctx: Context, move: Move): Promise<Outcome> {
  const { row, step, to, target } = move
  const outcome = { id: row.id, userId: row.user_id, from: row.tahap, to }
  await noted(db, ctx, move)
  // Nobody else ever saw a draft.
  if (step === 'withdraw' && row.tahap === 'draft' && !row.offered) {
    await deleteDraft(db, row.id)
    return { ...outcome, due_at: null }
  }
  const due_at = await dueAfter(db, ctx, move)
  await changeApplication(db, row.id, { ...(await changesOf(db, ctx, move)), due_at })
  if (step === 'submit') await settleExamination(db, row, ctx.today)
  await addStep(db, { ...outcome, step, ...authorOf(ctx, step), catatan: toldReason(move), at: ctx.now })
  const { invoice, letter } = stepRule(step)
  // Whoever was to examine was asked for that date and that candidate.
  if (target) await releaseExaminers(db, ctx, { application: row, alasan: 'Peserta pindah ke jadwal lain.' })
  if (to === 'dibatalkan') await releaseExaminers(db, ctx, { application: row, alasan: 'Permohonan dibatalkan.' })
  if (invoice === 'close') await closeInvoice(db, ctx, closingOf(ctx, move))
  const after = letter && !knowsAlready(move) && (await applicationRow(db, row.id))
  if (after) await tellApplicant(db, ctx, after, { letter, alasan: isBySystem(step) ? null : move.note })
  return { ...outcome, due_at }
}

/** Who waited for a date that was cancelled was told of that. */
const knowsAlready = ({ row, step }: Move): boolean =>
  row.dibatalkan && (step === 'closeWaiting' || step === 'lapseOffer')

/** The reason as the applicant may read it. */
const toldReason = ({ step, note }: Move): string | null => (stepRule(step).inside ? null : note)

const isBySystem = (step: Step): boolean => stepRule(step).by === 'sistem'

const authorOf = (ctx: Context, step: Step) => {
  const { by } = stepRule(step)
  if (by === 'sistem') return { oleh: 'sistem' as const, user_id: null }
  return {
    oleh: by === 'pemohon' ? ('pemohon' as const) : ('petugas' as const),
    user_id: ctx.visit.account?.id ?? null,
  }
}

/** An application's own words are no business of the log. */
const noted = (db: Db, ctx: Context, { row, step, to, note, target }: Move): Promise<void> => {
  const { by, label } = stepRule(step)
  const doer = by === 'sistem' ? { now: ctx.now, visit: nobody() } : ctx
  const alasan = by === 'pemohon' || by === 'sistem' ? {} : { alasan: note }
  return recordAudit(db, doer, {
    action: label.toLowerCase(),
    noun: NOUN,
    nounId: row.id,
    label: labelOf(row),
    before: { tahap: row.tahap, schedule_id: row.schedule_id },
    after: { tahap: to, schedule_id: target?.id ?? row.schedule_id, ...alasan },
    who: 'sistem',
  })
}

async function dueAfter(db: Db, ctx: Context, { row, step, to, target, settings }: Move): Promise<Date | null> {
  if (target) return row.due_at
  const billed = { untuk: 'permohonan', untuk_id: row.id } as const
  if (step === 'approve') return (await issueInvoice(db, ctx, billed)).due_at
  if (step === 'refuseProof') return dueAfterRefusal(db, ctx, billed)
  const uji = row.start_date && momentIn(row.zona_waktu, row.start_date, row.jam_mulai)
  return stageEnd(to, { now: ctx.now, today: ctx.today, ditawarkan: step === 'offer', uji }, settings)
}

async function changesOf(
  db: Db,
  { now, today, visit }: Context,
  { row, step, to, note, target }: Move,
): Promise<Changes> {
  const changes: Changes = { tahap: to, offered: step === 'offer', updated_at: now }
  if (stepRule(step).reason && !stepRule(step).inside) changes.catatan = note
  if (step === 'attend') Object.assign(changes, { hadir_at: now, hadir_oleh: visit.account?.id ?? null })
  if (to !== row.tahap) changes.stage_since = now
  if (target) {
    const counts = step === 'reschedule' && !row.dibatalkan
    return {
      ...changes,
      schedule_id: target.id,
      diingatkan_hari: null,
      kali_jadwal_ulang: row.kali_jadwal_ulang + (counts ? 1 : 0),
    }
  }
  if (step === 'submit') Object.assign(changes, { nomor: applicationNumber(today, row.id), submitted_at: now })
  if (step === 'join') changes.waiting_since = await endOfLine(db, row.schedule_id, now)
  return { ...changes, stage_since: now, reminded_at: null }
}

/** What the person leaves because the body cancelled the date goes back whole. */
const closingOf = (ctx: Context, { row, step }: Move) => ({
  untuk: 'permohonan' as const,
  untuk_id: row.id,
  lapsed: isBySystem(step),
  byBody: step === 'cancel' || row.dibatalkan,
  daysLeft: factsOf(row, ctx.now).jadwal.hari_sebelum_uji,
})
