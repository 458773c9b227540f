import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import type { Day } from '../../../lib/day.ts'

export interface Reader {
  id: number
  name: string
  email: string
  role: string
  permissions: string[]
}

/** Staff who can work, want the day's digest and have not had it; those invited answer the invitation first. */
export async function staffWithoutDigest(db: Db, today: Day): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select id, name, email, role, permissions from users as person
    where role in (${STAFF}) and suspended_at is null and (invited_at is null or password_version > 1)
      and not exists (select from declined_mails where user_id = person.id and jenis = 'ringkasan')
      and not exists (select from sent_digests where user_id = person.id and hari = ${today})
    order by id`.execute(db)
  return rows
}

/** Marks a day's digest as sent before it goes out; false when another process was faster. */
export async function insertDigest(db: Db, userId: number, hari: Day): Promise<boolean> {
  const row = await db
    .insertInto('sent_digests')
    .values({ user_id: userId, hari })
    .onConflict((same) => same.doNothing())
    .returning('hari')
    .executeTakeFirst()
  return row !== undefined
}
