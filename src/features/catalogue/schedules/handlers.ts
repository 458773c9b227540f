import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { limits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import { scheduleFile } from './calendar-service.ts'
import { type scheduleCalls, TrainingDetail } from './contract.ts'
import { type ScheduleRow, scheduleById, scheduleParticulars, schedulesBy } from './queries.ts'
import { isOpen, scheduleState } from './rules.ts'

const withState = (row: ScheduleRow, now: Date) => ({ ...row, status_jadwal: scheduleState(row, now) })

async function requireTraining(ctx: Context, id: number) {
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
    const trainings = rows.map((row) => withState(row, ctx.now))
    return given.hanya_tersedia === '1' ? trainings.filter((training) => isOpen(training.status_jadwal)) : trainings
  },

  getTraining: async (ctx, { id }) => {
    const training = await requireTraining(ctx, id)
    return TrainingDetail.parse({ ...training, ...(await scheduleParticulars(ctx.reads, id)) })
  },

  getTrainingCalendar: async (ctx, { id }) => {
    const training = await requireTraining(ctx, id)
    const bytes = scheduleFile(training, { now: ctx.now, appUrl: ctx.appUrl })
    if (!bytes) throw new Problem('TRAINING_NOT_FOUND')
    return { type: 'text/calendar; charset=utf-8', bytes, filename: `jadwal-${id}.ics` }
  },
}
