import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

const MOST = 200

export type ScannedTable = 'private_files' | 'stored_files'

/**
 * Files that no scanner has seen, by id or name: those that came while it was away first. Leaves out what could not be
 * read in this run.
 */
export async function unscannedFiles(db: Db, table: ScannedTable, unread: readonly string[]): Promise<string[]> {
  if (table === 'stored_files') return unscannedUploads(db, unread)
  const { rows } = await sql<{ id: string }>`select id from private_files
    where scanned_at is null and infected is null and erased_at is null and id <> all(${[...unread]}::uuid[])
    order by scan_awaited desc, created_at limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

async function unscannedUploads(db: Db, unread: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from stored_files
    where scanned_at is null and infected is null and name <> all(${[...unread]}::text[])
    order by scan_awaited desc, created_at limit ${MOST}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Records what the scanner said; `infected` is the name of what it found. */
export async function updateScan(
  db: Db,
  table: ScannedTable,
  key: string,
  { infected, at }: { infected: string | null; at: Date },
): Promise<void> {
  const isIt = table === 'private_files' ? sql`id = ${key}::uuid` : sql`name = ${key}`
  const scanned_at = infected === null ? at : null
  await sql`update ${sql.table(table)} set scanned_at = ${scanned_at}, scan_awaited = false, infected = ${infected}
    where ${isIt}`.execute(db)
}
