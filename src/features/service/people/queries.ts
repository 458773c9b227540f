import { type RawBuilder, sql } from 'kysely'
import type { Role } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { SecurityKind } from '../../../security-kinds.ts'
import type { Stage } from '../../certification/applications/rules.ts'
import type { StoredState } from '../../certification/certificates/rules.ts'
import type { InvoiceState } from '../../certification/invoices/state-rules.ts'
import type { Channel, MessageState } from '../../platform/channels/rules.ts'
import type { ReportState } from '../../upkeep/reporting/state-rules.ts'

/** The most rows of each part; they are the newest. */
const MOST = 50
/** The most rows of parts that only look back. */
const MOST_TRACES = 20

type AccountState = 'diundang' | 'aktif' | 'ditangguhkan'

export interface AccountRow {
  id: number
  nama: string
  email: string
  role: Role
  status: AccountState
  created_at: Date
}

const ACCOUNT = sql`own.id, own.name as nama, own.email, own.role, own.created_at,
  case when own.suspended_at is not null then 'ditangguhkan'
    when own.invited_at is not null and own.password_version = 1 then 'diundang' else 'aktif' end as status`

const inForce = (today: Day) => sql`status = 'aktif' and ${today} between valid_from and valid_until`

/** Rows of the directory. */
export const peopleRows = (today: Day) => sql<AccountRow & { sertifikat_aktif: number }>`
  select ${ACCOUNT}, own.search_text, (select count(*)::int from certificates
    where user_id = own.id and ${inForce(today)}) as sertifikat_aktif from users as own`

/** Rows `r` of the directory with a certificate in force, or the others. */
export const ownsCertificate = (wanted: boolean, today: Day) => {
  const owned = sql`exists (select from certificates where user_id = r.id and ${inForce(today)})`
  return wanted ? owned : sql`not ${owned}`
}

/** Rows `r` of the directory about whose second factor a proposal waits, or the others. */
export const awaitsReset = (wanted: boolean) => {
  const proposed = sql`exists (select from two_factor_resets where user_id = r.id and status = 'diusulkan')`
  return wanted ? proposed : sql`not ${proposed}`
}

export interface PersonRow extends AccountRow {
  data_lengkap: boolean
  two_factor: boolean
  last_seen_at: Date | null
}

export async function personById(db: Db, id: number): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${ACCOUNT}, has_two_factor(own) as two_factor,
      exists (select from personal_data where user_id = own.id and submitted_at is not null) as data_lengkap,
      (select max(last_seen_at) from sessions where user_id = own.id) as last_seen_at
    from users as own where own.id = ${id}`.execute(db)
  return rows[0]
}

const rowsOf = async <Row>(db: Db, question: RawBuilder<Row>): Promise<Row[]> => (await question.execute(db)).rows

interface ApplicationOfPerson {
  id: number
  nomor: string | null
  skema: string
  tahap: Stage
  submitted_at: Date | null
}

export const applicationsOfPerson = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql<ApplicationOfPerson>`select own.id, own.nomor, schedules.skema, own.tahap, own.submitted_at
      from user_trainings as own join schedules on schedules.id = own.schedule_id
      where own.user_id = ${userId} and own.tahap <> 'draft' order by own.id desc limit ${MOST}`,
  )

interface InvoiceOfPerson {
  id: number
  nomor: string
  total: number
  status: InvoiceState
  created_at: Date
}

export const invoicesOf = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql<InvoiceOfPerson>`select id, nomor, total, status, created_at from invoices
      where user_id = ${userId} order by id desc limit ${MOST}`,
  )

interface CertificateOfPerson {
  id: number
  no_sertifikasi: string
  kualifikasi: string
  status: StoredState
  valid_from: Day
  valid_until: Day
}

export const certificatesOf = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql<CertificateOfPerson>`select id, no_sertifikasi, kualifikasi, status, valid_from, valid_until from certificates
      where user_id = ${userId} order by id desc limit ${MOST}`,
  )

interface YearOfPerson {
  id: number
  no_sertifikasi: string
  ke: number
  jatuh_tempo: Day
  report_id: number | null
  status_laporan: ReportState | null
  kegiatan: number
  wajib_kegiatan: number
}

export const yearsOfPerson = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql<YearOfPerson>`select own.id, certificates.no_sertifikasi, own.ke, own.jatuh_tempo, report.id as report_id,
        report.status as status_laporan, own.wajib_kegiatan, own.kegiatan
      from certificate_years as own join certificates on certificates.id = own.certificate_id
      left join performance_reports as report on report.year_id = own.id
      where own.user_id = ${userId} order by own.mulai desc, own.id desc limit ${MOST}`,
  )

interface LetterOfPerson {
  id: number
  judul: string
  at: Date
  read_at: Date | null
}

/** Letters to somebody, but for those about complaints, which only their handlers know of. */
export const lettersToPerson = (db: Db, userId: number, confidential: string) =>
  rowsOf(
    db,
    sql<LetterOfPerson>`select id, judul, at, read_at from notifications
      where user_id = ${userId} and (tautan is null or not starts_with(tautan, ${confidential}))
      order by at desc, id desc limit ${MOST_TRACES}`,
  )

interface MessageOfPerson {
  id: number
  jenis: string
  kanal: Channel
  status: MessageState
  at: Date
}

export const textMessagesOf = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql<MessageOfPerson>`select id, jenis, kanal, status, at from text_messages
      where user_id = ${userId} order by id desc limit ${MOST_TRACES}`,
  )

interface EventOfPerson {
  id: number
  at: Date
  jenis: SecurityKind
  rincian: string
  perangkat: string
}

export const securityEventsOf = (db: Db, userId: number) =>
  rowsOf(
    db,
    sql<EventOfPerson>`select id, at, jenis, rincian, perangkat from security_events
      where user_id = ${userId} order by id desc limit ${MOST_TRACES}`,
  )
