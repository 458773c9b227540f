import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { Day } from '../../../lib/day.ts'
import type { ReportContent, ReportDocument } from './contract.ts'
import type { ReportTransition } from './rules.ts'
import type { ReportState } from './state-rules.ts'

/** A year of a certificate with its report; what is not written yet is an empty draft. */
export interface ReportRow {
  /** The id of the certificate's year. */
  id: number
  /** The id of the report; null before it is first saved. */
  report_id: number | null
  user_id: number
  no_sertifikasi: string
  kualifikasi: string
  ke: number
  mulai: Day
  selesai: Day
  jatuh_tempo: Day
  lapor_mulai: Day
  status: ReportState
  nihil: boolean
  alasan_nihil: string
  dokumen: ReportDocument[]
  kendala: string
  declared_at: Date | null
  submitted_at: Date | null
  terlambat: boolean
  catatan: string | null
  version: number
}

const reportYearRows = (where: RawBuilder<unknown>) => sql<ReportRow>`
  select y.id, report.id as report_id, y.user_id, own.no_sertifikasi, own.kualifikasi, y.ke, y.mulai, y.selesai, y.jatuh_tempo,
    y.lapor_mulai, coalesce(report.status, 'draft') as status, coalesce(report.nihil, false) as nihil,
    coalesce(report.alasan_nihil, '') as alasan_nihil, coalesce(report.dokumen, '[]') as dokumen,
    coalesce(report.kendala, '') as kendala, report.declared_at, report.submitted_at,
    coalesce(report.terlambat, false) as terlambat, report.catatan, coalesce(report.version, 0) as version
  from certificate_years as y join certificates as own on own.id = y.certificate_id and own.status <> 'dicabut'
  left join performance_reports as report on report.year_id = y.id
  where ${where} order by y.mulai desc, y.id desc`

/** Begun years of a person's certificates, the newest first; revoked ones have no duties. */
export async function reportYearsOf(db: Db, userId: number): Promise<ReportRow[]> {
  return (await reportYearRows(sql`y.user_id = ${userId}`).execute(db)).rows
}

export async function reportOfYear(db: Db, yearId: number): Promise<ReportRow | undefined> {
  return (await reportYearRows(sql`y.id = ${yearId}`).execute(db)).rows[0]
}

/** Locks the year and returns its report; the year is locked because there may be no report yet. */
export async function lockReportOfYear(db: Db, yearId: number): Promise<ReportRow | undefined> {
  await sql`select from certificate_years where id = ${yearId} for update`.execute(db)
  return reportOfYear(db, yearId)
}

export interface ReportingCertificate {
  no_sertifikasi: string
  kualifikasi: string
  valid_from: Day
  valid_until: Day
  duties_since: Day
}

/** A person's current certificates whose years count. */
export async function reportingCertificatesOf(db: Db, userId: number): Promise<ReportingCertificate[]> {
  const { rows } = await sql<ReportingCertificate>`
    select no_sertifikasi, kualifikasi, valid_from, valid_until, duties_since from certificates
    where user_id = ${userId} and duties_since is not null and status in ('aktif', 'dibekukan') order by id`.execute(db)
  return rows
}

/** Writes a report as it was typed; answers its id. */
export async function upsertReport(db: Db, row: ReportRow, content: ReportContent, now: Date): Promise<number> {
  const { nihil, alasan_nihil, kendala, pernyataan } = content
  const typed = {
    nihil,
    alasan_nihil,
    kendala,
    dokumen: asJson(content.dokumen) as RawBuilder<string>,
    declared_at: pernyataan ? (row.declared_at ?? now) : null,
    updated_at: now,
  }
  const { id } = await db
    .insertInto('performance_reports')
    .values({
      ...typed,
      user_id: row.user_id,
      year_id: row.id,
      no_sertifikasi: row.no_sertifikasi,
      status: 'draft',
      created_at: now,
    })
    .onConflict((same) =>
      same.column('year_id').doUpdateSet((set) => ({ ...typed, version: set('performance_reports.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the files that a report names from being swept as unused. */
export async function replaceReportEvidence(db: Db, report_id: number, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('report_evidence').where('report_id', '=', report_id).execute()
  const rows = [...new Set(fileIds)].map((file_id) => ({ report_id, file_id }))
  if (rows.length > 0) await db.insertInto('report_evidence').values(rows).execute()
}

interface ReportChanges {
  status: ReportState
  submitted_at?: Date
  declared_at?: Date | null
  terlambat?: boolean
  catatan?: string | null
  decided_by?: number | null
  decided_at?: Date | null
}

export const updateReport = (db: Db, id: number, moved: ReportChanges, now: Date) =>
  db
    .updateTable('performance_reports')
    .set((set) => ({ ...moved, updated_at: now, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

interface NewReportEvent {
  report_id: number
  transition: ReportTransition
  dari: ReportState
  ke: ReportState
  catatan: string | null
  user_id: number | null
  at: Date
}

export const insertReportEvent = (db: Db, event: NewReportEvent) =>
  db.insertInto('report_events').values(event).execute()

export interface ReportEvent {
  at: Date
  transition: ReportTransition
  ke: ReportState
  catatan: string | null
}

/** The history of a report, the newest event first. */
export async function reportEventsOf(db: Db, reportId: number): Promise<ReportEvent[]> {
  const { rows } = await sql<ReportEvent>`
    select at, transition, ke, catatan from report_events where report_id = ${reportId} order by id desc`.execute(db)
  return rows
}

export interface DocumentSource {
  asal: string
  dokumen: ReportDocument
}

/** Documents of a person's sent reports and applications, the newest first; the latter have fewer fields. */
export async function documentsOfHolder(db: Db, userId: number): Promise<DocumentSource[]> {
  const { rows } = await sql<DocumentSource>`
    select asal, dokumen from (
      select 'Laporan tahun ke-' || y.ke || ', ' || report.no_sertifikasi as asal, each.dokumen, report.submitted_at, each.place
      from performance_reports as report join certificate_years as y on y.id = report.year_id,
        jsonb_array_elements(report.dokumen) with ordinality as each (dokumen, place)
      where report.user_id = ${userId} and report.status <> 'draft'
      union all
      select 'Permohonan ' || nomor, each.dokumen, submitted_at, each.place
      from user_trainings, jsonb_array_elements(pengalaman) with ordinality as each (dokumen, place)
      where user_id = ${userId} and submitted_at is not null
    ) as known order by submitted_at desc, place`.execute(db)
  return rows
}

/** Documents of a person's accepted reports, the newest report first. */
export async function acceptedDocumentsOf(db: Db, userId: number): Promise<ReportDocument[]> {
  const { rows } = await sql<{ dokumen: ReportDocument }>`
    select each.dokumen from performance_reports as report,
      jsonb_array_elements(report.dokumen) with ordinality as each (dokumen, place)
    where report.user_id = ${userId} and report.status = 'diterima'
    order by report.submitted_at desc, report.id desc, each.place`.execute(db)
  return rows.map(({ dokumen }) => dokumen)
}
