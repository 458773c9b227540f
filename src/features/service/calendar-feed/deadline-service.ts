import type { Day } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import type { Stage } from '../../certification/applications/rules.ts'
import type { Deadline } from '../../platform/calendar/event-service.ts'

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
