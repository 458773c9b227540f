import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { limits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import { scheduleFile } from './calendar-service.ts'
import { type scheduleCalls, TrainingDetail } from './contract.ts'
import { type ScheduleRow, scheduleById, scheduleParticulars, schedulesBy } from './queries.ts'
import { isOpen, scheduleState } from './rules.ts'

const withState = (row: ScheduleRow, now: Date) => ({ ...row, status_jadwal: scheduleState(row, now) })

async function requireSchedule(ctx: Context, id: number) {
  const row = await scheduleById(ctx.reads, id)
  if (!row) throw new Problem('TRAINING_NOT_FOUND')
  return withState(row, ctx.now)
}

export const scheduleHandlers: Handlers<typeof scheduleCalls, Context> = {
  listTrainings: async (ctx, given) => {
    const rows = await schedulesBy(ctx.reads, {
      category: given.category,
      search: given.search.trim().slice(0, limits.searchLength),
      examsOnly: given.ujian === '1',
      datedOnly: given.is_jadwal === '1',
      month: given.bulan,
      province: given.provinsi,
      method: given.metode,
      archive: given.arsip === '1',
      today: ctx.today,
    })
    const schedules = rows.map((row) => withState(row, ctx.now))
    return given.hanya_tersedia === '1' ? schedules.filter((schedule) => isOpen(schedule.status_jadwal)) : schedules
  },

  getTraining: async (ctx, { id }) => {
    const schedule = await requireSchedule(ctx, id)
    return TrainingDetail.parse({ ...schedule, ...(await scheduleParticulars(ctx.reads, id)) })
  },

  getTrainingCalendar: async (ctx, { id }) => {
    const schedule = await requireSchedule(ctx, id)
    const bytes = scheduleFile(schedule, { now: ctx.now, appUrl: ctx.appUrl })
    if (!bytes) throw new Problem('TRAINING_NOT_FOUND')
    return { type: 'text/calendar; charset=utf-8', bytes, filename: `jadwal-${id}.ics` }
  },
}
