import type { Db } from '../src/ground/database/db.ts'

/** Lists the backups, the latest first. */
export const listBackups = (db: Db) =>
  db.selectFrom('backups').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute()
