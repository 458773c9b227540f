import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { VersionRow } from './queries.ts'

export type UsedVersion = Pick<VersionRow, 'id' | 'item_id' | 'versi' | 'status' | 'author_id'>

/** Locks the items of these versions, in one order for everybody, and returns the versions as they are then. */
export async function lockVersions(db: Db, versionIds: readonly number[]): Promise<UsedVersion[]> {
  await sql`select from items where id in (select item_id from item_versions where id = any(${[...versionIds]}::int[]))
    order by id for update`.execute(db)
  const { rows } = await sql<UsedVersion>`
    select id, item_id, versi, status, author_id from item_versions where id = any(${[...versionIds]}::int[])
    order by item_id, versi`.execute(db)
  return rows
}

/** Gives versions another state at once. */
export async function setVersionStates(
  db: Db,
  versions: readonly UsedVersion[],
  { status, at }: { status: VersionRow['status']; at: Date },
): Promise<void> {
  const [ids, itemIds] = [versions.map(({ id }) => id), versions.map(({ item_id }) => item_id)]
  await sql`update item_versions set status = ${status}, status_since = ${at} where id = any(${ids}::int[])`.execute(db)
  await sql`update items set version = version + 1 where id = any(${itemIds}::int[])`.execute(db)
}
