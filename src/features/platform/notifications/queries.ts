import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import type { OptionalMail } from './rules.ts'

interface Notification {
  id: number
  judul: string
  isi: string
  tautan: string | null
  at: Date
  read_at: Date | null
}

/** A person's notifications, the newest first, those before an id when it is given; and how many are unread of all. */
export async function notificationsBefore(db: Db, userId: number, id: number | undefined, most: number) {
  const { rows } = await sql<{ belum_dibaca: number } & (Notification | { id: null })>`${preparedMark}
    select unread.belum_dibaca, own.* from (
      select count(*)::int as belum_dibaca from notifications where user_id = ${userId} and read_at is null
    ) as unread left join lateral (
      select id, judul, isi, tautan, at, read_at from notifications
      where user_id = ${userId} and id < coalesce(${id ?? null}::int, 2147483647) order by id desc limit ${most}
    ) as own on true order by own.id desc`.execute(db)
  const belum_dibaca = rows[0]?.belum_dibaca ?? 0
  return { belum_dibaca, found: rows.flatMap(({ belum_dibaca: _, ...row }) => (row.id === null ? [] : [row])) }
}

export const markRead = (db: Db, userId: number, until: number, now: Date) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', '<=', until)
    .where('read_at', 'is', null)
    .execute()

/** Tells whether a person declined mails of a kind. */
export async function hasDeclined(db: Db, userId: number, jenis: OptionalMail): Promise<boolean> {
  const row = await db
    .selectFrom('declined_mails')
    .select('jenis')
    .where('user_id', '=', userId)
    .where('jenis', '=', jenis)
    .executeTakeFirst()
  return row !== undefined
}

/** The address of an account, if there is one. */
export const emailOf = async (db: Db, userId: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email

/** The kinds of mail that a person declined. */
export async function declinedMails(db: Db, userId: number): Promise<Set<string>> {
  const rows = await db.selectFrom('declined_mails').select('jenis').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ jenis }) => jenis))
}

export const declineMail = (db: Db, user_id: number, jenis: OptionalMail, at: Date) =>
  db
    .insertInto('declined_mails')
    .values({ user_id, jenis, at })
    .onConflict((same) => same.doNothing())
    .execute()

export const acceptMail = (db: Db, userId: number, jenis: OptionalMail) =>
  db.deleteFrom('declined_mails').where('user_id', '=', userId).where('jenis', '=', jenis).execute()
