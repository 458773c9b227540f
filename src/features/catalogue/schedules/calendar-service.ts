import type { Day, Zone } from '../../../lib/day.ts'
import { calendarFile } from '../../../lib/files/calendar-file.ts'
import { to } from '../../../paths.ts'

interface ScheduleEntry {
  id: number
  version: number
  name: string
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  tuk: { name: string; alamat: string; kota: string } | null
}

/** The days of a schedule as one event in the venue's zone; undefined while no day is known. */
export function scheduleFile(entry: ScheduleEntry, at: { now: Date; appUrl: string }): string | undefined {
  const { id, name, start_date, end_date, tuk } = entry
  if (!start_date) return undefined
  const url = `${at.appUrl}${to.schedule(id)}`
  const event = {
    key: `jadwal-${id}`,
    revision: entry.version,
    changed: at.now.toISOString(),
    name,
    day: start_date,
    lastDay: end_date ?? start_date,
    hours: { zone: entry.zona_waktu, from: entry.jam_mulai, until: entry.jam_selesai },
    place: tuk ? `${tuk.name}, ${tuk.alamat}, ${tuk.kota}` : '',
    text: url,
    url,
    isCancelled: entry.dibatalkan,
  }
  return calendarFile([event], { host: new URL(at.appUrl).hostname })
}
