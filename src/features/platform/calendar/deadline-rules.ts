import type { Day } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'

/** A day by which a person has to act; the key stays the same while it moves. */
export interface DeadlineRule {
  key: string
  day: Day
  name: string
  path: string
}

/** Returns the deadline by which an application has to be sent or corrected. */
export const applicationDeadline = (
  row: { id: number; tahap: string; skema: string; schedule_id: number },
  day: Day,
): DeadlineRule => ({
  key: `batas-permohonan-${row.id}`,
  day,
  name: `Batas ${row.tahap === 'perlu_perbaikan' ? 'memperbaiki' : 'mengirim'} permohonan: ${row.skema}`,
  path: to.certificationForm(row.schedule_id),
})

/** Returns the deadline by which the invoice of an application or an activity has to be paid. */
export const paymentDeadline = (
  { untuk, untuk_id, skema }: { untuk: 'permohonan' | 'kegiatan'; untuk_id: number; skema: string },
  day: Day,
): DeadlineRule => ({
  key: `batas-pembayaran-${untuk}-${untuk_id}`,
  day,
  name: `Batas pembayaran: ${skema}`,
  path: untuk === 'permohonan' ? own.certificationInvoice(untuk_id) : own.activityInvoice(untuk_id),
})

/** Returns the end of a certificate as a deadline; until then, and some time after, it can be renewed. */
export const certificateDeadline = (row: { id: number; skema: string }, valid_until: Day): DeadlineRule => ({
  key: `akhir-sertifikat-${row.id}`,
  day: valid_until,
  name: `Sertifikat berakhir: ${row.skema}`,
  path: to.certificationSchedules,
})

/** Returns the last day on which a certificate that has ended can be renewed. */
export const renewalDeadline = (row: { id: number; skema: string }, renewable_until: Day): DeadlineRule => ({
  key: `batas-perpanjangan-${row.id}`,
  day: renewable_until,
  name: `Batas perpanjangan: ${row.skema}`,
  path: to.certificationSchedules,
})

/** Lists what is still due in a year of a certificate, each with its last day. */
export function yearDeadlines(row: {
  id: number
  ke: number
  skema: string
  jatuh_tempo: Day
  terlapor: boolean
  terpelihara: boolean
}): DeadlineRule[] {
  const { id, ke, skema, jatuh_tempo: day } = row
  const report = { key: `laporan-kinerja-${id}`, day, path: own.report(id) }
  const upkeep = { key: `pemeliharaan-${id}`, day, path: own.activities }
  return [
    ...(row.terlapor ? [] : [{ ...report, name: `Batas laporan kinerja tahun ke-${ke}: ${skema}` }]),
    ...(row.terpelihara ? [] : [{ ...upkeep, name: `Batas pemeliharaan kompetensi tahun ke-${ke}: ${skema}` }]),
  ]
}

/** Returns the last day on which an evaluation can be sent, or its result be asked to be looked at again. */
export const evaluationDeadline = (
  row: { id: number; judul: string },
  day: Day,
  what: 'evaluasi' | 'tinjauan' = 'evaluasi',
): DeadlineRule => ({
  key: `batas-${what}-${row.id}`,
  day,
  name: `Batas ${what === 'evaluasi' ? 'evaluasi' : 'meminta tinjauan'}: ${row.judul}`,
  path: own.evaluationOne(row.id),
})

/** Returns the last day on which a candidate may answer a suspicion about their exam. */
export const misconductDeadline = (row: { id: number; skema: string; path: string }, day: Day): DeadlineRule => ({
  key: `batas-jawaban-kecurangan-${row.id}`,
  day,
  name: `Batas jawaban: uji ${row.skema}`,
  path: row.path,
})

/** Returns the last day on which a holder may answer a planned sanction, or appeal against one. */
export const sanctionDeadline = (
  row: { id: number; no_sertifikasi: string; path: string },
  by: 'jawaban' | 'banding',
  day: Day,
): DeadlineRule => ({
  key: `batas-${by}-sanksi-${row.id}`,
  day,
  name: `Batas ${by}: sertifikat ${row.no_sertifikasi}`,
  path: row.path,
})
