import { addDays, addMonths, type Day, daysBetween, isWorkingDay } from '../../../lib/day.ts'

export const REPEATS = ['sekali', 'minggu', 'bulan'] as const
export type Repeat = (typeof REPEATS)[number]

/** The most schedules that are made at once. */
export const MOST_IN_SERIES = 52

export interface SeriesChoice {
  /** The first day of the first schedule. */
  start_date: Day
  setiap: Repeat
  /** The number of weeks or months between two schedules. */
  jarak: number
  /** The last day on which one may begin. */
  sampai: Day
}

/** The first days of a series in their order, at most MOST_IN_SERIES; the 31st of a short month is its last day. */
export function seriesDays({ start_date, setiap, jarak, sampai }: SeriesChoice): Day[] {
  if (setiap === 'sekali') return [start_date]
  const at = (turn: number): Day =>
    setiap === 'minggu' ? addDays(start_date, turn * jarak * 7) : addMonths(start_date, turn * jarak)
  const all = Array.from({ length: MOST_IN_SERIES }, (_, turn) => at(turn))
  return all.filter((one) => one <= sampai)
}

interface Times {
  start_date: Day
  end_date: Day
  pendaftaran_dibuka: Day | null
  pendaftaran_ditutup: Day | null
}

/** The days of a schedule as they are when it begins on another day: as long, with as long a registration before it. */
export function movedTo<T extends Times>(schedule: T, start: Day): T & Times {
  const shift = (on: Day) => addDays(on, daysBetween(schedule.start_date, start))
  return {
    ...schedule,
    start_date: start,
    end_date: shift(schedule.end_date),
    pendaftaran_dibuka: schedule.pendaftaran_dibuka && shift(schedule.pendaftaran_dibuka),
    pendaftaran_ditutup: schedule.pendaftaran_ditutup && shift(schedule.pendaftaran_ditutup),
  }
}

interface Holiday {
  tanggal: Day
  nama: string
}

/**
 * Lists what is unusual about a schedule's days, each as a sentence: a weekend, a holiday with its name, a past day.
 */
export function remarksOn(
  { start_date, end_date }: Pick<Times, 'start_date' | 'end_date'>,
  holidays: readonly Holiday[],
  today: Day,
): string[] {
  const days = Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, n) => addDays(start_date, n))
  const names = holidays.filter(({ tanggal }) => days.includes(tanggal)).map(({ nama }) => nama)
  return [
    ...(start_date <= today ? ['Sudah lewat.'] : []),
    ...(days.some((one) => !isWorkingDay(one)) ? ['Jatuh pada akhir pekan.'] : []),
    ...names.map((nama) => `Hari libur: ${nama}.`),
  ]
}
