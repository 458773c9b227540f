import { sql } from 'kysely'
import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { asJson } from '../../../server/office/values.ts'
import type { LetterContent } from './status-letter-content.ts'

export interface LetterRow {
  id: number
  user_id: number
  certificate_id: number
  nomor: string
  created_at: Date
  isi: LetterContent
  file_id: string | null
}

/** Letters of a person, the newest first. */
export async function lettersOf(db: Db, userId: number): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select id, user_id, certificate_id, nomor, created_at, isi, file_id from status_letters
    where user_id = ${userId} and isi <> '{}' order by id desc`.execute(db)
  return rows
}

/** How many letters a person had made on a day in Jakarta. */
export async function lettersOn(db: Db, userId: number, on: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from status_letters
    where user_id = ${userId} and date(created_at at time zone 'Asia/Jakarta') = ${on}`.execute(db)
  return rows[0]?.count ?? 0
}

export const insertLetter = (db: Db, { isi, ...letter }: Omit<LetterRow, 'id' | 'file_id'>) =>
  db
    .insertInto('status_letters')
    .values({ ...letter, isi: asJson(isi) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Holds a letter until the transaction ends; answers the file that it has by then. */
export async function heldLetterFile(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('status_letters')
    .select('file_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.file_id
}

export const putLetterFile = (db: Db, id: number, file: { file_id: string; sha256: string }) =>
  db.updateTable('status_letters').set(file).where('id', '=', id).where('file_id', 'is', null).execute()
