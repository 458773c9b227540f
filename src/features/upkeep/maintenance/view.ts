import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Answered } from '../../../lib/calls/call.ts'
import { daysBetween } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'
import { refundIfLeft } from '../../certification/invoices/service.ts'
import { filesById } from '../../platform/files/service.ts'
import { codeLink } from './attendance-code-service.ts'
import type { maintenanceCalls } from './contract.ts'
import { activityTime, isSomewhere } from './place-rules.ts'
import { type ActivityRow, activityEventsOf } from './queries.ts'
import { ACTIVITY_STATES, ATTENDED, isAmong } from './rules.ts'
import { requireActivity } from './service.ts'
import {
  ACTIVITY_TRANSITIONS,
  type ActivityFacts,
  activityEventLabel,
  activityFacts,
  decideActivityTransition,
  mayWriteActivity,
} from './transition-rules.ts'

/** An activity as lists show it. */
export const activityListRow = (row: ActivityRow) => ({
  ...row,
  luar: row.schedule_id === null,
  status_label: ACTIVITY_STATES[row.status],
})

/** The evidence of an activity done elsewhere. */
export async function activityEvidence(db: Db, { bukti_id }: ActivityRow) {
  const [bukti = null] = bukti_id === null ? [] : await filesById(db, [bukti_id])
  return bukti
}

export async function activityHistory(db: Db, id: number) {
  const events = await activityEventsOf(db, id)
  return events.map(({ transition, catatan, at }) => ({ label: activityEventLabel(transition), catatan, at }))
}

/** Returns the part of a payment that comes back to somebody who leaves now. */
const refundNow = (db: Db, ctx: Context, id: number, { jadwal }: ActivityFacts) =>
  refundIfLeft(db, ctx, {
    untuk: 'kegiatan',
    untuk_id: id,
    byBody: jadwal?.dibatalkan === true,
    daysLeft: jadwal?.mulai ? daysBetween(jadwal.hari_ini, jadwal.mulai) : null,
  })

type OwnActivity = Answered<typeof maintenanceCalls.getOwnActivity>

/** A member's own activity, whole; throws RECORD_NOT_FOUND for anybody else's. */
export async function ownActivity(db: Db, ctx: Context, userId: number, id: number): Promise<OwnActivity> {
  const row = await requireActivity(db, id, userId)
  const { status, jadwal } = row
  const isAwaited = status === 'dikonfirmasi' && !jadwal?.dibatalkan
  const isCancellable = isAmong(ACTIVITY_TRANSITIONS.cancel.from, status)
  const facts = activityFacts(row, ctx.now)
  const decision = decideActivityTransition('cancel', facts, ctx.now)
  return {
    ...activityListRow(row),
    bukti: await activityEvidence(db, row),
    waktu: activityTime(row),
    alamat: jadwal && isSomewhere(jadwal) ? jadwal.alamat : null,
    ruang_daring: isAwaited || status === 'hadir' ? (jadwal?.ruang_daring ?? null) : null,
    sertifikat: row.schedule_id !== null && isAmong(ATTENDED, status),
    kode: isAwaited && jadwal?.metode !== 'Daring' ? codeLink(ctx, id) : null,
    riwayat: await activityHistory(db, id),
    can: { ubah: mayWriteActivity(status), hapus: status === 'draft', batal: 'next' in decision },
    bila_batal: 'next' in decision ? await refundNow(db, ctx, id, facts) : null,
    halangan_batal: isCancellable && 'refused' in decision ? PROBLEMS[decision.refused].message : null,
  }
}
