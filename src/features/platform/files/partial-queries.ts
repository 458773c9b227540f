import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { FileKind } from './rules.ts'

export interface PartialUpload {
  id: string
  user_id: number
  jenis: FileKind
  name: string
  /** The size of the whole file, in bytes. */
  bytes: number
  /** The bytes that have arrived so far. */
  received: number
}

export const insertPartial = (db: Db, upload: PartialUpload & { created_at: Date }) =>
  db.insertInto('partial_uploads').values(upload).execute()

/** Deletes a person's unfinished uploads except the newest. */
export const deleteOlderPartials = (db: Db, userId: number, most: number) =>
  sql`delete from partial_uploads where id in (select id from partial_uploads where user_id = ${userId}
    order by created_at desc, id limit all offset ${most})`.execute(db)

export const deletePartialsBefore = (db: Db, before: Date) =>
  db.deleteFrom('partial_uploads').where('created_at', '<', before).execute()

/** Returns an unfinished upload of one's own. */
export const ownPartial = (db: Db, id: string, userId: number) =>
  db
    .selectFrom('partial_uploads')
    .select(['id', 'user_id', 'jenis', 'name', 'bytes', 'received'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst() as Promise<PartialUpload | undefined>

/** Counts bytes that begin exactly where the upload ended; false when others came first. */
export async function countReceived(db: Db, id: string, startsAt: number, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('partial_uploads')
    .set({ received: startsAt + bytes })
    .where('id', '=', id)
    .where('received', '=', startsAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const insertPart = (db: Db, part: { upload_id: string; starts_at: number; sealed: Buffer }) =>
  db.insertInto('partial_upload_parts').values(part).execute()

export const uploadPartsOf = (db: Db, id: string) =>
  db
    .selectFrom('partial_upload_parts')
    .select(['starts_at', 'sealed'])
    .where('upload_id', '=', id)
    .orderBy('starts_at')
    .execute()

/** Deletes an unfinished upload; false when it is gone already. */
export async function deletePartial(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('partial_uploads').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
