import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { DocumentKind, ReplacementState } from './replacement-rules.ts'

export interface ReplacementRow {
  id: number
  version: number
  user_id: number
  jenis: DocumentKind
  status: ReplacementState
  file_id: string
  replaced_file_id: string | null
  alasan: string | null
  catatan: string | null
  created_at: Date
  decided_at: Date | null
}

const selectReplacements = (db: Db) =>
  db
    .selectFrom('document_replacements')
    .select([
      'id',
      'version',
      'user_id',
      'file_id',
      'replaced_file_id',
      'alasan',
      'catatan',
      'created_at',
      'decided_at',
    ])
    .select(sql<DocumentKind>`jenis`.as('jenis'))
    .select(sql<ReplacementState>`status`.as('status'))

/** The documents that a person replaced, the newest first. */
export const replacementsOf = (db: Db, userId: number): Promise<ReplacementRow[]> =>
  selectReplacements(db).where('user_id', '=', userId).orderBy('id', 'desc').execute()

export const replacementById = (db: Db, id: number): Promise<ReplacementRow | undefined> =>
  selectReplacements(db).where('id', '=', id).executeTakeFirst()

export const lockReplacement = (db: Db, id: number): Promise<ReplacementRow | undefined> =>
  selectReplacements(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Ends a waiting replacement of a document, as another one comes; undefined where none waits. */
export const supersedeReplacement = (db: Db, userId: number, jenis: DocumentKind) =>
  db
    .updateTable('document_replacements')
    .set((set) => ({ status: 'diganti_lagi', version: set('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('jenis', '=', jenis)
    .where('status', '=', 'diajukan')
    .returning('replaced_file_id')
    .executeTakeFirst()

interface NewReplacement {
  user_id: number
  jenis: DocumentKind
  file_id: string
  replaced_file_id: string | null
  alasan: string | null
  created_at: Date
}

export async function insertReplacement(db: Db, replacement: NewReplacement): Promise<number> {
  const made = db.insertInto('document_replacements').values(replacement).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** Tells whether a file has the content of the present document, or of one of that kind that was found wrong. */
export async function earlierContent(
  db: Db,
  { userId, jenis, fileId, current }: { userId: number; jenis: DocumentKind; fileId: string; current: string },
): Promise<'present' | 'refused' | undefined> {
  const { rows } = await sql<{ met: 'present' | 'refused' }>`
    with given as (select sha256 from private_files where id = ${fileId} and user_id = ${userId})
    select 'present' as met from private_files as present join given using (sha256)
      where present.user_id = ${userId} and present.id::text = ${current}
    union all
    select 'refused' from document_replacements as earlier join private_files as named on named.id = earlier.file_id
      join given using (sha256)
      where earlier.user_id = ${userId} and earlier.jenis = ${jenis} and earlier.status = 'tidak_sesuai'
    order by met limit 1`.execute(db)
  return rows[0]?.met
}

interface Decision {
  status: 'sesuai' | 'tidak_sesuai'
  catatan: string | null
  decided_at: Date
  decided_by: number
}

export const decideReplacement = (db: Db, id: number, decision: Decision) =>
  db
    .updateTable('document_replacements')
    .set((set) => ({ ...decision, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export interface ShownReplacement {
  id: number
  version: number
  user_id: number
  nama: string
  email: string
  jenis: DocumentKind
  status: ReplacementState
  created_at: Date
  decided_at: Date | null
  catatan: string | null
}

/** The rows of the office's list. */
export const REPLACEMENTS = sql<ShownReplacement>`
  select made.id, made.version, user_id, users.name as nama, users.email, made.jenis, made.status, made.created_at,
    decided_at, catatan, made.search_text
  from document_replacements as made left join users on users.id = user_id`

export async function shownReplacement(db: Db, id: number): Promise<ShownReplacement | undefined> {
  const { rows } = await sql<ShownReplacement>`select * from (${REPLACEMENTS}) as r where r.id = ${id}`.execute(db)
  return rows[0]
}
