import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { writeEachId } from '../../../ground/office-lists/each-row.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { takeActivityTransition } from '../../../processes/upkeep/take-activity-transition.ts'
import { scheduleDays, scheduleHours } from '../../catalogue/schedules/rules.ts'
import { type ScheduleRow, scheduleById } from '../../catalogue/schedules/service.ts'
import { bodyBranding, certificationBodyName } from '../../platform/site-content/service.ts'
import type { maintenanceOfficeCalls } from './office/contract.ts'
import { participants, undoRefusal } from './participant-view.ts'
import { type ActivityRow, activityById, participantsOn } from './queries.ts'

type SheetCalls = Pick<
  typeof maintenanceOfficeCalls,
  'recordActivityAttendances' | 'undoActivityAttendances' | 'getActivitySheet'
>

/** A schedule of maintenance; throws RECORD_NOT_FOUND for any other. */
export async function requireActivitySchedule(db: Db, id: number): Promise<ScheduleRow> {
  const schedule = await scheduleById(db, id)
  if (schedule?.jenis !== 'pemeliharaan') throw new Problem('RECORD_NOT_FOUND')
  return schedule
}

/** Takes a transition with each of those to whom nothing objects, as they are seen now. */
const takeForEach = (
  ctx: Context,
  transition: 'attend' | 'unattend',
  ids: readonly number[],
  refusalOf: (row: ActivityRow) => ReturnType<typeof undoRefusal>,
) =>
  writeEachId(ctx.db, ids, async (db, id) => {
    const row = await activityById(db, id)
    if (!row) throw new Problem('RECORD_NOT_FOUND')
    const refused = refusalOf(row)
    if (refused) throw new Problem(refused)
    await takeActivityTransition(db, ctx, { id, version: row.version, transition })
    return { id }
  })

export const sheetHandlers: Handlers<SheetCalls, Context> = {
  // Whoever was noted absent has had a letter about it: that is set right one by one.
  recordActivityAttendances: (ctx, { ids }) =>
    takeForEach(ctx, 'attend', ids, ({ status }) => (status === 'dikonfirmasi' ? undefined : 'STALE')),

  undoActivityAttendances: (ctx, { ids }) => takeForEach(ctx, 'unattend', ids, (row) => undoRefusal(row, ctx.now)),

  getActivitySheet: async (ctx, { id }) => {
    const schedule = await requireActivitySchedule(ctx.db, id)
    const hari = scheduleDays(schedule)
    if (hari.length === 0) throw new Problem('RECORD_NOT_FOUND')
    const people = await participants(ctx.db, ctx, await participantsOn(ctx.db, id))
    const bytes = await drawInWorker(
      'attendanceSheetPdf',
      {
        nama_lembaga: await certificationBodyName(ctx.db),
        skema: schedule.name,
        hari,
        jam: scheduleHours(schedule),
        tempat: schedule.tuk ? `${schedule.tuk.name}, ${schedule.tuk.kota}` : schedule.metode,
        peserta: people.map(({ no_sertifikasi, nama }) => ({ nomor: no_sertifikasi ?? '', nama, skema: '' })),
        penguji: null,
        made_at: ctx.now,
      },
      await bodyBranding(ctx),
    )
    return { type: 'application/pdf', bytes, filename: `daftar-hadir-${schedule.start_date ?? id}.pdf` }
  },
}
