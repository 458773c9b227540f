import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { type ActivityRow, cutActivityDues, insertActivityEvent, updateActivity } from './queries.ts'
import { type ActivityState, suggestedPoints } from './rules.ts'
import { type ActivityTransition, activityTransitionRule } from './transition-rules.ts'

/** The audit log's word for activities. */
const NOUN = 'kegiatan'

/** A transition that the rules have allowed, of an activity that the caller has locked. */
interface AllowedTransition {
  row: ActivityRow
  transition: ActivityTransition
  to: ActivityState
  due_at: Date | null
  /** A reason in words. */
  note: string | null
  /** The points that the office gives an outside activity. */
  poin: number | undefined
}

/** Writes state, history and audit of a transition in the caller's transaction. */
export async function writeActivityTransition(db: Db, ctx: Context, allowed: AllowedTransition): Promise<void> {
  const { row, transition, to, due_at, note } = allowed
  const by = ctx.visit.account?.id ?? null
  const changes = changesOf(allowed, by, ctx.now)
  await updateActivity(db, row.id, { status: to, due_at, updated_at: ctx.now, ...changes })
  const event = { maintenance_id: row.id, transition, dari: row.status, ke: to, catatan: note }
  await insertActivityEvent(db, { ...event, user_id: by, at: ctx.now })
  // People's own words are no business of the log.
  await recordAudit(db, ctx, {
    action: activityTransitionRule(transition).label.toLowerCase(),
    noun: NOUN,
    nounId: row.id,
    label: activityLabel(row),
    who: 'sistem',
    before: { status: row.status },
    after: { status: to },
  })
}

/** Names an activity in the audit log; one done elsewhere by its id, as its title is the holder's own text. */
const activityLabel = ({ id, nama, schedule_id, nama_kegiatan }: ActivityRow): string =>
  `${schedule_id === null ? `Kegiatan luar ${id}` : nama_kegiatan}, ${nama}`

/** Returns the columns that change besides the state. */
function changesOf({ row, transition, note, poin }: AllowedTransition, by: number | null, now: Date) {
  switch (transition) {
    case 'attend':
      return { attended_at: now, attended_by: by }
    case 'miss':
    case 'unattend':
      return { attended_at: null, attended_by: null }
    case 'send':
    case 'resend':
      return { submitted_at: now, catatan: null }
    case 'return':
    case 'callOff':
      return { catatan: note }
    case 'refuse':
      return { catatan: note, ...decisionBy(by, now) }
    case 'recognise':
      return { poin: poin ?? suggestedPoints({ ...row, poin: null }), ...decisionBy(by, now) }
    case 'recogniseAttended':
      return { poin: suggestedPoints({ ...row, poin: row.jadwal?.poin ?? null }), ...decisionBy(by, now) }
    default:
      return {}
  }
}

/** Only a named person decides (ISO/IEC 17024 clause 4.2). */
function decisionBy(by: number | null, now: Date): { decided_by: number; decided_at: Date } {
  if (by === null) throw new Error('nobody decides on an activity')
  return { decided_by: by, decided_at: now }
}

/** Nothing of a schedule that moved is due later than `end`. */
export async function cutActivityDeadlines(db: Db, scheduleId: number, end: Date): Promise<void> {
  await cutActivityDues(db, scheduleId, end)
}
