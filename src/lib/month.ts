import { addDays, type Day, day } from './day.ts'

/** '2026-12' and 1 → '2027-01'. */
export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Every day of a month, '2026-11' → 30 days. */
export function daysOfMonth(month: string): Day[] {
  const days: Day[] = []
  for (let next = day(`${month}-01`); next.startsWith(month); next = addDays(next, 1)) days.push(next)
  return days
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (on: Day): number => (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7

export const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
