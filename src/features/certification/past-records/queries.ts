import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { PastTable } from './rules.ts'

export interface PastRow {
  nomor: string
  /** The sealed facts. */
  imported: Buffer
}

/** Every record of a table, in the order in which they came in. */
export async function pastRecords(db: Db, table: PastTable): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`select * from ${sql.table(table)} order by id`.execute(db)
  return rows
}

/** Returns those of these comparison keys that are stored already. */
export async function knownPastNumbers(db: Db, table: PastTable, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number_key: string }>`
    select number_key from ${sql.table(table)} where number_key = any(${keys})`.execute(db)
  return new Set(rows.map(({ number_key }) => number_key))
}

export interface UnclaimedPastRow {
  nomor: string
  nama: string
  keterangan: string
  imported: Buffer
}

/** Lists the records with one of these identity numbers that belong to no account yet. */
export async function unclaimedPastRecords(
  db: Db,
  table: PastTable,
  indexes: readonly string[],
): Promise<UnclaimedPastRow[]> {
  const keterangan =
    table === 'past_applications' ? sql`concat_ws(', ', skema, hasil)` : sql`concat_ws(', ', perihal, status)`
  const { rows } = await sql<UnclaimedPastRow>`
    select nomor, nama, ${keterangan} as keterangan, imported from ${sql.table(table)}
    where user_id is null and identity_index = any(${[...indexes]}) order by id`.execute(db)
  return rows
}

/** Gives a person the records with their identity number that belong to no account yet; returns how many. */
export async function assignPastRecords(db: Db, table: PastTable, userId: number, indexes: string[]): Promise<number> {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set user_id = ${userId}
    where user_id is null and identity_index = any(${indexes})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** A person's applications from before the portal, newest first. */
export const pastApplicationsOf = (db: Db, userId: number) =>
  db
    .selectFrom('past_applications')
    .select(['id', 'nomor', 'skema', 'hasil', 'tanggal_permohonan', 'tanggal_uji', 'tanggal_keputusan'])
    .select(['no_sertifikat', 'keterangan'])
    .where('user_id', '=', userId)
    .orderBy(sql`coalesce(tanggal_keputusan, tanggal_uji, tanggal_permohonan) desc nulls last`)
    .orderBy('id')
    .execute()

/** A person's invoices from before the portal, newest first. */
export const pastInvoicesOf = (db: Db, userId: number) =>
  db
    .selectFrom('past_invoices')
    .select(['id', 'nomor', 'perihal', 'total', 'status', 'tanggal', 'tanggal_bayar', 'nomor_kuitansi', 'keterangan'])
    .where('user_id', '=', userId)
    .orderBy('tanggal', 'desc')
    .orderBy('id')
    .execute()
