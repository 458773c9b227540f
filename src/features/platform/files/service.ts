import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { insertFile } from './queries.ts'
import type { FileKind } from './rules.ts'

export interface FileRow {
  id: string
  /** Null for what came with a complaint of somebody without an account. */
  user_id: number | null
  jenis: FileKind
  name: string
  type: string
  bytes: number
  created_at: Date
}

const PURPOSE = 'file'

/** Whether a text can be the id of a private file at all. */
export const isFileId = (id: string): boolean => z.uuid().safeParse(id).success

const selectFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('private_files')
    .select(['id', 'user_id', 'jenis', 'name', 'type', 'bytes', 'created_at'])
    .where('id', 'in', ids)

/** Private files by id, in no order; unknown ones are left out. */
export async function filesById(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = ids.filter(isFileId)
  if (wanted.length === 0) return []
  return (await selectFiles(db, wanted).execute()) as FileRow[]
}

/** One's own files, held against the sweep until the transaction ends; throws FILE_NOT_FOUND if one is not there or not one's own. */
export async function requireOwnFiles(db: Db, userId: number, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return []
  if (!wanted.every(isFileId)) throw new Problem('FILE_NOT_FOUND')
  const rows = await selectFiles(db, wanted).where('user_id', '=', userId).forShare().execute()
  if (rows.length !== wanted.length) throw new Problem('FILE_NOT_FOUND')
  return rows as FileRow[]
}

type Store = Pick<Context, 'files' | 'keys'>

interface NewFile {
  userId: number | null
  jenis: FileKind
  name: string
  type: string
  bytes: Uint8Array
}

/** Seals a file and notes it. The bytes go first: a row without them would be a loss, bytes without a row are swept away. */
export async function keepFile(db: Db, { files, keys, now }: Store & { now: Date }, file: NewFile): Promise<FileRow> {
  const { userId, bytes, ...named } = file
  const row = { id: randomUUID(), user_id: userId, ...named, bytes: bytes.length, created_at: now }
  await files.private.put(row.id, keys.seal(PURPOSE, bytes, row.id))
  await insertFile(db, { ...row, sha256: createHash('sha256').update(bytes).digest('hex') })
  return row
}

/** What a private file holds; throws FILE_NOT_FOUND. Whether it may be read, and noting that it was, is the caller's affair. */
export async function openPrivateFile({ files, keys }: Store, id: string): Promise<Buffer> {
  const sealed = await files.private.get(id)
  if (!sealed) throw new Problem('FILE_NOT_FOUND')
  return keys.open(PURPOSE, sealed, id)
}
