import type { Answer } from '../client.ts'

/** An arrangement of a list as it is kept. */
export type Arrangement = Answer<'listArrangements'>[number]
/** Filter, order, hidden columns and their order. */
export type Susunan = Arrangement['susunan']

/** What a list knows today: its filters, with their values where these are few, and the columns that order it. */
export interface KnownList {
  filters: ReadonlyMap<string, readonly unknown[] | undefined>
  sorts: ReadonlySet<string>
  /** Its own order. */
  sort: Susunan['urut']
  /** Its columns, by name, in its own order. */
  columns: readonly string[]
  /** Those that are hidden until somebody chooses them. */
  hidden: string[]
}

/** Where react-admin keeps which columns of a list are hidden, and where each of them stands. */
export const hiddenKey = (resource: string): string => `${resource}.datatable`
export const ranksKey = (resource: string): string => `${hiddenKey(resource)}_columnRanks`

/** What of an arrangement the list still knows; a filter, a value or an order that is gone is left out. */
export function fitArrangement(susunan: Susunan, { filters, sorts, sort, columns }: KnownList): Susunan {
  const { saringan, urut, tersembunyi, kolom } = susunan
  const isKnown = ([name, value]: [string, unknown]) =>
    filters.has(name) && (filters.get(name)?.includes(value) ?? true)
  return {
    saringan: Object.fromEntries(Object.entries(saringan).filter(isKnown)),
    urut: sorts.has(urut.field) ? urut : sort,
    tersembunyi,
    kolom: kolom.filter((name) => columns.includes(name)),
  }
}

/** The place of each column, as react-admin keeps it; columns that came later follow. Undefined: each stands where the list has it. */
export function ranksOf({ kolom }: Susunan, columns: readonly string[]): number[] | undefined {
  const all = new Set([...kolom, ...columns])
  return kolom.length === 0 ? undefined : [...all].map((name) => columns.indexOf(name)).filter((at) => at >= 0)
}

/** The names of columns that stand in another order than the list's. */
export const columnOrder = (ranks: number[] | undefined, columns: readonly string[]): string[] =>
  (ranks ?? []).flatMap((at) => columns[at] ?? [])

/** The part of the address by which react-admin opens a list so. */
export function arrangementSearch({ saringan, urut }: Susunan, perPage: number): string {
  const displayed = Object.fromEntries(Object.keys(saringan).map((name) => [name, true]))
  return new URLSearchParams({
    filter: JSON.stringify(saringan),
    displayedFilters: JSON.stringify(displayed),
    sort: urut.field,
    order: urut.order,
    page: '1',
    perPage: String(perPage),
  }).toString()
}

/** Filters that say something, as they are kept. */
export const keptFilters = (filters: Record<string, unknown>): Susunan['saringan'] =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(filters).filter(([, value]) => value !== undefined && value !== null && value !== ''),
      ),
    ),
  )
