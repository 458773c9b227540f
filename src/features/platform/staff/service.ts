import type { Permission } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'

export interface NewStaff {
  name: string
  email: string
  role: 'penguji' | 'administrator'
  permissions: Permission[]
}

/** Only the owner of the mailbox can set the first password, so the address counts as verified; personal data is for applicants. */
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

/** Makes the account of the first administrator, who chose the password; undefined when somebody has the address. */
export async function insertAdministrator(
  db: Db,
  account: { name: string; email: string; phone: string; permissions: Permission[]; password_hash: string },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...account, role: 'administrator', email_verified_at: now, status_data: 1 })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Makes an account for one of the staff and answers its id; undefined when somebody has the address. */
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
