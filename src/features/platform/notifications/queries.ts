import type { Db } from '../../../server/database/db.ts'
import type { OptionalMail } from './rules.ts'

/** A person's notifications, the newest first; those before an id when it is given. */
export const notificationsBefore = (db: Db, userId: number, id: number | undefined, most: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'judul', 'isi', 'tautan', 'at', 'read_at'])
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '<', id ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export async function unreadCount(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const markRead = (db: Db, userId: number, until: number, now: Date) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', '<=', until)
    .where('read_at', 'is', null)
    .execute()

/** Whether a person declined mails of a kind. */
export async function hasDeclined(db: Db, userId: number, jenis: OptionalMail): Promise<boolean> {
  const row = await db
    .selectFrom('declined_mails')
    .select('jenis')
    .where('user_id', '=', userId)
    .where('jenis', '=', jenis)
    .executeTakeFirst()
  return row !== undefined
}

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
