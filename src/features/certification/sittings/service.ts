import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { type SittingRow, writeSitting } from './queries.ts'
import { isOpenSitting, SITTING_TRANSITIONS, type SittingTransition, sittingAfter } from './state-rules.ts'
import { endOf, isOutOfTime, pausedSeconds, withMoreTime } from './time-rules.ts'

export { sittingAnswers } from './entry-service.ts'
export type { SittingRow } from './queries.ts'
export { answersFingerprint } from './receipt-service.ts'

/** The resource's name, under which the audit log knows exams on screen and their sittings. */
export const EXAM_NOUN = 'ujian'
const SITTING_NOUN = 'pengerjaan'

type Doer = Pick<Context, 'now' | 'visit'>

/** Records what was done about a sitting, by the code of its paper; `who` counts where nobody is logged in. */
export const recordSittingAudit = (
  db: Db,
  ctx: Doer,
  sitting: SittingRow,
  action: string,
  after: object = {},
  who: 'peserta' | 'sistem' = 'sistem',
) =>
  recordAudit(db, ctx, { action, noun: SITTING_NOUN, nounId: sitting.id, label: `Lembar ${sitting.kode}`, after, who })

interface Changes {
  sidik?: string
  terjawab?: number
  begun_at?: Date
  menit?: number
}

/** Takes a transition of a locked sitting and records it; throws where its state does not allow it. */
export async function moveSitting(
  db: Db,
  ctx: Doer,
  sitting: SittingRow,
  transition: SittingTransition,
  changes: Changes = {},
): Promise<SittingRow> {
  const status = sittingAfter(transition, sitting.status)
  if (!status) throw new Problem('STALE')
  const { now } = ctx
  const ends = status === 'berakhir' || (status === 'ditutup' && sitting.ended_at === null)
  const columns = {
    ...{ status, status_since: now, detik_jeda: pausedSeconds(sitting, now), ...changes },
    ...(ends ? { ended_at: endOf(sitting, now) } : {}),
  }
  await writeSitting(db, sitting.id, columns)
  const { action, by } = SITTING_TRANSITIONS[transition]
  // A device signs for its candidate, without an account.
  const who = by === 'peserta' ? 'peserta' : 'sistem'
  if (sitting.paper_id !== null) await recordSittingAudit(db, ctx, sitting, action, {}, who)
  return { ...sitting, ...columns }
}

/**
 * Gives a locked sitting more minutes than those seen before, and has one go on whose time was over; throws where others
 * were added meanwhile, or once it is closed.
 */
export async function giveTime(
  db: Db,
  ctx: Doer,
  known: SittingRow,
  { menit, alasan, sebelumnya }: { menit: number; alasan: string; sebelumnya: number },
): Promise<SittingRow> {
  const sitting = isOutOfTime(known, ctx.now) ? await moveSitting(db, ctx, known, 'habis') : known
  if (!isOpenSitting(sitting.status) || sitting.tambahan_menit !== sebelumnya) throw new Problem('STALE')
  const status = sittingAfter('beri_waktu', sitting.status)
  const moved = status === undefined ? {} : { status, status_since: ctx.now }
  const columns = { ...withMoreTime(sitting, menit, ctx.now), ...moved }
  await writeSitting(db, sitting.id, columns)
  await recordSittingAudit(db, ctx, sitting, SITTING_TRANSITIONS.beri_waktu.action, { menit, alasan })
  return { ...sitting, ...columns }
}
