/** A calendar day as 'YYYY-MM-DD', without time or zone. */
export type Day = string & { readonly __brand: 'Day' }

export type Zone = 'WIB' | 'WITA' | 'WIT'

/** Hours ahead of UTC; Indonesia keeps no summer time. */
export const ZONE_HOURS: Record<Zone, number> = { WIB: 7, WITA: 8, WIT: 9 }

export const IANA_ZONE: Record<Zone, string> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
}

let zoneOfBody: Zone = 'WIB'

/** The zone whose clocks count for the body: its days, deadlines and hours. WIB until `setBodyZone` says otherwise. */
export const bodyZone = (): Zone => zoneOfBody

/** Sets the zone of the body: the server does so at its start and at changes, the browser from its page. */
export function setBodyZone(zone: Zone): void {
  zoneOfBody = zone
}

/** The body's zone as PostgreSQL and calendars name it: 'Asia/Jakarta'. */
export const bodyZoneName = (): string => IANA_ZONE[zoneOfBody]

/** January first. */
export const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]

/** Tells whether the text is a real calendar day: '2027-02-29' is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Reads a day; throws RangeError for anything else. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

/** The calendar day it is in a zone at that moment. */
export const dayIn = (zone: Zone, now: Date): Day =>
  new Date(now.getTime() + ZONE_HOURS[zone] * 3_600_000).toISOString().slice(0, 10) as Day

/** Returns the time on the clocks of a zone at that moment: '08.00'. */
export const clockIn = (zone: Zone, at: Date): string =>
  new Date(at.getTime() + ZONE_HOURS[zone] * 3_600_000).toISOString().slice(11, 16).replace(':', '.')

export function addDays(from: Day, days: number): Day {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return day(date.toISOString().slice(0, 10))
}

/** The same day of a later month, or that month's last: a month after 31 January is 28 February. */
export function addMonths(from: Day, months: number): Day {
  const year = Number(from.slice(0, 4))
  const month = Number(from.slice(5, 7)) - 1 + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month, Math.min(Number(from.slice(8, 10)), last)))
  return day(date.toISOString().slice(0, 10))
}

/** Whole years since a birth date; people born on 29 February grow older on 1 March. */
export function ageOn(birth: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Days from one day to another: 1 for tomorrow, negative for the past. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Tells whether offices are open: neither a weekend nor a holiday. */
export const isWorkingDay = (on: Day, holidays: readonly Day[] = []): boolean =>
  ![0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay()) && !holidays.includes(on)

/** That many working days later; the day itself does not count. */
export function addWorkingDays(from: Day, days: number, holidays: readonly Day[] = []): Day {
  let on = from
  for (let left = days; left > 0; ) {
    on = addDays(on, 1)
    if (isWorkingDay(on, holidays)) left -= 1
  }
  return on
}

/** The moment at which the clocks of a zone show that day and time ('08.00' or '08:00'). */
export function momentIn(zone: Zone, on: Day, time: string): Date {
  const [hour = '0', minute = '0'] = time.split(/[.:]/)
  const utc = Date.UTC(Number(on.slice(0, 4)), Number(on.slice(5, 7)) - 1, Number(on.slice(8, 10)))
  return new Date(utc + (Number(hour) - ZONE_HOURS[zone]) * 3_600_000 + Number(minute) * 60_000)
}

/** The last second of a day, so that the moment reads as that day wherever it is shown. */
export const endOfDay = (zone: Zone, on: Day): Date => new Date(momentIn(zone, on, '24:00').getTime() - 1000)

/** A moment in UTC as XML Schema's dateTime, to the second: '2026-08-23T03:00:00Z'. */
export const isoSecond = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

/** '2026-11-20' → '20 November 2026', for running text. */
export const longDay = (on: string): string =>
  `${Number(on.slice(8, 10))} ${monthName(Number(on.slice(5, 7)))} ${on.slice(0, 4)}`

/**
 * Returns '10–11 Desember 2026' or '30 November – 1 Desember 2026': each day shows only what differs from the other.
 */
export function dayRange(start: string, end: string | null): string {
  if (!end || end === start) return longDay(start)
  const shared = start.slice(0, 7) === end.slice(0, 7) ? 7 : start.slice(0, 4) === end.slice(0, 4) ? 4 : 0
  const first = longDay(start).split(' ').slice(0, { 7: 1, 4: 2, 0: 3 }[shared]).join(' ')
  return `${first}${shared === 7 ? '–' : ' – '}${longDay(end)}`
}

/** 1 → 'Januari'. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** '2026-11' → 'November 2026'. */
export const longMonth = (month: string): string => `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`

/** '20 November 2026 pukul 10.00 WIB' by the body's clocks, for running text. */
export function longMoment(at: Date): string {
  const zone = bodyZone()
  return `${longDay(dayIn(zone, at))} pukul ${clockIn(zone, at)} ${zone}`
}
