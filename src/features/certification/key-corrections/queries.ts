import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { CorrectionKind, CorrectionState } from './correction-rules.ts'

export interface CorrectionRow {
  id: number
  version: number
  item_version_id: number
  item_id: number
  versi: number
  jenis: CorrectionKind
  status: CorrectionState
  isi: Buffer
  proposed_by: number
  proposed_by_name: string
  proposed_at: Date
  decided_by: number | null
  decided_by_name: string | null
  decided_at: Date | null
}

const CORRECTIONS = sql`
  select own.id, own.version, own.item_version_id, item.item_id, item.versi, own.jenis, own.status, own.isi,
    own.proposed_by, proposer.name as proposed_by_name, own.proposed_at, own.decided_by, decider.name as decided_by_name, own.decided_at
  from key_corrections as own join item_versions as item on item.id = own.item_version_id
  join users as proposer on proposer.id = own.proposed_by left join users as decider on decider.id = own.decided_by`

export async function correctionById(db: Db, id: number): Promise<CorrectionRow | undefined> {
  const { rows } = await sql<CorrectionRow>`${CORRECTIONS} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Lists the corrections of the versions of an item, the newest first. */
export async function correctionsOfItem(db: Db, itemId: number): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`${CORRECTIONS} where item.item_id = ${itemId} order by own.id desc`.execute(
    db,
  )
  return rows
}

/** Locks a correction until the transaction ends. */
export const lockCorrection = (db: Db, id: number) =>
  db.selectFrom('key_corrections').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks a version of an item against a second proposal. */
export const lockItemOf = (db: Db, itemId: number) =>
  db.selectFrom('items').select('id').where('id', '=', itemId).forUpdate().executeTakeFirst()

export interface CorrectedVersion {
  id: number
  item_id: number
  versi: number
  poin: number
  isi: Buffer
}

export async function versionToCorrect(db: Db, itemId: number, versi: number): Promise<CorrectedVersion | undefined> {
  return db
    .selectFrom('item_versions')
    .select(['id', 'item_id', 'versi', 'poin', 'isi'])
    .where('item_id', '=', itemId)
    .where('versi', '=', versi)
    .where('status', '<>', 'rancangan')
    .executeTakeFirst()
}

export const insertCorrection = (
  db: Db,
  {
    id,
    item_version_id,
    jenis,
    isi,
    proposed_by,
    proposed_at,
  }: Pick<CorrectionRow, 'id' | 'item_version_id' | 'jenis' | 'isi' | 'proposed_by' | 'proposed_at'>,
): Promise<unknown> =>
  sql`insert into key_corrections (id, item_version_id, jenis, status, isi, proposed_by, proposed_at)
    overriding system value
    values (${id}, ${item_version_id}, ${jenis}, 'diusulkan', ${isi}, ${proposed_by}, ${proposed_at})`.execute(db)

export const decideCorrection = (
  db: Db,
  id: number,
  decided: { status: CorrectionState; decided_by: number; decided_at: Date },
): Promise<unknown> =>
  db
    .updateTable('key_corrections')
    .set((row) => ({ ...decided, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** A correction in force, of a version of a form or of one version. */
export interface StandingRow {
  id: number
  item_version_id: number
  jenis: CorrectionKind
  isi: Buffer
}

/** Lists the newest correction in force of each version of a form. */
export async function standingOfForm(db: Db, formId: number): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select distinct on (own.item_version_id) own.id, own.item_version_id, own.jenis, own.isi
    from key_corrections as own join exam_form_items as item on item.item_version_id = own.item_version_id
    where item.form_id = ${formId} and own.status = 'berlaku'
    order by own.item_version_id, own.decided_at desc, own.id desc`.execute(db)
  return rows
}

/** Returns the newest correction in force that gave a version another key. */
export async function newestKeyOf(db: Db, versionId: number): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select id, item_version_id, jenis, isi from key_corrections
    where item_version_id = ${versionId} and status = 'berlaku' and jenis = 'kunci'
    order by decided_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Tells whether a form has no other counting item of the unit of a version. */
export async function isOnlyOfItsUnit(db: Db, versionId: number): Promise<boolean> {
  const { rows } = await sql<{ only: boolean }>`
    select exists (select from exam_form_items as own join item_versions as item on item.id = own.item_version_id
      where own.item_version_id = ${versionId} and not exists (
        select from exam_form_items as other join item_versions as beside on beside.id = other.item_version_id
        where other.form_id = own.form_id and other.item_version_id <> own.item_version_id and beside.unit = item.unit
          and coalesce((select jenis from key_corrections where item_version_id = beside.id and status = 'berlaku'
            order by decided_at desc, id desc limit 1), '') <> 'dikeluarkan')) as only`.execute(db)
  return rows[0]?.only ?? false
}
