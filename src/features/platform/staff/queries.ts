import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'

/** The columns of the staff; people who have never set a password still count as invited. */
const STAFF_COLUMNS = sql`select users.id, users.version, name, email, role, permissions,
  suspended_at is not null as ditangguhkan,
  case when suspended_at is not null then 'ditangguhkan'
    when invited_at is not null and password_version = 1 then 'diundang' else 'aktif' end as status,
  has_two_factor(users) as two_factor, invited_at, search_text`

export const staffRows = sql`${STAFF_COLUMNS},
  (select max(last_seen_at) from sessions where user_id = users.id) as last_seen_at from users where role in (${STAFF})`

/**
 * The same for all of them in the order of their last sessions, which are read once, not once for each person: in the
 * order of people, so that they are merged with these as both indexes have them.
 */
export const staffRowsBySession = sql`${STAFF_COLUMNS}, seen.last_seen_at from users
  left join (select user_id, max(last_seen_at) as last_seen_at from sessions group by user_id order by user_id) as seen
    on seen.user_id = users.id where role in (${STAFF})`

/** Locks the staff, so that two people cannot remove each other's rights at once. */
export const lockStaff = (db: Db) => sql`select pg_advisory_xact_lock(7241003)`.execute(db)

/** Tells whether somebody is left who can change staff. */
export async function hasStaffManager(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where(sql<boolean>`'pengguna' = any (permissions)`)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export const lockInvitedStaff = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where(sql<boolean>`role in (${STAFF})`)
    .where('invited_at', 'is not', null)
    .where('password_version', '=', 1)
    .where('suspended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
