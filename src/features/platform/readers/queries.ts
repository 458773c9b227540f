import { type RawBuilder, sql } from 'kysely'
import type { ReaderRole } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'

/** The readers of one scope, each with the moment of the last opening. */
export const readerRows = (role: ReaderRole): RawBuilder<unknown> => sql`
  select one.id, one.version, one.status, one.name, one.email, one.instansi, one.keperluan, one.sampai, one.user_id,
    one.created_by, creator.name as created_by_name, one.created_at, decider.name as decided_by_name, one.decided_at,
    ender.name as ended_by_name, one.ended_at,
    (select count(*)::int from reader_openings as opened where opened.user_id = one.user_id) as jumlah_pembukaan
  from outside_readers as one left join users as creator on creator.id = one.created_by
  left join users as decider on decider.id = one.decided_by left join users as ender on ender.id = one.ended_by
  where one.role = ${role}`

/** Makes the account of a reader; undefined when somebody has the address. */
export async function insertReaderAccount(
  db: Db,
  { role, ...account }: { name: string; email: string; role: ReaderRole; password_hash: string; access_until: Date },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...account, role, phone: '', email_verified_at: now, invited_at: now, status_data: 1 })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const endReading = (db: Db, userId: number, access_until: Date) =>
  db.updateTable('users').set({ access_until }).where('id', '=', userId).execute()

const PAGE = 50

/** One page of what a reader of that scope opened, the latest first. */
export async function openingsOf(db: Db, role: ReaderRole, readerId: number, page: number) {
  const { rows } = await sql<{ hal: string; alamat: string; at: Date; total: number }>`
    select opened.hal, opened.alamat, opened.at, count(*) over ()::int as total
    from outside_readers as one join reader_openings as opened on opened.user_id = one.user_id
    where one.id = ${readerId} and one.role = ${role}
    order by opened.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db)
  return rows
}

export const deleteOldOpenings = (db: Db, before: Date) =>
  db.deleteFrom('reader_openings').where('at', '<', before).execute()

/** Counts what waits for a second person, by scope. */
export async function waitingApprovals(db: Db) {
  const { rows } = await sql<{ role: ReaderRole; jumlah: number; tertua: Date }>`
    select role, count(*)::int as jumlah, min(created_at) as tertua from outside_readers
    where status = 'diajukan' group by role`.execute(db)
  return rows
}
