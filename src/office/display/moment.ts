import { bodyZone, clockIn, dayIn, dayRange, longMoment, monthName } from '../../lib/day.ts'

/** '20 November 2026 pukul 14.30 WIB', by the body's clocks. */
export const momentText = (at: string): string => longMoment(new Date(at))

/** '20 Nov 2026', for lists. */
export const shortDay = (on: string): string =>
  `${Number(on.slice(8, 10))} ${monthName(Number(on.slice(5, 7))).slice(0, 3)} ${on.slice(0, 4)}`

/** '20 Nov 2026, 14.30' by the body's clocks, for lists. */
export const shortMoment = (at: string): string => {
  const zone = bodyZone()
  return `${shortDay(dayIn(zone, new Date(at)))}, ${clockIn(zone, new Date(at))}`
}

/** '10–11 Des 2026', for lists. */
export const shortRange = (start: string, end: string | null): string =>
  dayRange(start, end).replace(/\p{L}{4,}/gu, (month) => month.slice(0, 3))
