import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import type { Day } from '../../../lib/day.ts'
import type { Setting } from './rules.ts'

interface SettingRow extends Setting {
  label: string
  keterangan: string
  satuan: string
  version: number
}

/** Until the transaction ends, nobody else changes a setting. */
export const lockSettings = (db: Db) => sql`select 1 from settings order by urutan for update`.execute(db)

/** Every setting in its order, as it is in force on a day. */
export async function settingRows(db: Db, on: Day): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select key, setting_on(key, ${on}) as value, label, keterangan, satuan, least, most, version
    from settings order by urutan`.execute(db)
  return rows
}

export interface PlannedValue {
  key: string
  berlaku_sejak: Day
  value: number | boolean | string
}

/** Values that will hold from later days on, the next one first. */
export const plannedValues = (db: Db, after: Day): Promise<PlannedValue[]> =>
  db
    .selectFrom('setting_values')
    .select([
      'key',
      sql<Day>`berlaku_sejak`.as('berlaku_sejak'),
      sql<number | boolean | string>`setting_values.value`.as('value'),
    ])
    .where('berlaku_sejak', '>', after)
    .orderBy('berlaku_sejak')
    .orderBy('key')
    .execute()

/** Lets a value hold from a day on; what was planned for later days stays. */
export async function saveSettingValue(db: Db, key: string, berlaku_sejak: Day, value: unknown): Promise<void> {
  await db
    .insertInto('setting_values')
    .values({ key, berlaku_sejak, value: asJson(value) })
    .onConflict((same) => same.columns(['key', 'berlaku_sejak']).doUpdateSet({ value: asJson(value) }))
    .execute()
  await db
    .updateTable('settings')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('key', '=', key)
    .execute()
}
