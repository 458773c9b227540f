import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { mailFolder } from '../../documents/mail/mail.ts'
import type { Config } from '../../ground/config.ts'
import { ALL_APPLICATIONS, APPLICATION_NAME } from '../../ground/database/connection.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { migrate } from '../../ground/database/migrate.ts'
import { SCHEMA as JOBS } from '../../ground/jobs/jobs.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { filesFolder } from '../../ground/storage/open-files.ts'
import type { FilePlace } from '../../ground/storage/places/file-place.ts'
import { FOLDERS } from '../../ground/storage/store-mark.ts'
import { adoptParts } from '../installation/installation.ts'

interface Parts {
  config: Config
  db: Db
  files: FileStore
  url: string
}

/** Tells whether another process of the product uses this database: it would go on with its cached data. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name like ${ALL_APPLICATIONS} and application_name <> ${APPLICATION_NAME} limit 1`.execute(db)
  return rows.length > 0
}

/** Deletes everything, whoever made it; the mark goes last, so that an interrupted run can be repeated. */
export async function purgeDemonstration({ config, db, files, url }: Parts): Promise<void> {
  await emptyPlace(files.place)
  for (const folder of [filesFolder(config), mailFolder(config)]) await emptyFolder(folder)
  await inTransaction(db, async (db) => {
    await sql`drop schema if exists ${sql.ref(JOBS)} cascade`.execute(db)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await sql`grant usage on schema public to public`.execute(db)
  })
  await migrate(url)
  // The key stays, and belongs to the empty database from now on.
  await adoptParts({ config, db, files })
}

/** Deletes the files of the store; other things in a bucket stay. */
async function emptyPlace(place: FilePlace): Promise<void> {
  for (const folder of FOLDERS)
    for await (const names of place.list(folder)) for (const name of names) await place.remove(name)
}

/** Empties a folder, which stays, as it may be a link or a disk of its own. */
async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true })
}
