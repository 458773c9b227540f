import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { ItemKind } from '../content-rules.ts'
import { itemRows, itemWaitsFor, type VersionColumns } from '../queries.ts'
import type { Way } from '../record-queries.ts'
import { MOST_COMPARED } from '../similarity-rules.ts'
import type { ItemState, ItemWait } from '../state-rules.ts'

/** Keeps other imports of items out until the transaction ends. */
export const lockItemImports = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('import-soal'))`.execute(db)

export interface KnownItem {
  item_id: number
  versi: number
  unit: string
  status: ItemState
  stimulus_id: number | null
  isi: Buffer
}

/** Returns the newest versions of items of some units, for comparing. */
export async function itemsOfUnits(db: Db, units: readonly string[]): Promise<KnownItem[]> {
  const { rows } = await sql<KnownItem>`
    select own.item_id, own.versi, own.unit, own.status, own.stimulus_id, own.isi
    from unnest(${[...units]}::text[]) as wanted (unit)
    cross join lateral (
      select distinct on (item_id) item_id, versi, unit, status, stimulus_id, isi from item_versions
      where item_versions.unit = wanted.unit order by item_id desc, versi desc limit ${MOST_COMPARED}) as own`.execute(
    db,
  )
  return rows
}

export interface SealedStimulusRow {
  id: number
  isi: Buffer
  /** The bytes of its sealed picture; null for none. */
  besar: number | null
}

/** Returns some stimuli without their pictures. */
export async function stimuliByIds(db: Db, ids: readonly number[]): Promise<SealedStimulusRow[]> {
  const { rows } = await sql<SealedStimulusRow>`
    select id, isi, octet_length(picture) as besar from stimuli where id = any(${[...ids]}::int[]) order by id`.execute(
    db,
  )
  return rows
}

/** Returns the sealed pictures of some stimuli. */
export async function picturesOf(db: Db, ids: readonly number[]): Promise<{ id: number; picture: Buffer }[]> {
  const { rows } = await sql<{ id: number; picture: Buffer }>`
    select id, picture from stimuli where id = any(${[...ids]}::int[]) and picture is not null order by id`.execute(db)
  return rows
}

export interface NewStimulus {
  id: number
  unit: string
  isi: Buffer
  picture: Buffer | null
  created_by: number
  at: Date
}

export async function insertStimuli(db: Db, stimuli: readonly NewStimulus[]): Promise<void> {
  const rows = stimuli.map(
    ({ id, unit, isi, picture, created_by, at }) =>
      sql`(${id}::int, ${unit}, ${isi}::bytea, ${picture}::bytea, ${created_by}::int, ${at}::timestamptz, ${at}::timestamptz)`,
  )
  await sql`insert into stimuli (id, unit, isi, picture, created_by, created_at, updated_at)
    overriding system value values ${sql.join(rows)}`.execute(db)
}

/** Makes so many items without any version, and returns their numbers. */
export async function insertItems(db: Db, count: number, now: Date): Promise<number[]> {
  const rows = Array.from({ length: count }, () => ({ created_at: now }))
  const made = await db.insertInto('items').values(rows).returning('id').execute()
  return made.map(({ id }) => id).toSorted((one, other) => one - other)
}

export const insertVersions = (db: Db, rows: readonly VersionColumns[]): Promise<unknown> =>
  db
    .insertInto('item_versions')
    .values([...rows])
    .execute()

/** The choice of items that go out, as their list is narrowed; what is left out narrows nothing. */
export interface ItemChoice {
  ids?: readonly number[] | undefined
  unit?: string | undefined
  tingkat?: string | undefined
  jenis?: ItemKind | undefined
  status?: ItemState | undefined
  menunggu?: ItemWait | undefined
}

/** Returns the newest versions of the items that a person chose, one more than the most where there are more. */
export async function chosenItems(
  db: Db,
  { ids, unit, tingkat, jenis, status, menunggu }: ItemChoice,
  { userId, most }: { userId: number; most: number },
): Promise<VersionColumns[]> {
  const conditions = [
    ids && sql`r.id = any(${[...ids]}::int[])`,
    unit === undefined ? undefined : sql`r.unit = ${unit}`,
    tingkat && sql`r.tingkat = ${tingkat}`,
    jenis && sql`r.jenis = ${jenis}`,
    status && sql`r.status = ${status}`,
    menunggu && itemWaitsFor(userId)[menunggu],
  ].filter((one) => one !== undefined)
  const { rows } = await sql<VersionColumns>`
    select own.* from (${itemRows(userId)}) as r
    join item_versions as own on own.item_id = r.id and own.versi = r.versi
    where ${sql.join([sql`true`, ...conditions], sql` and `)} order by own.item_id limit ${most + 1}`.execute(db)
  return rows
}

interface Opening {
  user_id: number
  at: Date
  cara: Way
  item_id?: number
  versi?: number
  stimulus_id?: number
}

export const insertOpenings = (db: Db, openings: readonly Opening[]): Promise<unknown> =>
  db
    .insertInto('item_openings')
    .values([...openings])
    .execute()
