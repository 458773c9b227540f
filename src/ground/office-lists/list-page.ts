import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Listing } from '../../lib/calls/resource.ts'
import { limits } from '../../limits.ts'
import type { Db } from '../database/db.ts'
import { hasNear, isNear, isSought } from '../database/word-search.ts'

type Condition = RawBuilder<unknown>

export type ListGiven = z.output<typeof Listing> & { sort: string }

export interface ListSource<Row> {
  /** A select of the columns that a list shows. */
  rows: RawBuilder<Row>
  /** The same rows in a select that is faster to search, where that is not the best one for a page. */
  sought?: RawBuilder<unknown> | undefined
  /** The same rows in a select that is faster to read in the order of a joined table's column, by that column. */
  soughtBy?: Record<string, RawBuilder<unknown>> | undefined
  /** True when `q` is searched in the column search_text: folded, a space before each line. */
  search: boolean
  /** The further conditions for a row `r`. */
  conditions: Condition[]
  order: 'asc' | 'desc'
  /** The column with names of people, which are sorted without their titles. */
  personName?: string | undefined
}

const MOST = limits.officeSearchCounted

/** The rows up to which a page is found as fast from the beginning as from the end, even under a narrow filter. */
const NEAR = 1000

export interface ListPage<Row> {
  data: Row[]
  total: number
  page: number
  /** True where nothing contains the search, and the rows contain what is like it. */
  mirip?: true
}

/**
 * Returns one page of rows and their number; a search is counted only up to a limit. Where it finds nothing, rows that
 * are like it are answered instead, and marked.
 */
export async function officeListPage<Row>(db: Db, source: ListSource<Row>, given: ListGiven): Promise<ListPage<Row>> {
  const found = await pageOf(db, source, given, isSought)
  if (!source.search || !given.q || found.total > 0 || !hasNear(given.q)) return found
  const near = await pageOf(db, source, given, isNear)
  return near.total > 0 ? { ...near, mirip: true } : found
}

async function pageOf<Row>(
  db: Db,
  { rows, sought = rows, soughtBy, search, conditions, order, personName }: ListSource<Row>,
  { page, perPage, sort, q, id }: ListGiven,
  matches: (column: string, q: string) => Condition,
): Promise<ListPage<Row>> {
  const isSearch = search && q !== undefined && q !== ''
  const all = [
    sql`true`,
    ...(id ? [sql`r.id = any(${id.split(',').map(Number)}::int[])`] : []),
    ...(isSearch ? [matches('r.search_text', q)] : []),
    ...conditions,
  ]
  const among = (select: RawBuilder<unknown>) => sql`from (${select}) as r where ${sql.join(all, sql` and `)}`
  const from = among(sought)
  // A count has no order, and few hits are put in order afterwards.
  const inOrder = among(soughtBy?.[sort] ?? sought)
  const columns = sort === 'id' ? ['id'] : [sort, 'id']
  const counting = countOf(db, isSearch ? sql`from (select 1 ${from} limit ${MOST}) as hits` : from)

  async function rowsOf({ limit, offset, fromEnd }: Stretch, isGathered: boolean): Promise<Row[]> {
    const direction = fromEnd === (order === 'desc') ? 'asc' : 'desc'
    const paging = sql`order by ${by('r', columns, direction, personName)} limit ${limit} offset ${offset}`
    // Few hits are gathered by the trigram index and then sorted; of many, the sorted index soon meets enough.
    const hits = isGathered
      ? sql`(with r as materialized (select ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))} ${from})
          select id from r ${paging})`
      : sql`(select r.id ${inOrder} ${paging})`
    // What a row shows is made for this page's rows only; a join with the hits would be planned last, after all others.
    const { rows: data } = await sql<Row>`select shown.* from (${rows}) as shown
      where shown.id = any(array${hits}) order by ${by('shown', columns, order, personName)}`.execute(db)
    return data
  }

  const before = (page - 1) * perPage
  if (!isSearch && before <= NEAR) {
    // The query for the first pages does not depend on the total, so both run at once.
    const [total, data] = await Promise.all([
      counting,
      rowsOf({ limit: perPage, offset: before, fromEnd: false }, false),
    ])
    return { data, total, page }
  }
  const total = await counting
  const isWhole = !isSearch || total < MOST
  return { data: await rowsOf(stretch(total, page, perPage, isWhole), isSearch && isWhole), total, page }
}

interface Stretch {
  limit: number
  offset: number
  /** True when the page is counted from the end, in the opposite order. */
  fromEnd: boolean
}

/** Returns where a page lies in a list; pages nearer to the end are counted from there, in the opposite order. */
export function stretch(total: number, page: number, perPage: number, isWhole = true): Stretch {
  const before = (page - 1) * perPage
  const limit = Math.max(0, Math.min(perPage, total - before))
  const fromEnd = isWhole && before > total / 2
  return { limit, offset: fromEnd ? Math.max(0, total - before - limit) : before, fromEnd }
}

const by = (alias: string, columns: string[], direction: 'asc' | 'desc', personName?: string) =>
  sql.join(
    columns.map((column) => {
      const value = sql.ref(`${alias}.${column}`)
      return sql`${column === personName ? sql`name_order(${value})` : value} ${sql.raw(direction)}`
    }),
  )

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return rows[0]?.total ?? 0
}
