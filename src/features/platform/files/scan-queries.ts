import { sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'

const MOST = 200

export type ScannedTable = 'private_files' | 'stored_files'

/** Files that no scanner has seen, by id or name: those that came while it was away first. */
export async function unscannedFiles(db: Db, table: ScannedTable): Promise<string[]> {
  const which = table === 'private_files' ? sql`id::text as key` : sql`name as key`
  const isKept = table === 'private_files' ? sql`erased_at is null` : sql`true`
  const { rows } = await sql<{ key: string }>`select ${which} from ${sql.table(table)}
    where scanned_at is null and infected is null and ${isKept}
    order by scan_awaited desc, created_at limit ${MOST}`.execute(db)
  return rows.map(({ key }) => key)
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
