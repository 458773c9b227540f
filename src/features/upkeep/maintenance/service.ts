import { dayIn, daysBetween } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { holdSchedule } from '../../catalogue/schedules/service.ts'
import { closeInvoice, dueAfterRefusal, issueInvoice } from '../../certification/invoices/service.ts'
import {
  type ActivityRow,
  activityById,
  addEvent,
  aheadOn,
  changeActivity,
  holdActivity,
  placeOfActivity,
} from './queries.ts'
import { ACTIVITY_STATES, suggestedPoints } from './rules.ts'
import { type ActivityFacts, type ActivityStep, activityStep, decideActivity } from './step-rules.ts'
import { activityPath, tellHolder } from './tell-holder.ts'

/** The audit log's word for activities. */
export const NOUN = 'kegiatan'

/** What the audit log calls one: what was done elsewhere has no name of ours. */
export const labelOf = ({ id, nama, schedule_id, nama_kegiatan }: ActivityRow): string =>
  `${schedule_id === null ? `Kegiatan luar ${id}` : nama_kegiatan}, ${nama}`

interface Taken {
  id: number
  step: ActivityStep
  /** What whoever acts saw; another one is refused with STALE. */
  version?: number
  /** Must be the owner, else there is nothing for them. */
  userId?: number
  /** A reason in words. */
  note?: string
  /** What it is worth, where it is recognised. */
  poin?: number
}

/** The only way from one state to the next: holds date and activity, decides by the rules, writes what follows. */
export const takeActivityStep = (db: Db, ctx: Context, { step, ...taken }: Taken): Promise<ActivityRow> =>
  inTransaction(db, async (db) => {
    const before = await heldActivity(db, taken)
    const decision = decideActivity(step, activityFacts(before, ctx.now), ctx.now)
    if ('refused' in decision) throw new Problem(decision.refused)
    const { letter, invoice } = activityStep(step)
    const { note: catatan = null } = taken
    const account = ctx.visit.account
    const due_at = await dueAfter(db, ctx, step, before)
    await changeActivity(db, before.id, {
      status: decision.next,
      due_at,
      updated_at: ctx.now,
      ...changesOf(step, { before, taken, by: account?.id ?? null, now: ctx.now }),
    })
    const event = { maintenance_id: before.id, step, dari: before.status, ke: decision.next, catatan }
    await addEvent(db, { ...event, user_id: account?.id ?? null, at: ctx.now })
    await noted(db, ctx, before, step, { before: { status: before.status }, after: { status: decision.next } })
    if (invoice === 'close') await closeInvoice(db, ctx, closingOf(step, before, ctx.now))
    const after = await existing(db, before.id)
    // Who is let in while the date is called off is told of that.
    if (letter && !(after.jadwal?.dibatalkan && letter === 'activityRegistered')) {
      await tellHolder(db, ctx, after, { letter, alasan: catatan })
    }
    return after
  })

/** Tells everybody on a date that it is cancelled and takes them off it; whose proof is looked at follows later. */
export async function callOffDate(db: Db, ctx: Context, scheduleId: number, alasan: string): Promise<void> {
  for (const row of await aheadOn(db, scheduleId)) {
    await tellHolder(db, ctx, row, { letter: 'activityCalledOff', alasan })
    const decision = decideActivity('callOff', activityFacts(row, ctx.now), ctx.now)
    if ('next' in decision) await takeActivityStep(db, ctx, { id: row.id, step: 'callOff', note: alasan })
  }
}

/** Who has to know that a date is moved, and where each reads of it. */
export async function peopleAhead(db: Db, scheduleId: number) {
  const rows = await aheadOn(db, scheduleId)
  return rows.map(({ id, user_id, nama: name, email }) => ({ id: user_id, name, email, path: activityPath(id) }))
}

