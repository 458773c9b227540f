import { sql } from 'kysely'
import type { KeyScope } from '../../../access.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'

interface NewKey {
  nama_instansi: string
  kontak: string
  awalan: string
  key_hash: string
  cakupan: readonly KeyScope[]
  batas_harian: number
  berlaku_sampai: string
  created_at: Date
  created_by: number
}

export async function insertApiKey(db: Db, key: NewKey): Promise<number> {
  const { id } = await db
    .insertInto('api_keys')
    .values({ ...key, cakupan: [...key.cakupan] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets what a key may ask from now on; false where it was changed or ended meanwhile. */
export async function updateScopes(
  db: Db,
  { id, version }: { id: number; version: number },
  cakupan: readonly KeyScope[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ cakupan: [...cakupan], version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a key at once; false where it is not there or has been ended before. */
export async function revokeApiKey(db: Db, id: number, revoked_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set((set) => ({ revoked_at, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Use {
  id: number
  hari: Day
  jumlah: number
  batas_harian: number
  request_id: string
  now: Date
}

/**
 * Counts a request and its numbers on a day, and notes it, in one statement: of any number of requests at once none
 * passes the limit. Answers how many numbers the day has now; undefined where they would be too many.
 */
export async function insertKeyUse(db: Db, use: Use): Promise<number | undefined> {
  const { id, hari, jumlah, batas_harian, request_id, now } = use
  const { rows } = await sql<{ jumlah: number }>`
    with counted as (
      insert into api_key_days as kept (api_key_id, hari, permintaan, jumlah)
      select ${id}::integer, ${hari}::date, 1, ${jumlah}::integer where ${jumlah}::integer <= ${batas_harian}::integer
      on conflict (api_key_id, hari) do update
        set permintaan = kept.permintaan + 1, jumlah = kept.jumlah + excluded.jumlah
        where kept.jumlah + excluded.jumlah <= ${batas_harian}::integer
      returning jumlah),
    logged as (
      insert into api_key_requests (api_key_id, request_id, jumlah, at)
      select ${id}::integer, ${request_id}, ${jumlah}::integer, ${now}::timestamptz from counted)
    select jumlah from counted`.execute(db)
  return rows[0]?.jumlah
}

export async function deleteOldKeyUse(db: Db, before: { requests: Date; days: Day }): Promise<void> {
  await db.deleteFrom('api_key_requests').where('at', '<', before.requests).execute()
  await sql`delete from api_key_days where hari < ${before.days}::date`.execute(db)
}
