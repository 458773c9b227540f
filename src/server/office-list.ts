import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Listing } from '../lib/resource.ts'
import { limits } from '../limits.ts'
import type { Db } from './db.ts'

type Fields = Record<string, unknown>
type Condition = RawBuilder<unknown>

export type ListGiven = z.output<typeof Listing> & { sort: string }

export interface Listed {
  /** A select of what a list shows. */
  rows: RawBuilder<unknown>
  /** Columns in which `q` is looked for. */
  search: readonly string[]
  /** A column with the number of an account whose name is looked for too, through the index of names. */
  person?: string
  /** What else a row `r` has to fulfil. */
  conditions: Condition[]
  order: 'asc' | 'desc'
}

const MOST = limits.officeSearchCounted

/** Text for `ilike` in which nothing is a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Trigram indexes know nothing of one or two letters inside a word, but of those that begin one. */
function contains(column: string, text: string): Condition {
  const at = sql.ref(column)
  if (text.length >= 3) return sql`${at} ilike ${`%${literal(text)}%`}`
  return sql`(${at} ilike ${`${literal(text)}%`} or ${at} ilike ${`% ${literal(text)}%`})`
}

/** A text that more people bear in their names is no search for one of them. */
const MOST_PEOPLE = 1000

const isOf = (person: string, text: string): Condition => sql`${sql.ref(`r.${person}`)} = any(array(
  select users.id from users where ${contains('users.name', text)} limit ${MOST_PEOPLE}))`

/** One page of rows and how many there are; a search is counted only so far. */
export async function listed(
  db: Db,
  { rows, search, person, conditions, order }: Listed,
  { page, perPage, sort, q, id }: ListGiven,
): Promise<{ data: Fields[]; total: number }> {
  const words = q ? [...search.map((column) => contains(`r.${column}`, q)), ...(person ? [isOf(person, q)] : [])] : []
  const all = [
    sql`true`,
    ...(id ? [sql`r.id = any(${id.split(',').map(Number)}::int[])`] : []),
    ...(words.length > 0 ? [sql`(${sql.join(words, sql` or `)})`] : []),
    ...conditions,
  ]
  const from = sql`from (${rows}) as r where ${sql.join(all, sql` and `)}`
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const by = (alias: string) => {
    const columns = sort === 'id' ? ['id'] : [sort, 'id']
    const parts = columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} ${direction}`)
    return sql.join(parts)
  }
  const total = await countOf(db, words.length > 0 ? sql`from (select 1 ${from} limit ${MOST}) as hits` : from)
  const paging = sql`order by ${by('r')} limit ${perPage} offset ${(page - 1) * perPage}`
  // Few hits are gathered by the trigram index and then sorted; of many, the sorted index soon meets enough.
  const found =
    words.length > 0 && total < MOST
      ? sql`(with r as materialized (select r.* ${from}) select id from r ${paging})`
      : sql`(select r.id ${from} ${paging})`
  // What a row shows is made for this page's rows only, not for those that are passed over.
  const { rows: data } = await sql<Fields>`
    select shown.* from ${found} as hit join (${rows}) as shown on shown.id = hit.id order by ${by('shown')}`.execute(
    db,
  )
  return { data, total }
}

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return rows[0]?.total ?? 0
}
