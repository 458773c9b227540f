import { addDays, type Day, endOfDay, momentIn, type Zone } from '../../../lib/day.ts'

/** The facts of a schedule from which its ends follow; the days and the hour are those of its zone. */
export interface ScheduleEnds {
  start_date: Day | null
  jam_mulai: string
  zona_waktu: Zone
  /** The last day of registration, included. */
  pendaftaran_ditutup: Day | null
}

/** The ends themselves, from the first to the last: registration, the day before the exam, and its beginning. */
function endsOf({ start_date, jam_mulai, zona_waktu, pendaftaran_ditutup }: ScheduleEnds): Date[] {
  const closing = pendaftaran_ditutup && endOfDay(zona_waktu, pendaftaran_ditutup)
  const exam = start_date && [
    endOfDay(zona_waktu, addDays(start_date, -1)),
    momentIn(zona_waktu, start_date, jam_mulai),
  ]
  return [...(closing ? [closing] : []), ...(exam ?? [])]
}

/** The next end that is still ahead: nothing that is done for the schedule may be due later; null when none is. */
export const nextEnd = (now: Date, schedule: ScheduleEnds): Date | null =>
  endsOf(schedule)
    .filter((end) => end > now)
    .reduce<Date | null>((first, end) => (first && first < end ? first : end), null)

/**
 * A deadline as wanted, cut by whatever follows it (domain 2.9): the end of registration, the day before the exam, and
 * on the day itself its beginning. What has passed cuts nothing, or nobody could meet the deadline.
 */
export function cutDeadline(wanted: Date, now: Date, schedule: ScheduleEnds): Date {
  const end = nextEnd(now, schedule)
  return end && end < wanted ? end : wanted
}
