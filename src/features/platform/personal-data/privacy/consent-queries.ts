import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Consent, ConsentKind } from '../rules.ts'

/** Adds what somebody agreed to or not, each under the version of its text. */
export const insertConsents = (db: Db, userId: number, consents: readonly Consent[], at: Date) =>
  db
    .insertInto('consents')
    .values(consents.map((consent) => ({ user_id: userId, ...consent, at })))
    .execute()

/** When somebody last said yes or no to it. */
export const consentAt = (db: Db, userId: number, jenis: ConsentKind) =>
  db
    .selectFrom('consents')
    .select('at')
    .where('user_id', '=', userId)
    .where('jenis', '=', jenis)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The highest version of a text that somebody agreed to; null for never. */
export async function agreedVersion(db: Db, userId: number, jenis: ConsentKind): Promise<number | null> {
  const { versi } = await db
    .selectFrom('consents')
    .select(sql<number | null>`max(versi)`.as('versi'))
    .where('user_id', '=', userId)
    .where('jenis', '=', jenis)
    .where('given', '=', true)
    .executeTakeFirstOrThrow()
  return versi
}
