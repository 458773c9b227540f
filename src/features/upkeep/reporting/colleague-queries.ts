import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { RoleClaim } from './contract.ts'
import type { ClaimableRole } from './rules.ts'

/** One report is sent at a time, so that of two colleagues' reports the second always sees the first. */
export const lockSending = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('performance-report'))`.execute(db)

/** Certificates by numberKey. */
export async function certificatesByNumber(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { id: number; user_id: number | null }>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'user_id', 'number_key'])
    .where(sql<boolean>`number_key collate "C" = any(${[...keys]})`)
    .execute()
  return new Map(rows.map(({ number_key, ...certificate }) => [number_key, certificate]))
}

/** A colleague as a report names them. */
export interface NamedColleague {
  certificate_id: number
  judul_dokumen: string
  tahun: string
  pemrakarsa: string
  peran: string
}

export async function colleaguesNamedIn(db: Db, reportId: number): Promise<(NamedColleague & { id: number })[]> {
  return db
    .selectFrom('report_colleagues')
    .select(['id', 'certificate_id', 'judul_dokumen', 'tahun', 'pemrakarsa', 'peran'])
    .where('report_id', '=', reportId)
    .execute()
}

export async function deleteNamedColleagues(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('report_colleagues').where('id', 'in', ids).execute()
}

export async function insertNamedColleagues(
  db: Db,
  report_id: number,
  named: readonly NamedColleague[],
  asked_at: Date,
): Promise<void> {
  const rows = named.map((each) => ({ ...each, report_id, asked_at }))
  if (rows.length > 0) await db.insertInto('report_colleagues').values(rows).execute()
}

/** Returns the addressees of letters to the holders of these certificates; those without an account get none. */
export const holdersOfCertificates = (db: Db, certificateIds: readonly number[]) =>
  db
    .selectFrom('certificates as own')
    .innerJoin('users as person', 'person.id', 'own.user_id')
    .select(['own.id as certificate_id', 'person.id', 'person.email', 'person.name as nama'])
    .where('own.id', 'in', [...certificateIds])
    .execute()

export interface RoleComparison extends NamedColleague {
  id: number
  /** The person who is named. */
  user_id: number
  peran_dilaporkan: string | null
  own_report_id: number | null
}

/** Locks the roles of those whom a report names, and its writer's in reports of others. */
export async function lockRolesToCompare(db: Db, reportId: number, userId: number): Promise<RoleComparison[]> {
  const { rows } = await sql<RoleComparison>`
    select named.id, named.certificate_id, own.user_id, judul_dokumen, tahun, pemrakarsa, peran, peran_dilaporkan, own_report_id
    from report_colleagues as named join certificates as own on own.id = named.certificate_id
    where own.user_id is not null and (named.report_id = ${reportId} or own.user_id = ${userId})
    order by named.id for update of named`.execute(db)
  return rows
}

export interface ReportedRole {
  user_id: number
  own_report_id: number
  judul_dokumen: string
  tahun: string
  peran: string
}

/** Roles in documents that these people report themselves. */
export async function rolesReportedBy(db: Db, userIds: readonly number[]): Promise<ReportedRole[]> {
  const { rows } = await sql<ReportedRole>`
    select user_id, id as own_report_id, each ->> 'judul_dokumen' as judul_dokumen, each ->> 'tahun' as tahun,
      each ->> 'peran' as peran
    from performance_reports, jsonb_array_elements(dokumen) as each
    where user_id = any(${[...userIds]}::int[]) and status in ('diajukan', 'diterima') order by id`.execute(db)
  return rows
}

export const updateReportedRole = (
  db: Db,
  id: number,
  reported: Pick<RoleComparison, 'peran_dilaporkan' | 'own_report_id'>,
) => db.updateTable('report_colleagues').set(reported).where('id', '=', id).execute()

/** A person's roles as others report them, unanswered ones first. */
export async function roleClaimsOf(db: Db, userId: number): Promise<RoleClaim[]> {
  const { rows } = await sql<RoleClaim>`
    select named.id, judul_dokumen, tahun, pemrakarsa, peran, jawaban, peran_menurut, answered_at
    from report_colleagues as named join certificates as own on own.id = named.certificate_id
    where own.user_id = ${userId} order by jawaban is not null, named.id desc`.execute(db)
  return rows
}

/** Locks one of them until the transaction ends. */
export async function lockRoleClaim(db: Db, id: number, userId: number): Promise<RoleClaim | undefined> {
  await sql`select from report_colleagues where id = ${id} for update`.execute(db)
  return (await roleClaimsOf(db, userId)).find((claim) => claim.id === id)
}

interface RoleAnswer {
  jawaban: 'benar' | 'berbeda'
  peran_menurut: ClaimableRole | null
  catatan: string | null
  answered_at: Date
}

export const updateRoleClaim = (db: Db, id: number, answer: RoleAnswer) =>
  db.updateTable('report_colleagues').set(answer).where('id', '=', id).execute()
