import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { OFFICE_LISTS } from './list-queries.ts'
import type { Period } from './period-queries.ts'
import type { Missing } from './rules.ts'

export const FOLDER_ROWS = sql`
  select one.id, one.version, one.edisi, one.dari, one.sampai, one.status, one.selesai, one.jumlah, one.finished_at,
    one.created_at, creator.name as created_by_name, jsonb_array_length(one.kosong) as jumlah_kosong
  from assessor_folders as one left join users as creator on creator.id = one.created_by`

export const FOLDER_RECORD = sql`
  select one.*, creator.name as created_by_name, jsonb_array_length(one.kosong) as jumlah_kosong
  from assessor_folders as one left join users as creator on creator.id = one.created_by`

/** The rows of a screen in a period under the headings of its list; undefined for a screen without a list here. */
export async function listedRows(db: Db, resource: string, period: Period) {
  const known = OFFICE_LISTS[resource]
  if (!known) return undefined
  const columns = Object.entries(known.columns).map(([heading, value]) => sql`${value} as ${sql.ref(heading)}`)
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)} from ${known.of(period)}`.execute(db)
  return { headings: Object.keys(known.columns), rows }
}

/** What a screen lacks although it has rows, in sentences. */
export async function lackingOf(db: Db, resource: string, period: Period): Promise<string[]> {
  const lacks = OFFICE_LISTS[resource]?.lacks
  if (!lacks) return []
  const { rows } = await sql<{ kurang: string }>`${lacks(period)}`.execute(db)
  return rows.map(({ kurang }) => kurang)
}

/** The papers of a kind that were in force on a day of the period, the oldest first. */
export async function papersInForce(db: Db, jenis: string, { dari, sampai, begin }: Period) {
  const { rows } = await sql<{ id: number; judul: string; versi: string; file_id: string; type: string }>`
    select one.id, one.judul, one.versi, one.file_id, file.type from controlled_papers as one
    join private_files as file on file.id = one.file_id and file.erased_at is null
    where one.jenis = ${jenis} and one.approved_at is not null and one.berlaku_sejak <= ${sampai}
      and coalesce(one.berlaku_sampai >= ${dari}, true) and coalesce(one.ended_at >= ${begin}, true)
    order by one.id`.execute(db)
  return rows
}

/** Returns a folder that still has to be made, with the person who asked for it; undefined for any other. */
export async function folderToMake(db: Db, id: number) {
  const { rows } = await sql<{
    id: number
    edisi: '2012' | '2026'
    klausul: string[]
    dari: Period['dari']
    sampai: Period['sampai']
    created_by: number
    created_at: Date
    created_by_name: string
    created_by_email: string
  }>`select one.id, one.edisi, one.klausul, one.dari, one.sampai, one.created_by, one.created_at,
      creator.name as created_by_name, creator.email as created_by_email
    from assessor_folders as one join users as creator on creator.id = one.created_by
    where one.id = ${id} and one.status = 'disusun'`.execute(db)
  return rows[0]
}

export const markProgress = (db: Db, id: number, selesai: number) =>
  db.updateTable('assessor_folders').set({ selesai }).where('id', '=', id).where('status', '=', 'disusun').execute()

interface Made {
  file_id: string
  sha256: string
  kosong: readonly Missing[]
  finished_at: Date
}

/** Marks a folder as made; false when another process made it meanwhile. */
export async function markReady(db: Db, id: number, { kosong, ...made }: Made): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assessor_folders')
    .set((row) => ({
      ...{ ...made, kosong: JSON.stringify(kosong), status: 'siap' },
      ...{ selesai: row.ref('jumlah'), version: sql`version + 1` },
    }))
    .where('id', '=', id)
    .where('status', '=', 'disusun')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const markFailed = (db: Db, id: number, sebab: string) =>
  db
    .updateTable('assessor_folders')
    .set({ status: 'gagal', sebab, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'disusun')
    .execute()

/** The folders whose archive was kept long enough. */
export const foldersReadyBefore = (db: Db, before: Date) =>
  db
    .selectFrom('assessor_folders')
    .select(['id', 'file_id'])
    .where('status', '=', 'siap')
    .where('finished_at', '<', before)
    .orderBy('finished_at')
    .limit(100)
    .execute()

export const markErasedFolder = (db: Db, id: number) =>
  db
    .updateTable('assessor_folders')
    .set({ status: 'dihapus', file_id: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'siap')
    .execute()

/** The archive of a folder, as long as it is kept. */
export const fileOfFolder = (db: Db, id: number) =>
  db
    .selectFrom('assessor_folders')
    .innerJoin('private_files as file', 'file.id', 'assessor_folders.file_id')
    .select(['file.id', 'file.name'])
    .where('assessor_folders.id', '=', id)
    .where('file.erased_at', 'is', null)
    .executeTakeFirst()

/** The folders that are still being made since before a moment, the oldest first. */
export const abandonedFolders = (db: Db, before: Date) =>
  db
    .selectFrom('assessor_folders')
    .select('id')
    .where('status', '=', 'disusun')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(5)
    .execute()

export const failOldFolders = (db: Db, before: Date, sebab: string) =>
  db
    .updateTable('assessor_folders')
    .set({ status: 'gagal', sebab, version: sql`version + 1` })
    .where('status', '=', 'disusun')
    .where('created_at', '<', before)
    .execute()
