import type { CalendarEvent } from '../../../lib/files/calendar-file.ts'
import { officeTo } from '../../../office-paths.ts'
import { own } from '../../../own-paths.ts'
import type { DeadlineRule } from './deadline-rules.ts'
import type { Appointment, AppointmentKind } from './queries.ts'

/** The edits of a schedule that a revision can count; more of them leave its number as it is. */
const MOST_EDITS = 10_000

/**
 * Returns a number that grows with each change of the record or its schedule, also when the schedule is another one.
 */
const revisionOf = ({ version, schedule_version }: Appointment): number =>
  version * MOST_EDITS + Math.min(schedule_version, MOST_EDITS - 1)

interface KindWords {
  path: (id: number) => string
  name: (skema: string) => string
  text: (url: string) => string
}

const KINDS: Record<AppointmentKind, KindWords> = {
  uji: {
    path: own.certification,
    name: (skema) => `Uji ${skema}`,
    text: (url) => `Datang 30 menit sebelum uji dimulai. Kartu peserta dan rinciannya: ${url}`,
  },
  kegiatan: { path: own.activity, name: (skema) => skema, text: (url) => `Rinciannya: ${url}` },
  menguji: {
    path: () => officeTo.scoring,
    name: (skema) => `Menguji ${skema}`,
    text: (url) => `Penugasan dan penilaian Anda: ${url}`,
  },
}

/**
 * The event of an appointment; undefined while no day is known. Whoever makes it says whether the person is expected
 * there: before somebody has verified that, it is tentative.
 */
export function appointmentEvent(
  kind: AppointmentKind,
  row: Appointment,
  { isExpected, ...site }: { appUrl: string; isExpected: boolean },
): CalendarEvent | undefined {
  if (!row.start_date) return undefined
  const words = KINDS[kind]
  const url = `${site.appUrl}${words.path(row.id)}`
  return {
    key: `${kind}-${row.id}`,
    revision: revisionOf(row),
    changed: row.updated_at.toISOString(),
    name: words.name(row.skema),
    day: row.start_date,
    lastDay: row.end_date ?? row.start_date,
    hours: { zone: row.zona_waktu, from: row.jam_mulai, until: row.jam_selesai },
    place: [row.tuk, row.alamat, row.kota].filter(Boolean).join(', '),
    text: words.text(url),
    url,
    isCancelled: row.dibatalkan,
    isTentative: !isExpected,
  }
}

/** A deadline as it stands since a moment. */
export interface Deadline extends DeadlineRule {
  version: number
  changed_at: Date
}

export const deadlineEvent = (
  { key, version, changed_at, day, name, path }: Deadline,
  site: { appUrl: string },
): CalendarEvent => ({
  key,
  revision: version,
  changed: changed_at.toISOString(),
  name,
  day,
  lastDay: day,
  hours: null,
  place: '',
  text: `${site.appUrl}${path}`,
  url: `${site.appUrl}${path}`,
  isCancelled: false,
})
