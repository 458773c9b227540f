import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { type Day, day, longDay } from '../../../lib/day.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { venueObstacle } from '../venues/checks/service.ts'
import { clashesOf, leavesAmong } from './occupancy-queries.ts'
import { clashSentences, leaveSentence } from './occupancy-rules.ts'
import { type ScheduleRecord, type scheduleOfficeCalls, scheduleResource } from './office/contract.ts'
import { holidaysBetween } from './office/queries.ts'
import { movedTo, remarksOn, seriesDays } from './series-rules.ts'

type Calls = Handlers<Pick<typeof scheduleOfficeCalls, 'planSeries' | 'copyAsSeries'>, Context>
type Schedules = Pick<Handlers<typeof scheduleOfficeCalls, Context>, 'createSchedule'> & {
  getSchedule: (ctx: Context, given: { id: number }) => Promise<ScheduleRecord>
}

/** Returns a copy that begins on that day; a schedule without a day is refused, as nothing can be counted from it. */
function copyOn(schedule: ScheduleRecord, start: Day) {
  if (!schedule.start_date) throw invalidFields({ start_date: 'Jadwal ini belum bertanggal. Isi tanggalnya dahulu.' })
  const asDay = (text: string | null) => text && day(text)
  return movedTo(
    {
      ...schedule,
      start_date: day(schedule.start_date),
      end_date: day(schedule.end_date ?? schedule.start_date),
      pendaftaran_dibuka: asDay(schedule.pendaftaran_dibuka) || null,
      pendaftaran_ditutup: asDay(schedule.pendaftaran_ditutup) || null,
    },
    start,
  )
}

/** Says of which day a refusal speaks, as many are saved at once. */
function refusalOf(start: Day, error: unknown): unknown {
  if (!(error instanceof Problem) || !error.errors) return error
  const said = Object.values(error.errors).flat()
  return invalidFields({ tanggal: `${longDay(start)}: ${said.join(' ')}` })
}

const SERIES_END = 'Isi tanggal terakhir seri ini.'

/** Copies of a schedule: first as a list to look at, then all of them in one transaction. */
export const seriesHandlers = (schedules: Schedules): Calls => ({
  planSeries: async (ctx, { id, dengan_penguji, ...choice }) => {
    if (choice.setiap !== 'sekali' && !choice.sampai) throw invalidFields({ sampai: SERIES_END })
    const schedule = await schedules.getSchedule(ctx, { id })
    const starts = seriesDays({
      ...choice,
      start_date: day(choice.start_date),
      sampai: day(choice.sampai ?? choice.start_date),
    })
    const copies = starts.map((start) => copyOn(schedule, start))
    const last = copies.at(-1)
    const holidays = last ? await holidaysBetween(ctx.db, day(choice.start_date), last.end_date) : []
    const penguji = dengan_penguji ? schedule.penguji : []
    const venue_id = schedule.metode === 'Daring' ? null : schedule.venue_id
    const unchecked =
      venue_id === null || schedule.pemeliharaan ? undefined : await venueObstacle(ctx.db, venue_id, ctx.today)
    const planned = []
    for (const copy of copies) {
      const { ruang, start_date, end_date, pendaftaran_dibuka, pendaftaran_ditutup } = copy
      const clashes = await clashesOf(ctx.db, { id: 0, time: copy, venue_id, ruang, penguji, moves: true })
      const away = await leavesAmong(ctx.db, penguji, copy)
      const halangan = [
        ...(unchecked ? [unchecked] : []),
        ...Object.values(clashSentences(clashes)).flat(),
        ...away.map(leaveSentence),
      ]
      const catatan = remarksOn(copy, holidays, ctx.today)
      planned.push({ start_date, end_date, pendaftaran_dibuka, pendaftaran_ditutup, catatan, halangan })
    }
    return planned
  },

  copyAsSeries: (ctx, { id, tanggal, dengan_penguji }) =>
    inTransaction(ctx.db, async (db) => {
      const inside = { ...ctx, db }
      const schedule = await schedules.getSchedule(inside, { id })
      const dibuat: number[] = []
      for (const start of [...new Set(tanggal)].sort()) {
        const copy = { ...copyOn(schedule, day(start)), penguji: dengan_penguji ? schedule.penguji : [] }
        const form = scheduleResource.form.safeParse(copy)
        if (!form.success) throw invalidFields({ tanggal: `${longDay(start)}: isian jadwal asalnya perlu diperbaiki.` })
        const made = await schedules.createSchedule(inside, form.data).catch((error: unknown) => {
          throw refusalOf(day(start), error)
        })
        dibuat.push(made.id)
      }
      return { dibuat }
    }),
})
