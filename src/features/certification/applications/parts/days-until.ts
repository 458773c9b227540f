import { type Day, day, daysBetween } from '../../../../lib/day.ts'

/** 'Besok. ', '13 hari lagi. ', to begin a text with; nothing for no day or one that is past. */
export function daysUntil(on: string | null, today: Day): string {
  const days = on === null ? -1 : daysBetween(today, day(on))
  if (days < 0) return ''
  if (days < 2) return days === 0 ? 'Hari ini. ' : 'Besok. '
  return `${days} hari lagi. `
}
