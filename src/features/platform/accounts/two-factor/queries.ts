import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

export interface TwoFactorRow {
  id: number
  name: string
  email: string
  password_version: number
  suspended: boolean
  two_factor_secret: Buffer | null
  /** True when codes of an authenticator app are accepted. */
  confirmed: boolean
  /** True when a login asks for a second factor, by app or passkey. */
  two_factor: boolean
  recovery_codes: Buffer | null
}

const selectTwoFactor = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_version', 'two_factor_secret', 'recovery_codes'])
    .select(sql<boolean>`suspended_at is not null`.as('suspended'))
    .select(sql<boolean>`two_factor_confirmed_at is not null`.as('confirmed'))
    .select(sql<boolean>`has_two_factor(users)`.as('two_factor'))
    .where('id', '=', userId)

export const twoFactorOf = (db: Db, userId: number): Promise<TwoFactorRow> =>
  selectTwoFactor(db, userId).executeTakeFirstOrThrow()

/** Locked, so that attempts with one account come one after the other. */
export const lockTwoFactor = (db: Db, userId: number): Promise<TwoFactorRow> =>
  selectTwoFactor(db, userId).forUpdate().executeTakeFirstOrThrow()

export const updateTwoFactorSecret = (db: Db, userId: number, secret: Buffer) =>
  db
    .updateTable('users')
    .set({ two_factor_secret: secret, two_factor_last_step: null })
    .where('id', '=', userId)
    .execute()

/** Accepts the code of a time step once, and none of an earlier step. */
export async function acceptTimeStep(db: Db, userId: number, timeStep: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ two_factor_last_step: timeStep })
    .where('id', '=', userId)
    .where((is) => is.or([is('two_factor_last_step', 'is', null), is('two_factor_last_step', '<', timeStep)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const markTwoFactorConfirmed = (db: Db, userId: number, now: Date) =>
  db.updateTable('users').set({ two_factor_confirmed_at: now }).where('id', '=', userId).execute()

export const updateRecoveryCodes = (db: Db, userId: number, codes: Buffer) =>
  db.updateTable('users').set({ recovery_codes: codes }).where('id', '=', userId).execute()

export const clearAuthenticator = (db: Db, userId: number) =>
  db
    .updateTable('users')
    .set({ two_factor_secret: null, two_factor_confirmed_at: null, two_factor_last_step: null })
    .where('id', '=', userId)
    .execute()

/** Deletes the recovery codes of an account without a second factor, for which they would stand in. */
export const dropIdleRecoveryCodes = (db: Db, userId: number) =>
  db
    .updateTable('users')
    .set({ recovery_codes: null })
    .where('id', '=', userId)
    .where('two_factor_secret', 'is', null)
    .where(sql<boolean>`not has_two_factor(users)`)
    .execute()

/** Ends logins that wait for their second stage, as they began under the old setting. */
export const deletePendingLogins = (db: Db, userId: number) =>
  db.deleteFrom('pending_logins').where('user_id', '=', userId).execute()
