import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

/** The rows of a page; a run reads all pages. */
const PAGE = 500

export interface ChangeRow {
  id: number
  user_id: number
  isi: Buffer
  file_id: string
  status: 'diajukan' | 'disetujui' | 'ditolak'
  catatan: string | null
  created_at: Date
  version: number
}

const selectChanges = (db: Db) =>
  db
    .selectFrom('data_change_requests')
    .select(['id', 'user_id', 'isi', 'file_id', 'catatan', 'created_at', 'version'])
    .select(sql<ChangeRow['status']>`status`.as('status'))

export const changeRequestsOf = (db: Db, userId: number): Promise<ChangeRow[]> =>
  selectChanges(db).where('user_id', '=', userId).orderBy('id', 'desc').execute()

export const changeById = (db: Db, id: number): Promise<ChangeRow | undefined> =>
  selectChanges(db).where('id', '=', id).executeTakeFirst()

export const lockChange = (db: Db, id: number): Promise<ChangeRow | undefined> =>
  selectChanges(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Stores a request and returns its id; undefined while an earlier request of this person waits. */
export async function insertChange(
  db: Db,
  request: { user_id: number; isi: Buffer; file_id: string; created_at: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('data_change_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'diajukan').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Decision {
  status: 'disetujui' | 'ditolak'
  catatan: string | null
  decided_at: Date
  decided_by: number
}

export const decideChange = (db: Db, id: number, decision: Decision) =>
  db
    .updateTable('data_change_requests')
    .set((set) => ({ ...decision, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Renames the account too, unless its owner chose another name for it. */
export const renameAccountNamed = (db: Db, userId: number, from: string, to: string) =>
  db.updateTable('users').set({ name: to }).where('id', '=', userId).where('name', '=', from).execute()

/** Approved requests whose person's papers were not compared with the corrected name yet. */
export const changesToCompare = (db: Db, after = 0): Promise<ChangeRow[]> =>
  selectChanges(db)
    .where('status', '=', 'disetujui')
    .where('papers_compared_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()

export const markPapersCompared = (db: Db, id: number, papers_compared_at: Date) =>
  db.updateTable('data_change_requests').set({ papers_compared_at }).where('id', '=', id).execute()

export interface ShownChange {
  id: number
  version: number
  user_id: number
  nama: string
  email: string
  status: ChangeRow['status']
  created_at: Date
  decided_at: Date | null
  catatan: string | null
}

/** The rows of the office's list. */
export const CHANGES = sql<ShownChange>`
  select request.id, request.version, user_id, users.name as nama, users.email, request.status, request.created_at,
    decided_at, catatan, request.search_text
  from data_change_requests as request left join users on users.id = user_id`

export async function shownChange(db: Db, id: number): Promise<ShownChange | undefined> {
  const { rows } = await sql<ShownChange>`select * from (${CHANGES}) as r where r.id = ${id}`.execute(db)
  return rows[0]
}
