import { sql } from 'kysely'
import type { Role } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'
import { serverLimits } from '../../../limits.ts'

export interface Credentials {
  id: number
  name: string
  email: string
  password_hash: string
  password_version: number
  two_factor: boolean
  suspended: boolean
  /** From when a reader from outside opens nothing any more; null for everybody else. */
  access_until: Date | null
  /** Nobody has shown yet to read a mailbox of the account. */
  unproven: boolean
}

const credentials = [
  'id',
  'name',
  'email',
  'password_hash',
  'password_version',
  sql<boolean>`has_two_factor(users)`.as('two_factor'),
  sql<boolean>`suspended_at is not null`.as('suspended'),
  'access_until',
  sql<boolean>`email_verified_at is null and previous_email is null`.as('unproven'),
] as const

export const credentialsByEmail = (db: Db, email: string): Promise<Credentials | undefined> =>
  db.selectFrom('users').select(credentials).where('email', '=', email).executeTakeFirst()

export const credentialsById = (db: Db, id: number): Promise<Credentials> =>
  db.selectFrom('users').select(credentials).where('id', '=', id).executeTakeFirstOrThrow()

/** By the present address, else by the one that was verified before it. */
export const credentialsForReset = (db: Db, email: string): Promise<Credentials | undefined> =>
  db
    .selectFrom('users')
    .select(credentials)
    .where((is) => is.or([is('email', '=', email), is('previous_email', '=', email)]))
    .orderBy(sql`email = ${email}`, 'desc')
    .executeTakeFirst()

/** Whom to ask about what happens to an account; nobody about a suspended one. */
export const ownerForAlarm = (db: Db, whose: { id: number } | { email: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .$if('email' in whose, (query) => query.where('email', '=', 'email' in whose ? whose.email : ''))
    .$if('id' in whose, (query) => query.where('id', '=', 'id' in whose ? whose.id : 0))
    .where('email_verified_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

export const profileById = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'image', 'no_sertifikasi'])
    .select(sql<0 | 1>`status_data`.as('status_data'))
    .select(sql<Role>`role`.as('role'))
    .select(sql<boolean>`has_two_factor(users)`.as('two_factor'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** undefined when somebody took the address at the same moment. */
export async function insertUser(
  db: Db,
  user: { name: string; email: string; phone: string; password_hash: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The same password under a hash of today's cost. */
export const updatePasswordHash = (db: Db, { id, password_version }: Credentials, hash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_version', '=', password_version)
    .execute()

/** Sets a new password; false when it was changed since it was read. */
export async function changePassword(db: Db, { id, password_version }: Credentials, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: hash, password_version: password_version + 1 })
    .where('id', '=', id)
    .where('password_version', '=', password_version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds a link for a new password; of too many the oldest go. */
export async function insertResetToken(
  db: Db,
  userId: number,
  hash: string,
  now: Date,
  minutes: number,
): Promise<void> {
  const expires_at = new Date(now.getTime() + minutes * 60_000)
  await db
    .insertInto('password_resets')
    .values({ user_id: userId, token_hash: hash, created_at: now, expires_at })
    .execute()
  await sql`
    delete from password_resets where user_id = ${userId} and token_hash not in (
      select token_hash from password_resets where user_id = ${userId}
      order by created_at desc, token_hash = ${hash} desc limit ${serverLimits.resetLinks})`.execute(db)
}

export const deleteResetTokens = (db: Db, userId: number) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute()

export async function hasResetToken(db: Db, userId: number, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Spends the link, and with it every other of the account; of several at once one wins. */
export async function spendResetToken(db: Db, userId: number, hash: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await deleteResetTokens(db, userId)
  return true
}

export const markEmailVerified = (db: Db, userId: number, email: string, now: Date) =>
  db
    .updateTable('users')
    .set({ email_verified_at: now, previous_email: null })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute()

/** Puts the address back that was verified last: whoever set an unverified one could otherwise ask for a link by it. */
export const returnToFormerEmail = (db: Db, userId: number, former: string, now: Date) =>
  db
    .updateTable('users')
    .set({ email: former, previous_email: null, email_verified_at: now })
    .where('id', '=', userId)
    .where('previous_email', '=', former)
    .where('email_verified_at', 'is', null)
    .where(sql<boolean>`not exists (select from users as other where other.email = ${former})`)
    .execute()

/** Answers the address that stands now, as the row is locked from here on. */
export const renameUser = (db: Db, id: number, name: string) =>
  db.updateTable('users').set({ name }).where('id', '=', id).returning('email').executeTakeFirstOrThrow()

export const updatePhoto = (db: Db, userId: number, name: string) =>
  db.updateTable('users').set({ image: name }).where('id', '=', userId).execute()

export const clearPhoto = (db: Db, userId: number) =>
  db.updateTable('users').set({ image: null }).where('id', '=', userId).execute()
