import type { Day } from '../../../lib/day.ts'
import type { CalendarEvent } from '../../../lib/files/calendar-file.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { STAGES, type Stage } from '../../certification/applications/rules.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'
import { PARTICIPATING } from '../../upkeep/maintenance/rules.ts'
import type { Appointment, AppointmentKind } from './queries.ts'

/** Tells whether the person takes part in this stage or state, so that the day belongs in their calendar. */
export const isExpected = (state: Stage | ActivityState): boolean =>
  state in STAGES ? STAGES[state as Stage].status > 0 : PARTICIPATING.some((one) => one === state)

/** Returns the stage or state of an appointment. */
export const stateOf = ({ tahap, status }: Appointment): Stage | ActivityState => tahap ?? status ?? 'draft'

/** The edits of a schedule that a revision can count; more of them leave its number as it is. */
const MOST_EDITS = 10_000

/**
 * Returns a number that grows with each change of the record or its schedule, also when the schedule is another one.
 */
const revisionOf = ({ version, schedule_version }: Appointment): number =>
  version * MOST_EDITS + Math.min(schedule_version, MOST_EDITS - 1)

const pathOf = (kind: AppointmentKind, id: number): string =>
  kind === 'uji' ? own.certification(id) : own.activity(id)

/** The event of an appointment; undefined while no day is known. */
export function appointmentEvent(
  kind: AppointmentKind,
  row: Appointment,
  site: { appUrl: string },
): CalendarEvent | undefined {
  if (!row.start_date) return undefined
  const url = `${site.appUrl}${pathOf(kind, row.id)}`
  return {
    key: `${kind}-${row.id}`,
    revision: revisionOf(row),
    changed: row.updated_at.toISOString(),
    name: kind === 'uji' ? `Uji ${row.skema}` : row.skema,
    day: row.start_date,
    lastDay: row.end_date ?? row.start_date,
    hours: { zone: row.zona_waktu, from: row.jam_mulai, until: row.jam_selesai },
    place: [row.tuk, row.alamat, row.kota].filter(Boolean).join(', '),
    text:
      kind === 'uji'
        ? `Datang 30 menit sebelum uji dimulai. Kartu peserta dan rinciannya: ${url}`
        : `Rinciannya: ${url}`,
    url,
    isCancelled: row.dibatalkan,
  }
}

/** A day by which something has to be done. */
export interface Deadline {
  key: string
  version: number
  changed_at: Date
  day: Day
  name: string
  path: string
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

/** The name of the deadline of a stage; undefined for stages that do not end by a day. */
const STAGE_ENDS: Partial<Record<Stage, string>> = {
  draft: 'Batas mengirim permohonan',
  perlu_perbaikan: 'Batas memperbaiki permohonan',
}

interface Dated {
  id: number
  version: number
}

/** Returns the deadline by which an application has to be sent or corrected. */
export const applicationDeadline = (
  row: Dated & { updated_at: Date; tahap: Stage; skema: string; schedule_id: number },
  day: Day,
): Deadline => ({
  key: `batas-permohonan-${row.id}`,
  version: row.version,
  changed_at: row.updated_at,
  day,
  name: `${STAGE_ENDS[row.tahap] ?? 'Batas permohonan'}: ${row.skema}`,
  path: to.certificationForm(row.schedule_id),
})

/** Returns the deadline by which an invoice has to be paid. */
export const paymentDeadline = (
  row: Dated & { created_at: Date; skema: string; user_training_id: number | null; maintenance_id: number | null },
  day: Day,
): Deadline => ({
  key: `batas-pembayaran-${row.id}`,
  version: row.version,
  changed_at: row.created_at,
  day,
  name: `Batas pembayaran: ${row.skema}`,
  path:
    row.user_training_id === null
      ? own.activityInvoice(row.maintenance_id ?? 0)
      : own.certificationInvoice(row.user_training_id),
})

/** Returns the end of a certificate as a deadline; until then, and some time after, it can be renewed. */
export const certificateDeadline = (
  row: Dated & { status_since: Date; skema: string; valid_until: Day },
): Deadline => ({
  key: `akhir-sertifikat-${row.id}`,
  version: row.version,
  changed_at: row.status_since,
  day: row.valid_until,
  name: `Sertifikat berakhir: ${row.skema}`,
  path: to.certificationSchedules,
})

/** Lists what is still due in a year of a certificate, each with its last day. */
export function yearDeadlines(row: {
  id: number
  ke: number
  skema: string
  mulai: Day
  jatuh_tempo: Day
  terlapor: boolean
  terpelihara: boolean
}): Deadline[] {
  const shared = { version: 0, changed_at: new Date(`${row.mulai}T00:00:00Z`), day: row.jatuh_tempo }
  const report = { ...shared, key: `laporan-kinerja-${row.id}`, path: own.report(row.id) }
  const upkeep = { ...shared, key: `pemeliharaan-${row.id}`, path: own.activities }
  return [
    ...(row.terlapor ? [] : [{ ...report, name: `Batas laporan kinerja tahun ke-${row.ke}: ${row.skema}` }]),
    ...(row.terpelihara ? [] : [{ ...upkeep, name: `Batas pemeliharaan kompetensi tahun ke-${row.ke}: ${row.skema}` }]),
  ]
}
