import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { Level } from '../../catalogue/schemes/level-rules.ts'
import type { ItemKind } from './content-rules.ts'
import { MOST_COMPARED } from './similarity-rules.ts'
import type { ItemState, ItemTransition, ItemWait } from './state-rules.ts'

/** A version of an item as its row has it; its content is sealed. */
export interface VersionRow {
  id: number
  item_id: number
  versi: number
  status: ItemState
  status_since: Date
  jenis: ItemKind
  unit: string
  tingkat: Level
  poin: number
  tanggal_sumber: Day
  stimulus_id: number | null
  author_id: number
  penulis: string
  created_at: Date
  isi: Buffer
}

const VERSION = sql`select own.id, own.item_id, own.versi, own.status, own.status_since, own.jenis, own.unit, own.tingkat,
  own.poin, own.tanggal_sumber, own.stimulus_id, own.author_id, author.name as penulis, own.created_at, own.isi
  from item_versions as own join users as author on author.id = own.author_id`

/** Returns a version of an item; the newest when none is named. */
export async function itemVersionOf(db: Db, itemId: number, versi?: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`${VERSION} where own.item_id = ${itemId}
    and ${versi === undefined ? sql`true` : sql`own.versi = ${versi}`} order by own.versi desc limit 1`.execute(db)
  return rows[0]
}

/** Returns the version of an item in the list of its changes. */
export async function changesOf(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('items').select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? 0
}

/** Locks an item; returns its version in the list of changes, or undefined where there is no such item. */
export async function lockItem(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('items').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.version
}

export const itemChanged = (db: Db, id: number): Promise<unknown> =>
  db
    .updateTable('items')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export async function insertItem(db: Db, now: Date): Promise<number> {
  const row = await db.insertInto('items').values({ created_at: now }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export type VersionColumns = Omit<VersionRow, 'id' | 'penulis'>

export const insertVersion = (db: Db, row: VersionColumns): Promise<unknown> =>
  db.insertInto('item_versions').values(row).execute()

export const updateVersion = (
  db: Db,
  id: number,
  columns: Partial<Omit<VersionColumns, 'item_id' | 'versi' | 'author_id' | 'created_at'>>,
): Promise<unknown> => db.updateTable('item_versions').set(columns).where('id', '=', id).execute()

export const approvalsOf = (db: Db, versionId: number) =>
  db
    .selectFrom('item_approvals')
    .innerJoin('users', 'users.id', 'item_approvals.user_id')
    .select(['item_approvals.user_id', 'item_approvals.at', 'users.name as nama'])
    .select(sql<ItemTransition>`langkah`.as('langkah'))
    .where('item_version_id', '=', versionId)
    .orderBy('at')
    .orderBy('langkah', 'desc')
    .execute()

export const insertApproval = (
  db: Db,
  row: { item_version_id: number; langkah: ItemTransition; user_id: number; at: Date },
): Promise<unknown> => db.insertInto('item_approvals').values(row).execute()

export const deleteApprovals = (db: Db, versionId: number): Promise<unknown> =>
  db.deleteFrom('item_approvals').where('item_version_id', '=', versionId).execute()

/** Lists the versions of an item, the newest first, without their content. */
export const versionsOf = (db: Db, itemId: number) =>
  db
    .selectFrom('item_versions')
    .innerJoin('users', 'users.id', 'item_versions.author_id')
    .select(['versi', 'item_versions.created_at', 'status_since', 'users.name as penulis', 'item_versions.id'])
    .select(sql<ItemState>`item_versions.status`.as('status'))
    .where('item_id', '=', itemId)
    .orderBy('versi', 'desc')
    .execute()

/** Returns the newest versions of other items of a unit, for comparing. */
export async function otherItemsOf(
  db: Db,
  unit: string,
  exceptId: number | null,
): Promise<Pick<VersionRow, 'item_id' | 'versi' | 'isi' | 'status'>[]> {
  const { rows } = await sql<Pick<VersionRow, 'item_id' | 'versi' | 'isi' | 'status'>>`
    select distinct on (item_id) item_id, versi, isi, status from item_versions
    where unit = ${unit} and item_id is distinct from ${exceptId}
    order by item_id desc, versi desc limit ${MOST_COMPARED}`.execute(db)
  return rows
}

/** Lists the units of competence that published versions of schemes have, by title. */
export async function publishedUnits(db: Db): Promise<{ judul: string }[]> {
  const { rows } = await sql<{ judul: string }>`
    select distinct unit ->> 'judul' as judul from scheme_versions
    cross join jsonb_array_elements(unit_kompetensi) as unit
    where published_at is not null order by 1`.execute(db)
  return rows
}

/** Selects the items with their newest version, and what each asks of one person: `giliran` 0 is what waits for them. */
export const itemRows = (userId: number): RawBuilder<unknown> => sql`
  select items.id, items.version, own.versi, own.status, own.status_since, own.jenis, own.unit, own.tingkat, own.poin,
    own.author_id, author.name as penulis, own.author_id = ${userId} as milik_saya,
    own.status = 'ditelaah' and own.author_id <> ${userId} as menunggu_telaah,
    own.status = 'disetujui' and own.author_id <> ${userId} and not exists (
      select from item_approvals as given where given.item_version_id = own.id and given.langkah = 'rilis'
        and given.user_id = ${userId}) as menunggu_rilis,
    case when own.author_id = ${userId} and own.status = 'rancangan' or own.author_id <> ${userId} and (
        own.status = 'ditelaah' or own.status = 'disetujui' and not exists (
          select from item_approvals as given where given.item_version_id = own.id and given.langkah = 'rilis'
            and given.user_id = ${userId})) then 0
      when own.author_id = ${userId} then 1 else 2 end as giliran,
    (select max(other.versi) from item_versions as other
      where other.item_id = items.id and other.status in ('dirilis', 'dipakai')) as versi_berlaku
  from items left join item_versions as own on own.item_id = items.id
    and own.versi = (select max(newest.versi) from item_versions as newest where newest.item_id = items.id)
  left join users as author on author.id = own.author_id`

/** Says which of these rows wait for a person, by what they are to do. */
export const itemWaitsFor = (userId: number): Record<ItemWait, RawBuilder<unknown>> => ({
  tulis: sql`r.milik_saya and r.status = 'rancangan'`,
  telaah: sql`r.menunggu_telaah`,
  rilis: sql`r.menunggu_rilis`,
  koreksi: sql`exists (select from key_corrections as asked join item_versions as own on own.id = asked.item_version_id
    where own.item_id = r.id and asked.status = 'diusulkan' and asked.proposed_by <> ${userId})`,
})

/**
 * Lists items that were asked in an exam and are withdrawn with all their versions, so that no exam asks them again. Such
 * with a stimulus are left out.
 */
export async function retiredItems(db: Db, most: number) {
  const { rows } = await sql<{ item_id: number; versi: number; unit: string; isi: Buffer }>`
    select distinct on (own.item_id) own.item_id, own.versi, own.unit, own.isi from item_versions as own
    where own.stimulus_id is null and own.status = 'ditarik' and not exists (
        select from item_versions as other where other.item_id = own.item_id and other.status <> 'ditarik')
      and exists (select from exam_form_items as asked join exam_papers as paper on paper.form_id = asked.form_id
        where asked.item_version_id = own.id)
    order by own.item_id, own.versi desc limit ${most}`.execute(db)
  return rows
}
