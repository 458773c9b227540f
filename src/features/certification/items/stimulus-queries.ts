import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

export interface StimulusRow {
  id: number
  version: number
  unit: string
  isi: Buffer
  picture: Buffer | null
  created_by: number
  pembuat: string
  created_at: Date
  updated_at: Date
  /** How many versions of items ask about it. */
  dipakai: number
  /** True once an item on it has left its author. */
  tetap: boolean
}

const USES = sql`(select count(*)::int from item_versions where stimulus_id = own.id)`
const IS_FIXED = sql`exists (select from item_versions where stimulus_id = own.id and status <> 'rancangan')`

export async function stimulusById(db: Db, id: number): Promise<StimulusRow | undefined> {
  const { rows } = await sql<StimulusRow>`
    select own.id, own.version, own.unit, own.isi, own.picture, own.created_by, author.name as pembuat, own.created_at,
      own.updated_at, ${USES} as dipakai, ${IS_FIXED} as tetap
    from stimuli as own join users as author on author.id = own.created_by where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a stimulus, against items that begin to ask about it meanwhile too. */
export const lockStimulus = (db: Db, id: number): Promise<unknown> =>
  db.selectFrom('stimuli').select('id').where('id', '=', id).forUpdate().execute()

export const insertStimulus = (
  db: Db,
  { id, unit, isi, created_by, at }: { id: number; unit: string; isi: Buffer; created_by: number; at: Date },
): Promise<unknown> =>
  sql`insert into stimuli (id, unit, isi, created_by, created_at, updated_at) overriding system value
    values (${id}, ${unit}, ${isi}, ${created_by}, ${at}, ${at})`.execute(db)

export const updateStimulus = (
  db: Db,
  id: number,
  columns: { unit?: string; isi?: Buffer; picture?: Buffer | null; updated_at: Date },
): Promise<unknown> =>
  db
    .updateTable('stimuli')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Selects the stimuli without anything of what they say. */
export const stimulusRows: RawBuilder<unknown> = sql`
  select own.id, own.version, own.unit, own.picture is not null as bergambar, author.name as pembuat, own.created_at,
    own.updated_at, ${USES} as dipakai, ${IS_FIXED} as tetap
  from stimuli as own left join users as author on author.id = own.created_by`

/** Lists the newest versions of the items that ask about a stimulus. */
export async function itemsOnStimulus(db: Db, id: number): Promise<{ item_id: number; versi: number }[]> {
  const { rows } = await sql<{ item_id: number; versi: number }>`
    select item_id, max(versi)::int as versi from item_versions where stimulus_id = ${id}
    group by item_id order by item_id`.execute(db)
  return rows
}
