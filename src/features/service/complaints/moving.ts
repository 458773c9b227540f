import { longDay } from '../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { type ComplaintRow, changeComplaint, insertEntry } from './queries.ts'
import { COMPLAINT_STATES, type ComplaintStep, reopenUntil, ruleOf, stepRefused, targetsOf } from './rules.ts'
import { noted, tellHandler, tellReporter } from './telling.ts'

/** What a step writes beside the new state. */
async function changesBy(db: Db, ctx: Context, step: ComplaintStep, isi: string) {
  const settings = await settingsOf(db, ctx.today)
  const closed = { closed_at: ctx.now, putusan: isi }
  switch (step) {
    case 'validasi':
      return { validated_at: ctx.now }
    case 'tolak':
      return { validated_at: ctx.now, ...closed }
    case 'tutup':
      return { ...closed, reopen_until: reopenUntil(ctx.today, settings.buka_kembali_pengaduan) }
    case 'buka':
      // It is to be answered anew, counted from today.
      return { closed_at: null, reopened_at: ctx.now, target_jawab: targetsOf(ctx.today, settings).target_jawab }
    default:
      return {}
  }
}

/** Tells the other side: the reporter of each step of staff, the handler of what the reporter did. */
async function tellOf(
  db: Db,
  ctx: Context,
  complaint: ComplaintRow,
  step: ComplaintStep,
  isi: string,
  sampai: string | null,
) {
  const { to, by, words } = ruleOf(step)
  if (by === 'pelapor') {
    return tellHandler(
      db,
      ctx,
      complaint,
      complaint.handler_id,
      step === 'buka' ? 'dibuka kembali oleh pelapor' : 'dibalas',
    )
  }
  const text = withoutIdentityNumbers(isi)
  if (words === 'putusan')
    return tellReporter(db, ctx, complaint, {
      letter: 'complaintClosed',
      putusan: text,
      sampai: sampai && longDay(sampai),
    })
  const keadaan = COMPLAINT_STATES[to]
  return tellReporter(db, ctx, complaint, { letter: 'complaintMoved', keadaan, isi: words ? text : '' })
}

/** Takes a step of a held complaint: state, history, letter and log in one; answers the entry that carries its words. */
export async function takeComplaintStep(
  db: Db,
  ctx: Context,
  complaint: ComplaintRow,
  { step, isi }: { step: ComplaintStep; isi: string },
): Promise<{ entry_id: number }> {
  const { id, status, reopened_at, reopen_until } = complaint
  const refused = stepRefused(step, { status, reopened: reopened_at !== null, reopen_until }, ctx.today)
  if (refused) throw new Problem(refused)
  const { to, by, words } = ruleOf(step)
  const changes = await changesBy(db, ctx, step, isi)
  await changeComplaint(db, id, { status: to, ...changes })
  const isReporter = by === 'pelapor'
  const common = {
    complaint_id: id,
    dari_pelapor: isReporter,
    user_id: isReporter ? null : (ctx.visit.account?.id ?? null),
  }
  const isVerdict = words === 'putusan'
  const said = words && !isVerdict ? await insertEntry(db, { ...common, jenis: words, isi, at: ctx.now }) : undefined
  const moved = await insertEntry(db, { ...common, jenis: 'langkah', ke: to, isi: isVerdict ? isi : '', at: ctx.now })
  const sampai = 'reopen_until' in changes && reopened_at === null ? (changes.reopen_until ?? null) : null
  await tellOf(db, ctx, complaint, step, isi, sampai)
  await noted(db, ctx, complaint, step, isReporter ? 'pelapor' : undefined)
  return { entry_id: (said ?? moved).id }
}
