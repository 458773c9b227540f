import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { numberKeys } from '../../../lib/identifiers/number.ts'
import { Problem } from '../../../problems.ts'
import { filesById } from '../../platform/files/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { termsOf, yearsOf } from '../duties/rules.ts'
import { certificatesByNumber } from './colleague-queries.ts'
import { contentOf, hasBegunPart, type ReportCircumstances, reportErrors } from './completeness-contract.ts'
import {
  type ReportEvent,
  type ReportingCertificate,
  type ReportRow,
  reportEventsOf,
  reportingCertificatesOf,
  reportOfYear,
  reportYearsOf,
} from './queries.ts'
import {
  evidenceIdsOf,
  isReportLate,
  maySendReport,
  mayWriteReport,
  REPORT_PARTS,
  REPORT_TRANSITIONS,
} from './rules.ts'
import { REPORT_STATES } from './state-rules.ts'

/** Collects the facts by which a report is checked: the year, its writer, and the register's numbers. */
export async function circumstancesOf(
  db: Db,
  ctx: Pick<Context, 'today'>,
  row: ReportRow,
): Promise<ReportCircumstances> {
  const numbers = row.dokumen.flatMap(({ rekan }) => rekan.map(({ no_sertifikasi }) => no_sertifikasi))
  const certificates = await certificatesByNumber(db, numberKeys(numbers))
  return { thisYear: Number(ctx.today.slice(0, 4)), userId: row.user_id, certificates }
}

/** The history of a report, in words. */
export const courseOf = (events: readonly ReportEvent[]) =>
  events.map(({ at, transition, ke, catatan }) => ({
    at,
    label: REPORT_TRANSITIONS[transition].label,
    ke_label: REPORT_STATES[ke],
    oleh: REPORT_TRANSITIONS[transition].by,
    catatan,
  }))

/** One's own report of a year, whole; throws RECORD_NOT_FOUND. */
export async function ownReport(db: Db, ctx: Pick<Context, 'today'>, userId: number, yearId: number) {
  const row = await reportOfYear(db, yearId)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const isi = contentOf(row)
  const errors = reportErrors(isi, await circumstancesOf(db, ctx, row))
  const events = row.report_id === null ? [] : await reportEventsOf(db, row.report_id)
  const { no_sertifikasi, kualifikasi, ke, mulai, selesai, jatuh_tempo, lapor_mulai } = row
  return {
    id: row.id,
    tahun: { no_sertifikasi, kualifikasi, ke, mulai, selesai, jatuh_tempo, lapor_mulai },
    status: row.status,
    status_label: REPORT_STATES[row.status],
    isi,
    terlambat: isReportLate(row, ctx.today),
    dapat_ditulis: mayWriteReport(row.status),
    dapat_dikirim: maySendReport(row, ctx.today),
    catatan: row.catatan,
    submitted_at: row.submitted_at,
    bagian: REPORT_PARTS.map((bagian) => ({
      bagian,
      lengkap: Object.keys(errors[bagian]).length === 0,
      mulai: hasBegunPart(bagian, isi),
      kesalahan: errors[bagian],
    })),
    berkas: await filesById(db, evidenceIdsOf(isi.dokumen)),
    riwayat: courseOf(events),
    version: row.version,
  }
}

/** A person's years with their reports, the newest first; those to come as far as they are known. */
export async function reportYears(db: Db, ctx: Pick<Context, 'today'>, userId: number) {
  const begun = (await reportYearsOf(db, userId)).map((row) => begunYear(ctx, row))
  const certificates = await reportingCertificatesOf(db, userId)
  const coming = await Promise.all(certificates.map((certificate) => comingYears(db, ctx, certificate)))
  return [...coming.flat(), ...begun].sort((one, other) => other.mulai.localeCompare(one.mulai))
}

/** Years that have not begun, with the terms of their first day as far as they are known. */
async function comingYears(db: Db, { today }: Pick<Context, 'today'>, certificate: ReportingCertificate) {
  const coming = yearsOf(certificate).filter(
    ({ mulai, selesai }) => mulai > today && selesai >= certificate.duties_since,
  )
  const { no_sertifikasi, kualifikasi } = certificate
  const shown = []
  for (const year of coming) {
    const { jatuh_tempo, lapor_mulai } = termsOf(year, await settingsOn(db, year.mulai))
    shown.push({ id: null, no_sertifikasi, kualifikasi, ...year, jatuh_tempo, lapor_mulai, ...NOTHING })
  }
  return shown
}

const NOTHING = {
  status: null,
  status_label: null,
  nihil: false,
  jumlah_dokumen: 0,
  terlambat: false,
  dapat_dikirim: false,
}

const begunYear = (ctx: Pick<Context, 'today'>, row: ReportRow) => ({
  ...row,
  status: row.report_id === null ? null : row.status,
  status_label: row.report_id === null ? null : REPORT_STATES[row.status],
  jumlah_dokumen: row.dokumen.length,
  terlambat: isReportLate(row, ctx.today),
  dapat_dikirim: maySendReport(row, ctx.today),
})
