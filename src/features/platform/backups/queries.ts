import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { Backups } from '../../../server/database/db-schema.ts'

export type Backup = Omit<Selectable<Backups>, 'id'>

export const insertBackup = (db: Db, backup: Insertable<Backups>) => db.insertInto('backups').values(backup).execute()

export const newestBackup = (db: Db): Promise<Backup | undefined> =>
  db.selectFrom('backups').select(['at', 'place', 'bytes']).orderBy('at', 'desc').limit(1).executeTakeFirst()
