import { addDays, type Day, endOfDay, momentIn, type Zone } from '../../../lib/day.ts'
import type { Stage } from '../applications/rules.ts'

/** The days of an exam by the clocks of its place. */
export interface ScreenDays {
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  zona_waktu: Zone
  dibatalkan: boolean
}

/** Returns the hour of an exam, before which nobody opens it; null without a day. */
export const hourOf = ({ start_date, jam_mulai, zona_waktu }: ScreenDays): Date | null =>
  start_date === null ? null : momentIn(zona_waktu, start_date, jam_mulai)

/** Tells whether the invigilators may open an exam: from its hour to the end of its last day. */
export function canOpen(exam: ScreenDays, now: Date): boolean {
  const hour = hourOf(exam)
  if (hour === null || exam.start_date === null || exam.dibatalkan) return false
  return now >= hour && now <= endOfDay(exam.zona_waktu, exam.end_date ?? exam.start_date)
}

const SITS: readonly Stage[] = ['terjadwal', 'diuji']

/** Tells whether the rehearsal of an exam is open: so many days before it until its last day is over. */
export function isRehearsalOpen(
  { tahap, ...exam }: ScreenDays & { tahap: Stage },
  { today, hariLatihan, always }: { today: Day; hariLatihan: number; always: boolean },
): boolean {
  if (!SITS.includes(tahap) || exam.start_date === null || exam.dibatalkan) return false
  return always || (today >= addDays(exam.start_date, -hariLatihan) && today <= (exam.end_date ?? exam.start_date))
}
