import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

export interface EmailChange {
  id: number
  user_id: number
  old_email: string
  new_email: string
  created_at: Date
  expires_at: Date
}

/** Returns the address that was verified last, the only one that the owner is known to read; null for none. */
export async function lastVerifiedEmail(db: Db, userId: number): Promise<string | null> {
  const { verified_email } = await db
    .selectFrom('users')
    .select(
      sql<string | null>`case when email_verified_at is null then previous_email else email end`.as('verified_email'),
    )
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return verified_email
}

/** Changes the address, which is unverified then; the last verified one stays valid for resetting the password. */
export const changeEmail = (db: Db, id: number, email: string) =>
  db
    .updateTable('users')
    .set({
      previous_email: sql`nullif(case when email_verified_at is null then previous_email else email end, ${email})`,
      email,
      email_verified_at: null,
    })
    .where('id', '=', id)
    .execute()

export const insertEmailChange = (db: Db, change: Omit<EmailChange, 'id'>): Promise<EmailChange> =>
  db.insertInto('email_changes').values(change).returningAll().executeTakeFirstOrThrow()

/** Locks a change that can still be taken back, so that of two requests only one does it. */
export const lockEmailChange = (db: Db, id: number, now: Date): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'old_email', 'new_email', 'created_at', 'expires_at'])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Tells whether an account can still go back to the address. */
export async function isFormerEmail(db: Db, email: string, exceptId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('user_id', '!=', exceptId)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Voids the change and all later ones: whoever made them must not go back to an address of theirs. */
export const markUndone = (db: Db, { id, user_id }: EmailChange, now: Date) =>
  db
    .updateTable('email_changes')
    .set({ undone_at: now })
    .where('user_id', '=', user_id)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .execute()

/** Puts the address back, with a password that nobody knows. */
export const restoreEmail = (db: Db, { user_id, old_email }: EmailChange, passwordHash: string, now: Date) =>
  db
    .updateTable('users')
    .set({
      email: old_email,
      email_verified_at: now,
      previous_email: null,
      password_hash: passwordHash,
      password_version: sql`password_version + 1`,
    })
    .where('id', '=', user_id)
    .returning('name')
    .executeTakeFirstOrThrow()
