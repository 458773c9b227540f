import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** A version of an item, sealed, whose answers are counted. */
export interface CountedVersion {
  id: number
  item_id: number
  versi: number
  unit: string
  isi: Buffer
}

export async function versionsOfItem(db: Db, itemId: number): Promise<CountedVersion[]> {
  const { rows } = await sql<CountedVersion>`
    select id, item_id, versi, unit, isi from item_versions where item_id = ${itemId} order by versi desc`.execute(db)
  return rows
}

/** A version under its number in a form. */
export interface NumberedVersion extends CountedVersion {
  nomor: number
}

export async function versionsOfForm(db: Db, formId: number): Promise<NumberedVersion[]> {
  const { rows } = await sql<NumberedVersion>`
    select item.id, item.item_id, item.versi, item.unit, item.isi, own.nomor
    from exam_form_items as own join item_versions as item on item.id = own.item_version_id
    where own.form_id = ${formId} order by own.nomor`.execute(db)
  return rows
}

/** A number of a form: what it can earn, and which version it is. */
export interface FormPlace {
  form_id: number
  nomor: number
  item_version_id: number
  poin: number
}

/** Lists all numbers of the forms that have one of these versions. */
export async function placesWith(db: Db, versionIds: readonly number[]): Promise<FormPlace[]> {
  const { rows } = await sql<FormPlace>`
    select form_id, nomor, item_version_id, poin from exam_form_items where form_id in (
      select form_id from exam_form_items where item_version_id = any(${[...versionIds]}::int[]))
    order by form_id, nomor`.execute(db)
  return rows
}

export const itemExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('items').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
