import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { Day } from '../../../lib/day.ts'
import type { StoredState } from '../../certification/certificates/rules.ts'
import type { SanctionKind, SanctionReason, SanctionState, Task } from './rules.ts'

/** A case with the certificate that it is about. */
export interface SanctionRow {
  id: number
  version: number
  nomor: string | null
  certificate_id: number
  user_id: number | null
  no_sertifikasi: string
  jenis: SanctionKind
  alasan: SanctionReason
  uraian: string
  status: SanctionState
  opened_by: number | null
  opened_by_name: string | null
  opened_at: Date
  notified_by: number | null
  notified_by_name: string | null
  notified_at: Date | null
  answer_due: Date | null
  jawaban: string | null
  answer_file_id: string | null
  answered_at: Date | null
  decided_by: number | null
  decided_by_name: string | null
  decided_at: Date | null
  putusan: string | null
  appeal_due: Date | null
  frozen_before: Day | null
  /** Since when what was imposed does not count any more. */
  lifted_at: Date | null
  tugas: Task[]
  nama: string
  email: string | null
  skema: string
  user_training_id: number | null
  certificate_status: StoredState
  valid_from: Day
  valid_until: Day
  frozen_until: Day | null
}

const cases = sql`
  select own.id, own.version, own.nomor, own.certificate_id, own.user_id, own.no_sertifikasi, own.jenis, own.alasan,
    own.uraian, own.status, own.opened_by, opener.name as opened_by_name, own.opened_at, own.notified_by,
    notifier.name as notified_by_name, own.notified_at, own.answer_due, own.jawaban, own.answer_file_id, own.answered_at,
    own.decided_by, decider.name as decided_by_name, own.decided_at, own.putusan, own.appeal_due, own.frozen_before, own.lifted_at, own.tugas,
    certificate.nama, person.email, certificate.skema, certificate.user_training_id, certificate.status as certificate_status,
    certificate.valid_from, certificate.valid_until, certificate.frozen_until
  from sanctions as own
  join certificates as certificate on certificate.id = own.certificate_id
  left join users as person on person.id = own.user_id
  left join users as opener on opener.id = own.opened_by
  left join users as notifier on notifier.id = own.notified_by
  left join users as decider on decider.id = own.decided_by`

export async function sanctionById(db: Db, id: number): Promise<SanctionRow | undefined> {
  const { rows } = await sql<SanctionRow>`${cases} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a case and the certificates of its holder's qualification until the transaction ends. */
export async function lockSanctionById(db: Db, id: number): Promise<SanctionRow | undefined> {
  await sql`select from certificates where id in (
    select qualification_certificates(certificate_id) from sanctions where id = ${id}) order by id for update`.execute(
    db,
  )
  await sql`select from sanctions where id = ${id} for update`.execute(db)
  return sanctionById(db, id)
}

/** Cases that a holder knows of, the newest first; never those that the office still weighs. */
export async function sanctionsOfHolder(db: Db, userId: number): Promise<SanctionRow[]> {
  const { rows } = await sql<SanctionRow>`${cases} where own.user_id = ${userId}
    and (own.status not in ('diusulkan', 'dibatalkan') or own.alasan = 'permintaan_sendiri')
    order by own.id desc`.execute(db)
  return rows
}

/** The rows of the office's list; a left join, so that counting and paging leave out what they do not need. */
export const SANCTIONS = sql<ListedSanction>`
  select own.id, own.search_text, own.nomor, own.no_sertifikasi, certificate.nama, own.jenis, own.alasan, own.status,
    own.opened_at, own.answer_due, own.answered_at, own.decided_at
  from sanctions as own left join certificates as certificate on certificate.id = own.certificate_id`

export interface ListedSanction {
  id: number
  nomor: string | null
  no_sertifikasi: string
  nama: string
  jenis: SanctionKind
  alasan: SanctionReason
  status: SanctionState
  opened_at: Date
  answer_due: Date | null
  answered_at: Date | null
  decided_at: Date | null
}

export interface CertificateWithCase {
  id: number
  user_id: number | null
  no_sertifikasi: string
  status: StoredState
  valid_until: Day
  /** A case about it is undecided. */
  is_open: boolean
}

const certificates = sql`select own.id, own.user_id, own.no_sertifikasi, own.status, own.valid_until,
  exists (select from sanctions where certificate_id = own.id and status in ('diusulkan', 'diberitahukan')) as is_open
  from certificates as own`

/** Locks a certificate that a case is to be opened on. */
export async function lockCertificateForCase(db: Db, id: number): Promise<CertificateWithCase | undefined> {
  await sql`select from certificates where id = ${id} for update`.execute(db)
  const { rows } = await sql<CertificateWithCase>`${certificates} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Every certificate of a person. */
export async function certificatesWithCases(db: Db, userId: number): Promise<CertificateWithCase[]> {
  const { rows } = await sql<CertificateWithCase>`
    ${certificates} where own.user_id = ${userId} order by own.id desc`.execute(db)
  return rows
}

interface NewSanction {
  certificate_id: number
  nomor?: string
  jenis: SanctionKind
  alasan: SanctionReason
  uraian: string
  /** Nobody where a job proposes. */
  opened_by: number | null
  opened_at: Date
}

/** Undefined while another case about the certificate is undecided. */
export async function insertSanction(db: Db, opened: NewSanction): Promise<number | undefined> {
  const row = await db
    .insertInto('sanctions')
    .values({ ...opened, status: 'diusulkan' })
    .onConflict((open) => open.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Changes {
  nomor?: string
  jenis?: SanctionKind
  alasan?: SanctionReason
  uraian?: string
  status?: SanctionState
  notified_by?: number
  notified_at?: Date
  answer_due?: Date
  jawaban?: string
  answer_file_id?: string | null
  answered_at?: Date
  decided_by?: number
  decided_at?: Date
  putusan?: string
  appeal_due?: Date | null
  frozen_before?: Day | null
  tugas?: readonly Task[]
}

export const updateSanction = (db: Db, id: number, { tugas, ...changes }: Changes) =>
  db
    .updateTable('sanctions')
    .set((set) => ({ ...changes, ...(tugas ? { tugas: asJson(tugas) } : {}), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** False where it was lifted before, or never imposed. */
export async function liftSanction(db: Db, id: number, lifted_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sanctions')
    .set((set) => ({ lifted_at, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'dijatuhkan')
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface CaseOnCertificate {
  id: number
  nomor: string | null
  jenis: SanctionKind
  status: SanctionState
  opened_at: Date
}

/** Every case about a certificate, the newest first. */
export async function sanctionCasesOf(db: Db, certificateId: number): Promise<CaseOnCertificate[]> {
  const { rows } = await sql<CaseOnCertificate>`select id, nomor, jenis, status, opened_at from sanctions
    where certificate_id = ${certificateId} order by id desc`.execute(db)
  return rows
}

/** The tasks of the suspension that is in force on a certificate, whichever of the qualification's it names. */
export async function restorationTasksOf(db: Db, certificateId: number): Promise<Task[]> {
  const { rows } = await sql<{ tugas: Task[] }>`select sanction.tugas
    from sanctioned_certificates as bound join sanctions as sanction on sanction.id = bound.sanction_id
    where bound.certificate_id = ${certificateId} and sanction.jenis = 'pembekuan' and sanction.lifted_at is null
    order by sanction.decided_at desc, sanction.id desc limit 1`.execute(db)
  return rows[0]?.tugas ?? []
}
