import { addDays, type Day, IANA_ZONE, ZONE_HOURS, type Zone } from '../../../lib/day.ts'

interface CalendarEntry {
  id: number
  name: string
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  tuk: { name: string; alamat: string; kota: string } | null
}

const stamp = (on: Day, time: string): string => `${on.replaceAll('-', '')}T${time.replace(/[.:]/, '')}00`

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

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

/** One event for each exam day, in the venue's zone (RFC 5545); undefined while no day is known. */
export function calendarFile(entry: CalendarEntry, at: { now: Date; appUrl: string }): string | undefined {
  if (!entry.start_date) return undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(at.appUrl).hostname}//Jadwal Uji//ID`,
    ...zoneLines(entry.zona_waktu),
  ]
  const last = entry.end_date ?? entry.start_date
  for (let on = entry.start_date; on <= last; on = addDays(on, 1)) lines.push(...eventLines(entry, on, at))
  lines.push('END:VCALENDAR', '')
  return lines.map(foldLine).join('\r\n')
}

function eventLines(entry: CalendarEntry, on: Day, at: { now: Date; appUrl: string }): string[] {
  const zone = IANA_ZONE[entry.zona_waktu]
  const place = entry.tuk ? `${entry.tuk.name}, ${entry.tuk.alamat}, ${entry.tuk.kota}` : ''
  return [
    'BEGIN:VEVENT',
    `UID:jadwal-${entry.id}-${on}@${new URL(at.appUrl).hostname}`,
    `DTSTAMP:${at.now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${zone}:${stamp(on, entry.jam_mulai)}`,
    `DTEND;TZID=${zone}:${stamp(on, entry.jam_selesai)}`,
    `SUMMARY:${escapeText(entry.name)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${at.appUrl}/jadwal-uji/${entry.id}`,
    ...(entry.dibatalkan ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]
}

function zoneLines(zone: Zone): string[] {
  const offset = `+0${ZONE_HOURS[zone]}00`
  const standard = ['DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, `TZNAME:${zone}`]
  return ['BEGIN:VTIMEZONE', `TZID:${IANA_ZONE[zone]}`, 'BEGIN:STANDARD', ...standard, 'END:STANDARD', 'END:VTIMEZONE']
}
