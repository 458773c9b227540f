import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { isSignedByRevoked } from './status-list-queries.ts'

/** Ed25519 for what is downloaded and for lists, ES256 for wallets. */
export const ISSUER_ALGS = ['EdDSA', 'ES256'] as const
export type IssuerAlg = (typeof ISSUER_ALGS)[number]

export interface KeyRow {
  /** As multibase. */
  public_key: string
  /** Sealed. */
  private_key: Buffer
}

/** The key that signs now. */
export const currentKey = (db: Db, alg: IssuerAlg): Promise<KeyRow | undefined> =>
  db
    .selectFrom('issuer_keys')
    .select(['public_key', 'private_key'])
    .where('alg', '=', alg)
    .where('retired_at', 'is', null)
    .executeTakeFirst()

export const insertKey = (db: Db, key: KeyRow & { alg: IssuerAlg }, now: Date) =>
  db
    .insertInto('issuer_keys')
    .values({ ...key, created_at: now })
    .execute()

export const retireKeys = (db: Db, alg: IssuerAlg, now: Date) =>
  db
    .updateTable('issuer_keys')
    .set({ retired_at: now })
    .where('alg', '=', alg)
    .where('retired_at', 'is', null)
    .execute()

/** Has others who make a key wait until the transaction ends. */
export const lockKeys = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('issuer-key'))`.execute(db)

export interface PublicKey {
  alg: IssuerAlg
  /** As multibase. */
  public_key: string
  created_at: Date
  retired_at: Date | null
  /** From when on what it signed does not count. */
  revoked_at: Date | null
}

/** Every key that was ever signed with. */
export const publicKeys = (db: Db): Promise<PublicKey[]> =>
  db
    .selectFrom('issuer_keys')
    .select(['public_key', 'created_at', 'retired_at', 'revoked_at'])
    .select(sql<IssuerAlg>`alg`.as('alg'))
    .orderBy('id')
    .execute()

/** Marks a key as revoked since the earliest moment ever given; returns its algorithm, undefined for an unknown key. */
export async function markRevoked(db: Db, publicKey: string, since: Date): Promise<IssuerAlg | undefined> {
  const { rows } = await sql<{
    alg: IssuerAlg
  }>`update issuer_keys set revoked_at = least(revoked_at, ${since}::timestamptz)
    where public_key = ${publicKey} returning alg`.execute(db)
  return rows[0]?.alg
}

/** Credentials in force that a key signed after it was revoked. */
export async function countRevokedPapers(db: Db, publicKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from certificate_papers as paper
      join certificates as own on own.id = paper.certificate_id
      where own.status not in ('dicabut', 'diganti')
        and not exists (select from certificate_papers as later
          where later.certificate_id = own.id and later.versi > paper.versi)
        and exists (select from issuer_keys as key where key.public_key = ${publicKey} and ${isSignedByRevoked}))
    + (select count(*) from wallet_credentials as held
      join certificates as own on own.id = held.certificate_id
      join issuer_keys as key on key.public_key = held.public_key
      where held.public_key = ${publicKey} and held.created_at >= key.revoked_at
        and own.status not in ('dicabut', 'diganti')))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