/** Holds the date first, then the activity: the order of everybody else. */
export async function heldActivity(
  db: Db,
  { id, userId, version }: Pick<Taken, 'id' | 'userId' | 'version'>,
): Promise<ActivityRow> {
  const place = await placeOfActivity(db, id)
  if (!place || (userId !== undefined && place.user_id !== userId)) throw new Problem('RECORD_NOT_FOUND')
  if (place.schedule_id !== null) await holdSchedule(db, place.schedule_id)
  await holdActivity(db, id)
  const row = await existing(db, id)
  if (version !== undefined && row.version !== version) throw new Problem('STALE')
  return row
}

async function existing(db: Db, id: number): Promise<ActivityRow> {
  const row = await activityById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** What the conditions look at; days are those of the place. */
export const activityFacts = (
  { status, due_at, jadwal, tanggal_mulai: mulai, tanggal_selesai: selesai }: ActivityRow,
  now: Date,
): ActivityFacts => ({
  status,
  batas: due_at,
  jadwal: jadwal && { dibatalkan: jadwal.dibatalkan, mulai, selesai, hari_ini: dayIn(jadwal.zona_waktu, now) },
})

/** Notes what happened to an activity; a person's own words are no business of the log. */
export const noted = (
  db: Db,
  ctx: Context,
  row: ActivityRow,
  step: ActivityStep,
  change: { before: object; after: object },
): Promise<void> =>
  recordAudit(db, ctx, {
    action: activityStep(step).label.toLowerCase(),
    noun: NOUN,
    nounId: row.id,
    label: labelOf(row),
    who: 'sistem',
    ...change,
  })

interface Change {
  before: ActivityRow
  taken: Omit<Taken, 'step'>
  by: number | null
  now: Date
}

/** Beside the state: who attended, what was decided, what is told. */
function changesOf(step: ActivityStep, { before, taken, by, now }: Change) {
  switch (step) {
    case 'attend':
      return { hadir_at: now, hadir_oleh: by }
    case 'miss':
      return { hadir_at: null, hadir_oleh: null }
    case 'send':
    case 'resend':
      return { submitted_at: now, catatan: null }
    case 'return':
    case 'callOff':
      return { catatan: taken.note ?? null }
    case 'refuse':
      return { catatan: taken.note ?? null, ...decisionBy(by, now) }
    case 'recognise':
      return { poin: taken.poin ?? suggestedPoints({ ...before, poin: null }), ...decisionBy(by, now) }
    case 'recogniseAttended':
      return { poin: suggestedPoints({ ...before, poin: before.jadwal?.poin ?? null }), ...decisionBy(by, now) }
    default:
      return {}
  }
}

/** Only a named person decides (ISO/IEC 17024 clause 4.2). */
function decisionBy(by: number | null, now: Date): { decided_by: number; decided_at: Date } {
  if (by === null) throw new Error('nobody decides on an activity')
  return { decided_by: by, decided_at: now }
}

async function dueAfter(db: Db, ctx: Context, step: ActivityStep, { id }: ActivityRow): Promise<Date | null> {
  const billed = { untuk: 'kegiatan', untuk_id: id } as const
  if (step === 'bill') return (await issueInvoice(db, ctx, billed)).due_at
  return step === 'refuseProof' ? dueAfterRefusal(db, ctx, billed) : null
}

/** What the person leaves because the body cancelled the date goes back whole. */
const closingOf = (step: ActivityStep, row: ActivityRow, now: Date) => {
  const { jadwal } = activityFacts(row, now)
  return {
    untuk: 'kegiatan' as const,
    untuk_id: row.id,
    lapsed: step === 'lapse',
    byBody: step === 'callOff' || jadwal?.dibatalkan === true,
    daysLeft: jadwal?.mulai ? daysBetween(jadwal.hari_ini, jadwal.mulai) : null,
  }
}

/** What a line of the history says. */
export const eventLabel = (step: ActivityStep | 'register'): string =>
  step === 'register' ? ACTIVITY_STATES.terdaftar : activityStep(step).label
