import type { Answered } from '../../../lib/call.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { filesById } from '../../platform/files/service.ts'
import { codeLink } from './code.ts'
import type { maintenanceCalls } from './contract.ts'
import { type ActivityRow, activityById, eventsOf } from './queries.ts'
import { ACTIVITY_STATES, ATTENDED, isAmong } from './rules.ts'
import { activityFacts, eventLabel } from './service.ts'
import { ACTIVITY_STEPS, decideActivity, mayWrite } from './step-rules.ts'
import { activityTime, isSomewhere } from './tell-holder.ts'

/** An activity as lists show it. */
export const rowOf = (row: ActivityRow) => ({
  ...row,
  luar: row.schedule_id === null,
  status_label: ACTIVITY_STATES[row.status],
})

/** The evidence of an activity done elsewhere. */
export async function evidenceOf(db: Db, { bukti_id }: ActivityRow) {
  const [bukti = null] = bukti_id === null ? [] : await filesById(db, [bukti_id])
  return bukti
}

export async function historyOf(db: Db, id: number) {
  return (await eventsOf(db, id)).map(({ step, catatan, at }) => ({ label: eventLabel(step), catatan, at }))
}

type OwnActivity = Answered<typeof maintenanceCalls.getOwnActivity>

/** One's own activity, whole; throws RECORD_NOT_FOUND for anybody else's. */
export async function ownActivity(db: Db, ctx: Context, userId: number, id: number): Promise<OwnActivity> {
  const row = await activityById(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const { status, jadwal } = row
  const isAwaited = status === 'dikonfirmasi' && !jadwal?.dibatalkan
  const once = isAmong(ACTIVITY_STEPS.cancel.from, status)
  const decision = decideActivity('cancel', activityFacts(row, ctx.now), ctx.now)
  return {
    ...rowOf(row),
    bukti: await evidenceOf(db, row),
    batas: row.due_at,
    waktu: activityTime(row),
    alamat: jadwal && isSomewhere(jadwal) ? jadwal.alamat : null,
    ruang_daring: isAwaited || status === 'hadir' ? (jadwal?.ruang_daring ?? null) : null,
    sertifikat: row.schedule_id !== null && isAmong(ATTENDED, status),
    kode: isAwaited && jadwal?.metode !== 'Daring' ? codeLink(ctx, id) : null,
    riwayat: await historyOf(db, id),
    can: { ubah: mayWrite(status), hapus: status === 'draft', batal: 'next' in decision },
    halangan_batal: once && 'refused' in decision ? PROBLEMS[decision.refused].message : null,
  }
}
