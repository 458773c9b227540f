import type { Db } from '../../../ground/database/db.ts'

export interface DraftRow {
  id: string
  jenis: string
  berkas: string
  created_at: Date
  updated_at: Date
  baris: number
  masuk: number
  content_sealed: Buffer
}

const LISTED = ['id', 'jenis', 'berkas', 'created_at', 'updated_at', 'baris', 'masuk'] as const

/** The drafts of these kinds of lists, the newest first. */
export const importDraftsOf = (db: Db, kinds: readonly string[]) =>
  kinds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('import_drafts')
        .select(LISTED)
        .where('jenis', 'in', [...kinds])
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute()

/** A draft of one of these kinds of lists. */
export const draftById = (db: Db, id: string, kinds: readonly string[]): Promise<DraftRow | undefined> =>
  kinds.length === 0
    ? Promise.resolve(undefined)
    : db
        .selectFrom('import_drafts')
        .select([...LISTED, 'content_sealed'])
        .where('id', '=', id)
        .where('jenis', 'in', [...kinds])
        .executeTakeFirst()

/** Others who change the same draft wait until the transaction ends. */
export const lockDraft = (db: Db, id: string) =>
  db.selectFrom('import_drafts').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const insertImportDraft = (db: Db, row: DraftRow & { created_by: number | null }) =>
  db.insertInto('import_drafts').values(row).execute()

export const updateDraft = (
  db: Db,
  id: string,
  changes: Pick<DraftRow, 'content_sealed' | 'baris' | 'masuk' | 'updated_at'>,
) => db.updateTable('import_drafts').set(changes).where('id', '=', id).execute()

export const deleteDraft = (db: Db, id: string) => db.deleteFrom('import_drafts').where('id', '=', id).execute()

/** Deletes the drafts that nobody has touched since. */
export const deleteDraftsBefore = (db: Db, before: Date) =>
  db.deleteFrom('import_drafts').where('updated_at', '<', before).execute()

export async function countDrafts(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('import_drafts')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('created_by', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The fields that people chose for heads of a kind of list. */
export async function knownHeads(db: Db, jenis: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('import_heads').select(['judul', 'field']).where('jenis', '=', jenis).execute()
  return new Map(rows.map(({ judul, field }) => [judul, field]))
}

export const saveHeads = (db: Db, rows: { jenis: string; judul: string; field: string }[]) =>
  rows.length === 0
    ? Promise.resolve()
    : db
        .insertInto('import_heads')
        .values(rows)
        .onConflict((on) => on.columns(['jenis', 'judul']).doUpdateSet((row) => ({ field: row.ref('excluded.field') })))
        .execute()
        .then(() => undefined)
