import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

interface SealedVersion {
  item_id: number
  versi: number
  isi: Buffer
}

/** Far more than a body of this kind has; a search reads them all at once. */
const MOST_ITEMS = 20_000

/** Returns the newest version of each item that is still in the bank. */
export async function itemsInBank(db: Db): Promise<SealedVersion[]> {
  const { rows } = await sql<SealedVersion>`
    select * from (select distinct on (item_id) item_id, versi, isi, status from item_versions
      order by item_id, versi desc) as own
    where status <> 'ditarik' order by item_id limit ${MOST_ITEMS}`.execute(db)
  return rows
}

/** Records that somebody's search opened these versions. */
export async function insertSearchOpenings(
  db: Db,
  { user_id, at }: { user_id: number; at: Date },
  versions: readonly { item_id: number; versi: number }[],
): Promise<void> {
  const [items, numbers] = [versions.map(({ item_id }) => item_id), versions.map(({ versi }) => versi)]
  await sql`insert into item_openings (item_id, versi, user_id, at, cara)
    select item_id, versi, ${user_id}, ${at}::timestamptz, 'cari'
    from unnest(${items}::int[], ${numbers}::int[]) as one (item_id, versi)`.execute(db)
}
