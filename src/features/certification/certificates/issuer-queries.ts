import { sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import { isSignedByRevoked } from './status-list-queries.ts'

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

export interface PublicKey {
  /** As multibase. */
  public_key: string
  created_at: Date
  retired_at: Date | null
  /** From when on what it signed does not count. */
  revoked_at: Date | null
}

/** Every key that was ever signed with. */
export const publicKeys = (db: Db): Promise<PublicKey[]> =>
  db.selectFrom('issuer_keys').select(['public_key', 'created_at', 'retired_at', 'revoked_at']).orderBy('id').execute()

/** Of several moments the earliest counts. Answers false for a key that was never here. */
export async function markRevoked(db: Db, publicKey: string, since: Date): Promise<boolean> {
  const { rows } = await sql`update issuer_keys set revoked_at = least(revoked_at, ${since}::timestamptz)
    where public_key = ${publicKey} returning id`.execute(db)
  return rows.length > 0
}

/** Credentials in force that a key signed after it was revoked. */
export async function countRevokedPapers(db: Db, publicKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from certificate_papers as paper
    join certificates as own on own.id = paper.certificate_id
    where own.status not in ('dicabut', 'diganti')
      and not exists (select from certificate_papers as later
        where later.certificate_id = own.id and later.versi > paper.versi)
      and exists (select from issuer_keys as key where key.public_key = ${publicKey} and ${isSignedByRevoked})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
