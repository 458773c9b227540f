import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { StoredState } from '../../../certification/certificates/rules.ts'
import type { ReportDocument } from '../contract.ts'
import type { MissingFollowUp } from '../rules.ts'
import type { ReportState } from '../state-rules.ts'
import type { ColleagueRole } from './contract.ts'

export interface ListedReport {
  id: number
  user_id: number
  nama: string
  no_sertifikasi: string
  ke: number
  jatuh_tempo: Day
  status: ReportState
  nihil: boolean
  jumlah_dokumen: number
  terlambat: boolean
  bertentangan: boolean
  submitted_at: Date
}

/** Every report that was sent; left joins, so that counting and paging leave out what they do not need. */
export const REPORTS = sql<ListedReport>`
  select own.id, own.search_text, own.user_id, person.name as nama, own.no_sertifikasi, y.ke, y.jatuh_tempo, own.status, own.nihil,
    jsonb_array_length(own.dokumen) as jumlah_dokumen, own.terlambat, own.bertentangan, own.submitted_at
  from performance_reports as own
  left join users as person on person.id = own.user_id
  left join certificate_years as y on y.id = own.year_id
  where own.status <> 'draft'`

export interface MissingReport {
  id: number
  certificate_id: number
  nama: string
  no_sertifikasi: string
  ke: number
  jatuh_tempo: Day
  ada_draf: boolean
}

/** Years of current certificates whose report was due before a day, was not sent and is not followed up. */
export const missingSince = (before: Day) => sql<MissingReport>`
  select y.id, y.search_text, y.certificate_id, person.name as nama, own.no_sertifikasi, y.ke, y.jatuh_tempo,
    exists (select from performance_reports as draft where draft.year_id = y.id) as ada_draf
  from certificate_years as y
  left join certificates as own on own.id = y.certificate_id
  left join users as person on person.id = y.user_id
  where y.report_awaited and y.followed_up_at is null and y.jatuh_tempo < ${before}::date`

interface MissingFacts extends MissingReport {
  user_id: number | null
  status: StoredState
  valid_until: Day
  report_awaited: boolean
  tindak_lanjut: MissingFollowUp | null
  catatan: string | null
  followed_up_by_name: string | null
  followed_up_at: Date | null
}

/** A year of a certificate with what was said of its missing report. */
export async function missingReportById(db: Db, id: number): Promise<MissingFacts | undefined> {
  const { rows } = await sql<MissingFacts>`
    select y.id, y.certificate_id, y.user_id, person.name as nama, own.no_sertifikasi, own.status, own.valid_until, y.ke,
      y.jatuh_tempo, exists (select from performance_reports as draft where draft.year_id = y.id) as ada_draf,
      y.report_awaited, y.tindak_lanjut, y.catatan, follower.name as followed_up_by_name, y.followed_up_at
    from certificate_years as y join certificates as own on own.id = y.certificate_id
    join users as person on person.id = y.user_id
    left join users as follower on follower.id = y.followed_up_by where y.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a year and its certificate until the transaction ends. */
export async function lockMissingReport(db: Db, id: number): Promise<MissingFacts | undefined> {
  await sql`select from certificates where id = (select certificate_id from certificate_years where id = ${id}) for update`.execute(
    db,
  )
  await sql`select from certificate_years where id = ${id} for update`.execute(db)
  return missingReportById(db, id)
}

interface FollowUp {
  tindak_lanjut: MissingFollowUp
  catatan: string
  followed_up_by: number
  followed_up_at: Date
}

export const saveFollowUp = (db: Db, id: number, followUp: FollowUp) =>
  db.updateTable('certificate_years').set(followUp).where('id', '=', id).execute()

export interface OfficeReportRow extends Omit<ListedReport, 'jumlah_dokumen'> {
  year_id: number
  certificate_id: number
  email: string
  kualifikasi: string
  mulai: Day
  selesai: Day
  alasan_nihil: string
  dokumen: ReportDocument[]
  kendala: string
  catatan: string | null
  version: number
}

/** A report that was sent. */
export async function sentReportById(db: Db, id: number): Promise<OfficeReportRow | undefined> {
  const { rows } = await sql<OfficeReportRow>`
    select report.id, report.year_id, y.certificate_id, report.user_id, person.name as nama, person.email, report.no_sertifikasi,
      own.kualifikasi, y.ke, y.mulai, y.selesai, y.jatuh_tempo, report.status, report.nihil, report.alasan_nihil,
      report.dokumen, report.kendala, report.terlambat, report.bertentangan, report.submitted_at, report.catatan,
      report.version
    from performance_reports as report
    join certificate_years as y on y.id = report.year_id
    join certificates as own on own.id = y.certificate_id
    join users as person on person.id = report.user_id
    where report.id = ${id} and report.status <> 'draft'`.execute(db)
  return rows[0]
}

/** The colleagues whom a report names, with their answers. */
export const colleaguesOn = (db: Db, reportId: number): Promise<ColleagueRole[]> =>
  rolesWhere(db, sql`named.report_id = ${reportId}`)

/** Returns the roles in which reports of others contradict this one about its writer. */
export const contradictionsOf = (db: Db, reportId: number): Promise<ColleagueRole[]> =>
  rolesWhere(db, sql`named.own_report_id = ${reportId} and named.bertentangan`)

async function rolesWhere(db: Db, where: ReturnType<typeof sql>): Promise<ColleagueRole[]> {
  const { rows } = await sql<ColleagueRole>`
    select named.id, judul_dokumen, tahun, own.no_sertifikasi, own.nama, named.peran, jawaban, peran_menurut, named.catatan,
      peran_dilaporkan, bertentangan, report_id, own_report_id
    from report_colleagues as named join certificates as own on own.id = named.certificate_id
    where ${where} order by named.id`.execute(db)
  return rows
}
