import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { numberKey } from '../../certification/holders/rules.ts'
import { filesById } from '../../platform/files/service.ts'
import { isLate } from '../duties/rules.ts'
import { certificatesByNumber } from './colleague-queries.ts'
import { type Circumstances, hasBegun, reportErrors } from './complete.ts'
import type { ReportContent, ReportDocument } from './contract.ts'
import { eventsOf, type ReportEvent, type ReportRow, reportRow } from './queries.ts'
import { isOpenForSending, mayWrite, REPORT_PARTS, REPORT_STATES, REPORT_STEPS } from './rules.ts'

export const contentOf = ({ nihil, alasan_nihil, dokumen, kendala, pernyataan_at }: ReportRow): ReportContent => ({
  nihil,
  alasan_nihil,
  dokumen,
  kendala,
  pernyataan: pernyataan_at !== null,
})

export const evidenceIn = (documents: readonly ReportDocument[]): string[] =>
  documents.map(({ bukti_id }) => bukti_id).filter((id) => id !== '')

/** What a report is judged by: the year, its writer, and the register's numbers. */
export async function circumstances(db: Db, ctx: Pick<Context, 'today'>, row: ReportRow): Promise<Circumstances> {
  const numbers = row.dokumen.flatMap(({ rekan }) => rekan.map(({ nomor }) => numberKey(nomor)))
  const certificates = await certificatesByNumber(db, [...new Set(numbers)])
  return { thisYear: Number(ctx.today.slice(0, 4)), userId: row.user_id, certificates }
}

/** Late is what was sent so, and what is not sent though its last day is past. */
export const isLateNow = (row: ReportRow, { today }: Pick<Context, 'today'>): boolean =>
  row.submitted_at ? row.terlambat : isLate(row, today)

export const maySend = (row: ReportRow, { today }: Pick<Context, 'today'>): boolean =>
  mayWrite(row.status) && isOpenForSending(row, today)

/** The life of a report in words. */
export const courseOf = (events: readonly ReportEvent[]) =>
  events.map(({ at, step, ke, catatan }) => ({
    at,
    label: REPORT_STEPS[step].label,
    ke_label: REPORT_STATES[ke],
    oleh: REPORT_STEPS[step].by,
    catatan,
  }))

/** One's own report of a year, whole; throws RECORD_NOT_FOUND. */
export async function ownReport(db: Db, ctx: Pick<Context, 'today'>, userId: number, yearId: number) {
  const row = await reportRow(db, yearId)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const isi = contentOf(row)
  const errors = reportErrors(isi, await circumstances(db, ctx, row))
  const events = row.report_id === null ? [] : await eventsOf(db, row.report_id)
  const { nomor, kualifikasi, ke, mulai, selesai, jatuh_tempo, lapor_mulai } = row
  return {
    id: row.id,
    tahun: { nomor, kualifikasi, ke, mulai, selesai, jatuh_tempo, lapor_mulai },
    status: row.status,
    status_label: REPORT_STATES[row.status],
    isi,
    terlambat: isLateNow(row, ctx),
    dapat_ditulis: mayWrite(row.status),
    dapat_dikirim: maySend(row, ctx),
    catatan: row.catatan,
    submitted_at: row.submitted_at,
    bagian: REPORT_PARTS.map((bagian) => ({
      bagian,
      lengkap: Object.keys(errors[bagian]).length === 0,
      mulai: hasBegun(bagian, isi),
      kesalahan: errors[bagian],
    })),
    berkas: await filesById(db, evidenceIn(isi.dokumen)),
    riwayat: courseOf(events),
    version: row.version,
  }
}
