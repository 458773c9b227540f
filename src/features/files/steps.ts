import { Problem } from '../../problems.ts'
import type { Db } from '../../server/db.ts'
import type { FileKind } from './rules.ts'

export interface FileRow {
  id: string
  user_id: number
  jenis: FileKind
  name: string
  type: string
  bytes: number
  created_at: Date
}

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/i.test(id)

/** Private files by id, in no order; unknown ones are left out. */
export async function filesById(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('private_files')
    .select(['id', 'user_id', 'jenis', 'name', 'type', 'bytes', 'created_at'])
    .where('id', 'in', wanted)
    .execute()
  return rows as FileRow[]
}

/** One's own files, held against the sweep until the transaction ends; throws FILE_NOT_FOUND if one is not there or not one's own. */
export async function ownFiles(db: Db, userId: number, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  if (!wanted.every(isId)) throw new Problem('FILE_NOT_FOUND')
  const rows = await db
    .selectFrom('private_files')
    .select(['id', 'user_id', 'jenis', 'name', 'type', 'bytes', 'created_at'])
    .where('id', 'in', wanted)
    .where('user_id', '=', userId)
    .forShare()
    .execute()
  if (rows.length !== wanted.length) throw new Problem('FILE_NOT_FOUND')
  return rows as FileRow[]
}
