import { sql } from 'kysely'
import type { Permission } from '../../../access.ts'
import type { Db } from '../../../server/database/db.ts'

/** A person who never set the password is still invited. */
const STAFF = sql`select users.id, users.version, name, email, role, permissions,
  suspended_at is not null as ditangguhkan,
  case when suspended_at is not null then 'ditangguhkan'
    when invited_at is not null and password_version = 1 then 'diundang' else 'aktif' end as status,
  two_factor_confirmed_at is not null as two_factor, invited_at, search_text`

export const staffRows = sql`${STAFF},
  (select max(last_seen_at) from sessions where user_id = users.id) as last_seen_at from users where role <> 'user'`

/** The same for looking through all of them: sessions are gone through once, not for each person. */
export const staffSought = sql`${STAFF}, seen.last_seen_at from users
  left join (select user_id, max(last_seen_at) as last_seen_at from sessions group by user_id) as seen
    on seen.user_id = users.id where role <> 'user'`

export interface NewStaff {
  name: string
  email: string
  role: 'penguji' | 'administrator'
  permissions: Permission[]
}

/** Whoever sets the first password has the mailbox, so the address counts as verified; personal data is for applicants. */
export const newStaffColumns = ({ name, email, role, permissions }: NewStaff, password_hash: string, now: Date) => ({
  name,
  email,
  role,
  permissions,
  phone: '',
  password_hash,
  email_verified_at: now,
  invited_at: now,
  status_data: 1,
})

/** undefined when somebody has the address. */
export async function insertStaff(
  db: Db,
  staff: NewStaff,
  passwordHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values(newStaffColumns(staff, passwordHash, now))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('email', '=', email), is('previous_email', '=', email)]))
    .executeTakeFirst()
  return row !== undefined
}

/** One at a time from here on, so that two cannot take each other's rights at once. */
export const holdStaff = (db: Db) => sql`select pg_advisory_xact_lock(7241003)`.execute(db)

/** Whether somebody is left who can change staff. */
export async function somebodyManagesStaff(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where(sql<boolean>`'pengguna' = any (permissions)`)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export const invitedStaff = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('role', '!=', 'user')
    .where('invited_at', 'is not', null)
    .where('password_version', '=', 1)
    .where('suspended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
