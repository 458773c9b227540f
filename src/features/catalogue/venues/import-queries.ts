import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ImportedVenue } from './import-contract.ts'

const venues = (db: Db) => db.selectFrom('venues').select(['name', 'jenis', 'alamat', 'kota', 'provinsi', 'zona_waktu'])

/** Every venue, in the order in which they were made. */
export const allVenues = (db: Db) => venues(db).orderBy('id').execute()

export async function countVenues(db: Db): Promise<number> {
  const { count } = await db.selectFrom('venues').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** PostgreSQL takes no more than 65,535 values at once. */
const AT_ONCE = 1000

export async function insertVenues(db: Db, rows: ImportedVenue[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insertInto('venues')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  }
}
