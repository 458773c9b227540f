import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'

export interface MessageRow {
  id: number
  dari_petugas: boolean
  /** The name of the person who wrote it. */
  nama: string
  isi: string
  berkas: PrivateFile | null
  at: Date
  read_at: Date | null
}

const messages = (db: Db) =>
  db
    .selectFrom('application_messages as message')
    .innerJoin('users as writer', 'writer.id', 'message.user_id')
    .leftJoin('private_files as file', 'file.id', 'message.file_id')
    .select([
      'message.id',
      'message.dari_petugas',
      'writer.name as nama',
      'message.isi',
      'message.at',
      'message.read_at',
      sql<PrivateFile | null>`case when file.id is not null then json_build_object('id', file.id, 'jenis', file.jenis,
        'name', file.name, 'type', file.type, 'bytes', file.bytes, 'created_at', file.created_at,
        'erased_at', file.erased_at, 'scanned_at', file.scanned_at) end`.as('berkas'),
    ])

/** All messages about an application, the oldest first. */
export const messagesOf = (db: Db, applicationId: number): Promise<MessageRow[]> =>
  messages(db).where('message.user_training_id', '=', applicationId).orderBy('message.id').execute()

export const messageById = (db: Db, id: number): Promise<MessageRow> =>
  messages(db).where('message.id', '=', id).executeTakeFirstOrThrow()

/** Marks what the other side wrote as read. */
export const markMessagesRead = (db: Db, applicationId: number, fromStaff: boolean, now: Date) =>
  db
    .updateTable('application_messages')
    .set({ read_at: now })
    .where('user_training_id', '=', applicationId)
    .where('dari_petugas', '=', fromStaff)
    .where('read_at', 'is', null)
    .execute()

interface NewMessage {
  user_training_id: number
  user_id: number
  dari_petugas: boolean
  isi: string
  file_id: string | null
  at: Date
}

export const insertMessage = (db: Db, message: NewMessage): Promise<{ id: number }> =>
  db.insertInto('application_messages').values(message).returning('id').executeTakeFirstOrThrow()
