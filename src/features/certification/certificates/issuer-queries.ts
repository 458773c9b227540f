import { sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'

export interface KeyRow {
  /** As multibase. */
  public_key: string
  /** Sealed. */
  private_key: Buffer
}

/** The key that signs now. */
export const currentKey = (db: Db): Promise<KeyRow | undefined> =>
  db.selectFrom('issuer_keys').select(['public_key', 'private_key']).where('retired_at', 'is', null).executeTakeFirst()

export const insertKey = (db: Db, key: KeyRow, now: Date) =>
  db
    .insertInto('issuer_keys')
    .values({ ...key, created_at: now })
    .execute()

export const retireKeys = (db: Db, now: Date) =>
  db.updateTable('issuer_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute()

/** Has others who make a key wait until the transaction ends. */
export const lockKeys = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('issuer-key'))`.execute(db)

/** Every key that was ever signed with. */
export async function publicKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('issuer_keys').select('public_key').orderBy('id').execute()
  return rows.map(({ public_key }) => public_key)
}
