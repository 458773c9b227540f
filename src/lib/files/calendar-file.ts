import { addDays, type Day, daysBetween, IANA_ZONE, ZONE_HOURS, type Zone } from '../day.ts'

/** An event for calendar programs; plain values only, so that it may wait in a queue. */
export interface CalendarEvent {
  /** Stays the same however the event changes; one per event of a site. */
  key: string
  /** Grows with each change (SEQUENCE). */
  revision: number
  /** Moment of the last change, ISO. */
  changed: string
  name: string
  day: Day
  /** The last day; the same hours on each. */
  lastDay: Day
  /** 'HH.mm' or 'HH:mm' by the clocks of the zone; null: the whole day. */
  hours: { zone: Zone; from: string; until: string } | null
  place: string
  text: string
  url: string
  isCancelled: boolean
  /** Nobody has confirmed yet that it will take place with this person. */
  isTentative?: boolean
}

/** What a mail does to the reader's calendar (RFC 5546): it offers a day, invites to one, or strikes it out. */
export interface CalendarMail {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

interface Calendar {
  /** The site's host, which makes keys unique in the world. */
  host: string
  /** The feed's name in a calendar program. */
  name?: string
  mail?: CalendarMail
}

const stamp = (on: Day, time: string): string => `${compactDay(on)}T${time.replace(/[.:]/, '')}00`
const compactDay = (on: Day): string => on.replaceAll('-', '')
const utc = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

/** Text as RFC 5545, 3.3.11 writes it: control characters cannot be written at all. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** A parameter's value in quotes, which cannot hold quotes or controls themselves. */
const inQuotes = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

/** Lines longer than 75 bytes continue on the next, which begins with a blank (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (bytes + size > 74) {
      folded += '\r\n '
      bytes = 1
    }
    folded += char
    bytes += size
  }
  return folded
}

/** An iCalendar object (RFC 5545) of these events; the same events make the same bytes. */
export function calendarFile(events: readonly CalendarEvent[], { host, name, mail }: Calendar): string {
  const zones = [...new Set(events.flatMap(({ hours }) => (hours ? [hours.zone] : [])))]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Kalender//ID`,
    'CALSCALE:GREGORIAN',
    ...(mail ? [`METHOD:${mail.method}`] : []),
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H']
      : []),
    ...zones.flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event, host, mail)),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(foldLine).join('\r\n')
}

function eventLines(event: CalendarEvent, host: string, mail: CalendarMail | undefined): string[] {
  const { key, revision, changed, name, place, text, url } = event
  const isCancelled = event.isCancelled || mail?.method === 'CANCEL'
  const confirmed = event.isTentative ? 'TENTATIVE' : 'CONFIRMED'
  return [
    'BEGIN:VEVENT',
    `UID:${key}@${host}`,
    `DTSTAMP:${utc(changed)}`,
    `SEQUENCE:${revision}`,
    ...whenLines(event),
    `SUMMARY:${escapeText(name)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : confirmed}`,
    ...(event.hours ? [] : ['TRANSP:TRANSPARENT']),
    ...(mail ? peopleLines(mail, event) : []),
    'END:VEVENT',
  ]
}

/**
 * Returns the lines of an event's times. Several days are one recurring event, so that moving all of them keeps one
 * UID.
 */
function whenLines({ day, lastDay, hours }: CalendarEvent): string[] {
  const days = daysBetween(day, lastDay) + 1
  if (!hours) return [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(addDays(lastDay, 1))}`]
  const zone = IANA_ZONE[hours.zone]
  return [
    `DTSTART;TZID=${zone}:${stamp(day, hours.from)}`,
    `DTEND;TZID=${zone}:${stamp(day, hours.until)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ]
}

/** Returns the lines of those concerned; a day that one may note down has no attendee. */
function peopleLines({ method, organizer, attendee }: CalendarMail, { isTentative }: CalendarEvent): string[] {
  const from = `ORGANIZER;CN=${inQuotes(organizer.name)}:mailto:${organizer.email}`
  if (method === 'PUBLISH') return [from]
  const answer = isTentative ? 'NEEDS-ACTION' : 'ACCEPTED'
  const who = `ATTENDEE;CN=${inQuotes(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};RSVP=FALSE`
  return [from, `${who}:mailto:${attendee.email}`]
}

/** Returns the lines of a zone; Indonesia has no summer time. */
function zoneLines(zone: Zone): string[] {
  const offset = `+0${ZONE_HOURS[zone]}00`
  const standard = ['DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, `TZNAME:${zone}`]
  return ['BEGIN:VTIMEZONE', `TZID:${IANA_ZONE[zone]}`, 'BEGIN:STANDARD', ...standard, 'END:STANDARD', 'END:VTIMEZONE']
}
