import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { type Asked, FACTS } from './fact-queries.ts'
import type { Figures, Measure } from './rules.ts'
import type { TableName } from './table-rules.ts'

/** One row of a table: which group, and its figures. */
export interface GroupRow {
  kunci: string
  angka: Figures
}

/** How the rows of a measure become one number; a share is made of the others. */
function aggregateOf(name: string, { of, kind }: Measure): RawBuilder<unknown>[] {
  const quantile = (column: string, share: number) =>
    sql`round(percentile_cont(${share}) within group (order by ${sql.ref(column)})::numeric, 1)::float8`
  const pair = (value: RawBuilder<unknown>) => [sql`${name}::text, ${value}`]
  if (of === undefined) return kind === 'banyak' || kind === 'rupiah' ? pair(sql`sum(${sql.ref(name)})::float8`) : []
  if ('median' in of) return pair(quantile(of.median, 0.5))
  return 'ninth' in of ? pair(quantile(of.ninth, 0.9)) : []
}

/** Every group of a table with its figures. */
export async function figuresOf(
  db: Db,
  table: TableName,
  measures: Record<string, Measure>,
  asked: Asked,
): Promise<GroupRow[]> {
  const figures = Object.entries(measures).flatMap(([name, measure]) => aggregateOf(name, measure))
  const { rows } = await sql<GroupRow>`
    select kunci collate "C" as kunci, jsonb_build_object(${sql.join(figures)}) as angka
    from (${FACTS[table](asked)}) as facts group by kunci collate "C"`.execute(db)
  return rows
}

const TABLE_OF = { scheme: 'schemes', venue: 'venues', examiner: 'examiners', staff: 'users' } as const
export type NamedGroup = keyof typeof TABLE_OF

/** Returns the names of the groups with these ids, by id. */
export async function namesOfGroups(db: Db, group: NamedGroup, ids: number[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(TABLE_OF[group])} where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

export interface BehindRow {
  untuk: string
  untuk_id: number
  /** Its number, or what else it is called; no person's name. */
  nomor: string | null
  tanggal: Day | null
  /** The amount that the record adds to the figure. */
  nilai: number
}

/** The number or name of a record, by the kind of record in the row `shown`. */
const NUMBER = sql`case untuk
  when 'permohonan' then (select nomor from user_trainings where id = untuk_id)
  when 'invoice' then (select nomor from invoices where id = untuk_id)
  when 'sertifikat' then (select no_sertifikasi from certificates where id = untuk_id)
  when 'pengaduan' then (select no_tiket from complaints where id = untuk_id)
  when 'laporan-kinerja' then (select no_sertifikasi from performance_reports where id = untuk_id)
  when 'kegiatan' then (select nama_kegiatan from maintenance_records where id = untuk_id)
  else (select concat_ws(', ', schemes.name, schedules.tuk) from schedules
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    join schemes on schemes.id = scheme.scheme_id where schedules.id = untuk_id) end`

/** Cases in which a person is involved are none of their business, not even their numbers. */
const NOT_INVOLVED = (userId: number) => sql`(untuk <> 'pengaduan' or not exists (
  select from complaint_involved where complaint_id = untuk_id and user_id = ${userId}))`

export interface Behind {
  table: TableName
  /** The column of the facts whose rows are wanted. */
  column: string
  /** All groups where none is named. */
  kunci: string | undefined
  userId: number
  page: number
  perPage: number
}

/** A page of what stands behind a figure, the newest first, and how many there are. */
export async function rowsBehind(
  db: Db,
  { table, column, kunci, userId, page, perPage }: Behind,
  asked: Asked,
): Promise<{ data: BehindRow[]; total: number }> {
  const value = sql.ref(`facts.${column}`)
  const conditions = [
    // A day is a figure even where it is zero.
    column === 'hari' ? sql`${value} is not null` : sql`${value} <> 0`,
    NOT_INVOLVED(userId),
    ...(kunci === undefined ? [] : [sql`facts.kunci = ${kunci}`]),
  ]
  const from = sql`from (${FACTS[table](asked)}) as facts where ${sql.join(conditions, sql` and `)}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const { rows: data } = await sql<BehindRow>`
    select untuk, untuk_id, ${NUMBER} as nomor, tanggal, nilai from (
      select untuk, untuk_id, tanggal, ${value}::float8 as nilai ${from}
      order by tanggal desc nulls last, untuk_id desc limit ${perPage} offset ${(page - 1) * perPage}) as shown`.execute(
    db,
  )
  return { data, total: counted[0]?.total ?? 0 }
}

/** Published schemes and venues to narrow by. */
export async function figureChoices(db: Db) {
  const [skema, tuk] = await Promise.all([
    db.selectFrom('schemes').select(['id', 'name']).where('versi_terbit', 'is not', null).orderBy('name').execute(),
    db.selectFrom('venues').select(['id', 'name']).orderBy('name').execute(),
  ])
  return { skema, tuk }
}
