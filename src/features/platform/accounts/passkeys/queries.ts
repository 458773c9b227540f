import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

/** The purpose of a challenge: to make a key, to log in by it alone, or to follow a password. */
export type ChallengePurpose = 'daftar' | 'masuk' | 'faktor-kedua'

interface Asked {
  sessionHash: string
  purpose: ChallengePurpose
}

/** Saves a session's challenge for a purpose in the place of the one before it. */
export const saveChallenge = (
  db: Db,
  { sessionHash, purpose }: Asked,
  made: { challenge: string; user_handle: string | null; expires_at: Date },
) =>
  db
    .insertInto('passkey_challenges')
    .values({ session_hash: sessionHash, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['session_hash', 'purpose']).doUpdateSet(made))
    .execute()

/** Deletes and returns the challenge, whatever the answer to it; of several calls at once only one gets it. */
export async function spendChallenge(db: Db, { sessionHash, purpose }: Asked, now: Date) {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'user_handle', 'expires_at'])
    .executeTakeFirst()
  return spent && spent.expires_at > now ? spent : undefined
}

export const passkeysOf = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'user_handle', 'transports', 'synced'])
    .select(['created_at', 'last_used_at', 'blocked_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export interface PasskeyRow {
  id: number
  user_id: number
  name: string
  credential_id: string
  public_key: Buffer
  user_handle: string
}

export const passkeyByCredential = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'name', 'credential_id', 'public_key', 'user_handle'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export interface NewPasskey {
  user_id: number
  credential_id: string
  public_key: Buffer
  user_handle: string
  sign_count: number
  transports: string[]
  name: string
  synced: boolean
  created_at: Date
}

/** Stores a passkey; false when its key is known already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Accepts a signature once, and none whose count has gone back; false for those and for a blocked key. */
export async function acceptSignature(db: Db, id: number, signCount: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .where(sql<boolean>`(sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Blocks a passkey; false when it was blocked before. */
export async function blockPasskey(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ blocked_at: now })
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updatePasskeyName(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a passkey and returns its name; undefined when there is none with that id. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export const deletePasskeysOf = (db: Db, userId: number) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
