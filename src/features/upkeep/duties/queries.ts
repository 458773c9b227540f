import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { StoredState } from '../../certification/certificates/rules.ts'
import type { ReportState } from '../reporting/state-rules.ts'

/** A year of a certificate as it stands. */
export interface YearRow {
  id: number
  certificate_id: number
  user_id: number
  no_sertifikasi: string
  kualifikasi: string
  ke: number
  mulai: Day
  selesai: Day
  jatuh_tempo: Day
  lapor_mulai: Day
  wajib_kegiatan: number
  wajib_poin: number
  /** The state of the year's report; null without one. */
  status_laporan: ReportState | null
  report_id: number | null
  /** Recognised activities that ended in the year, and their points: kept by the database. */
  kegiatan: number
  poin: number
}

const years = (where: RawBuilder<unknown>) => sql<YearRow>`
  select y.id, y.certificate_id, y.user_id, c.no_sertifikasi, c.kualifikasi, y.ke, y.mulai, y.selesai, y.jatuh_tempo, y.lapor_mulai,
    y.wajib_kegiatan, y.wajib_poin, report.status as status_laporan, report.id as report_id, y.kegiatan, y.poin
  from certificate_years as y join certificates as c on c.id = y.certificate_id
  left join performance_reports as report on report.year_id = y.id
  where ${where} order by y.mulai, y.id`

/** Every year of a person's certificates that has begun, the first one first. */
export async function yearsOfHolder(db: Db, userId: number): Promise<YearRow[]> {
  return (await years(sql`y.user_id = ${userId}`).execute(db)).rows
}

/** The years of one certificate. */
export async function yearsOfCertificate(db: Db, certificateId: number): Promise<YearRow[]> {
  return (await years(sql`y.certificate_id = ${certificateId}`).execute(db)).rows
}

export interface CertificateWithDuties {
  id: number
  no_sertifikasi: string
  kualifikasi: string
  skema: string
  status: StoredState
  valid_from: Day
  valid_until: Day
  frozen_until: Day | null
  user_training_id: number | null
}

/** Certificates of a person that have not been revoked, the newest first. */
export async function certificatesWithDuties(db: Db, userId: number): Promise<CertificateWithDuties[]> {
  const { rows } = await sql<CertificateWithDuties>`
    select id, no_sertifikasi, kualifikasi, skema, status, valid_from, valid_until, frozen_until, user_training_id
    from certificates where user_id = ${userId} and status <> 'dicabut' order by valid_until desc, id desc`.execute(db)
  return rows
}

interface Term {
  id: number
  user_id: number
  valid_from: Day
  valid_until: Day
}

/** Lets the years of a certificate count from a day on; undefined for one without an account. */
export async function updateDutiesSince(db: Db, certificateId: number, since: Day): Promise<Term | undefined> {
  const { rows } = await sql<Term>`
    update certificates set duties_since = ${since} where id = ${certificateId} and user_id is not null
    returning id, user_id, valid_from, valid_until`.execute(db)
  return rows[0]
}

export interface CertificateToOpen extends Term {
  duties_since: Day
  /** The number of its years that are known. */
  tahun: number
}

/** The rows of a page; a run reads all pages. */
const PAGE = 2000

/** Certificates with a year that has begun and is not opened yet. */
export async function certificatesWithYearsToOpen(
  db: Db,
  today: Day,
  after?: CertificateToOpen,
): Promise<CertificateToOpen[]> {
  const { rows } = await sql<CertificateToOpen>`
    select own.id, own.user_id, own.valid_from, own.valid_until, own.duties_since, coalesce(known.tahun, 0) as tahun
    from certificates as own left join lateral (select max(ke) as tahun, max(selesai) as selesai from certificate_years
      where certificate_id = own.id) as known on true
    where own.duties_since <= ${today} and own.user_id is not null and own.status in ('aktif', 'dibekukan')
      and coalesce(known.selesai, own.duties_since - 1) < least(${today}::date, own.valid_until)
      and own.id > ${after?.id ?? 0}
    order by own.id limit ${PAGE}`.execute(db)
  return rows
}

interface NewYear {
  certificate_id: number
  user_id: number
  ke: number
  mulai: Day
  selesai: Day
  jatuh_tempo: Day
  lapor_mulai: Day
  wajib_kegiatan: number
  wajib_poin: number
}

/** Opens years, each once, even when several processes do so at the same time. */
export async function insertYears(db: Db, opened: NewYear[]): Promise<void> {
  if (opened.length === 0) return
  await db
    .insertInto('certificate_years')
    .values(opened)
    .onConflict((same) => same.columns(['certificate_id', 'ke']).doNothing())
    .execute()
}
