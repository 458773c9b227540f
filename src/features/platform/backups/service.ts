import type { Db } from '../../../server/database/db.ts'
import { type Backup, insertBackup, newestBackup } from './queries.ts'

export type { Backup } from './queries.ts'

/** Records that a backup has been finished; `place` and `bytes` are what the script says of it. */
export async function recordBackup(db: Db, backup: Backup): Promise<void> {
  await insertBackup(db, backup)
}

/** The newest recorded backup; null before the first one. */
export async function lastBackup(db: Db): Promise<Backup | null> {
  return (await newestBackup(db)) ?? null
}

/** When the newest recorded backup was finished; null before the first one. */
export const lastBackupAt = async (db: Db): Promise<Date | null> => (await lastBackup(db))?.at ?? null
