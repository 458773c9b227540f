import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { type Day, longDay } from '../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../lib/identifiers/nik.ts'
import { Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { notifyCaseHandler, notifyReporter, recordComplaintAudit } from './notification-service.ts'
import { type ComplaintRow, insertComplaintEntry, updateComplaint } from './queries.ts'
import {
  type ComplaintTransition,
  complaintTargets,
  complaintTransitionRefusal,
  complaintTransitionRule,
  reopenUntil,
} from './rules.ts'
import { COMPLAINT_STATES } from './state-rules.ts'

interface TransitionInput {
  transition: ComplaintTransition
  isi: string
}

/** Returns the columns that a transition writes beside the new state. */
async function changesOf(db: Db, ctx: Context, { transition, isi }: TransitionInput) {
  const settings = await settingsOn(db, ctx.today)
  const closed = { closed_at: ctx.now, putusan: isi }
  switch (transition) {
    case 'validasi':
      return { validated_at: ctx.now }
    case 'tolak':
      return { validated_at: ctx.now, ...closed }
    case 'tutup':
      return { ...closed, reopen_until: reopenUntil(ctx.today, settings.buka_kembali_pengaduan) }
    case 'buka':
      // The target for its answer counts from today again.
      return { closed_at: null, reopened_at: ctx.now, target_jawab: complaintTargets(ctx.today, settings).target_jawab }
    default:
      return {}
  }
}

/** Writes to the other side: to the reporter about each transition of staff, to the handler about the reporter's. */
function notifyOtherSide(
  db: Db,
  ctx: Context,
  complaint: ComplaintRow,
  { transition, isi, sampai }: TransitionInput & { sampai: Day | null },
): Promise<void> {
  const { to, by, words } = complaintTransitionRule(transition)
  if (by === 'pelapor') {
    const kabar = transition === 'buka' ? 'dibuka kembali oleh pelapor' : 'dibalas'
    return notifyCaseHandler(db, ctx, complaint, complaint.handler_id, kabar)
  }
  const text = withoutIdentityNumbers(isi)
  if (words === 'putusan') {
    const closing = { letter: 'complaintClosed', putusan: text, sampai: sampai && longDay(sampai) } as const
    return notifyReporter(db, ctx, complaint, closing)
  }
  const keadaan = COMPLAINT_STATES[to]
  return notifyReporter(db, ctx, complaint, { letter: 'complaintMoved', keadaan, isi: words ? text : '' })
}

/** Takes a transition of a locked complaint: state, history, letter and audit log; answers the entry with its words. */
export async function takeComplaintTransition(
  db: Db,
  ctx: Context,
  complaint: ComplaintRow,
  input: TransitionInput,
): Promise<{ entry_id: number }> {
  const { transition, isi } = input
  const { id, status, reopened_at, reopen_until } = complaint
  const refused = complaintTransitionRefusal(
    transition,
    { status, reopened: reopened_at !== null, reopen_until },
    ctx.today,
  )
  if (refused) throw new Problem(refused)
  const { to, by, words } = complaintTransitionRule(transition)
  const changes = await changesOf(db, ctx, input)
  await updateComplaint(db, id, { status: to, ...changes })
  const isReporter = by === 'pelapor'
  const common = {
    complaint_id: id,
    dari_pelapor: isReporter,
    user_id: isReporter ? null : (ctx.visit.account?.id ?? null),
  }
  const isVerdict = words === 'putusan'
  const message =
    words && !isVerdict ? await insertComplaintEntry(db, { ...common, jenis: words, isi, at: ctx.now }) : undefined
  const move = await insertComplaintEntry(db, {
    ...common,
    jenis: 'langkah',
    ke: to,
    isi: isVerdict ? isi : '',
    at: ctx.now,
  })
  const sampai = 'reopen_until' in changes && reopened_at === null ? (changes.reopen_until ?? null) : null
  await notifyOtherSide(db, ctx, complaint, { ...input, sampai })
  await recordComplaintAudit(db, ctx, complaint, transition, isReporter ? 'pelapor' : undefined)
  return { entry_id: (message ?? move).id }
}
