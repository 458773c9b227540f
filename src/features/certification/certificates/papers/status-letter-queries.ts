import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import { bodyZoneName, type Day } from '../../../../lib/day.ts'
import type { Validity } from '../rules.ts'
import type { LetterContent } from './status-letter-rules.ts'

export interface LetterRow {
  id: number
  user_id: number
  certificate_id: number
  nomor: string
  created_at: Date
  isi: LetterContent
  file_id: string | null
}

type RegisterFacts = Validity &
  Omit<LetterContent, 'penerbit' | 'status_sertifikat' | 'status_label' | 'status_since'> & { status_since: Date }

/** Returns what the register says of a certificate. */
export async function registerFacts(db: Db, certificateId: number): Promise<RegisterFacts | undefined> {
  const { rows } = await sql<RegisterFacts>`
    select own.no_sertifikasi, own.no_registrasi, own.nama, own.kualifikasi, own.skema, own.valid_from, own.valid_until,
      own.status, own.status_since, own.frozen_until, next.no_sertifikasi as no_sertifikasi_pengganti
    from certificates as own left join certificates as next on next.replaces_id = own.id
    where own.id = ${certificateId}`.execute(db)
  return rows[0]
}

/** Whose letter it is; undefined once its holder was forgotten. */
export async function ownerOfLetter(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from status_letters where id = ${id} and isi <> '{}'`.execute(db)
  return rows[0]?.user_id
}

/** Letters of a person, the newest first. */
export async function lettersOf(db: Db, userId: number): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select id, user_id, certificate_id, nomor, created_at, isi, file_id from status_letters
    where user_id = ${userId} and isi <> '{}' order by id desc`.execute(db)
  return rows
}

/** How many letters a person asked for on a day. */
export async function lettersOn(db: Db, userId: number, on: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from status_letters
    where user_id = ${userId} and date(created_at at time zone ${bodyZoneName()}) = ${on}`.execute(db)
  return rows[0]?.count ?? 0
}

export const insertLetter = (db: Db, { isi, ...letter }: Omit<LetterRow, 'id' | 'file_id'>) =>
  db
    .insertInto('status_letters')
    .values({ ...letter, isi: asJson(isi) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Locks a letter until the transaction ends; answers the file that it has by then. */
export async function lockLetterFile(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('status_letters')
    .select('file_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.file_id
}

export const updateLetterFile = (db: Db, id: number, file: { file_id: string; sha256: string; signed_by: number }) =>
  db.updateTable('status_letters').set(file).where('id', '=', id).where('file_id', 'is', null).execute()
