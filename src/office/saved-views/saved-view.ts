import type { Answer } from '../calls/client.ts'

/** A saved view of a list as it is stored. */
export type SavedView = Answer<'listArrangements'>[number]
/** Filter, order, hidden columns and their order. */
export type Susunan = SavedView['susunan']

/** The filters of a list today, with their values where these are few, its sortable columns and their order. */
export interface KnownList {
  filters: ReadonlyMap<string, readonly unknown[] | undefined>
  sorts: ReadonlySet<string>
  /** Its own order. */
  sort: Susunan['urut']
  /** Its columns, by name, in its own order. */
  columns: readonly string[]
  /** The columns that are hidden until somebody chooses them. */
  hidden: string[]
}

/** Where react-admin keeps which columns of a list are hidden, and where each of them stands. */
export const hiddenKey = (resource: string): string => `${resource}.datatable`
export const ranksKey = (resource: string): string => `${hiddenKey(resource)}_columnRanks`

/** Drops the filters, values, columns and order of a saved view that the list no longer knows. */
export function fitSavedView(susunan: Susunan, { filters, sorts, sort, columns }: KnownList): Susunan {
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

/**
 * Returns the ranks of the columns as react-admin stores them, newer columns last; undefined where the list's order is
 * kept.
 */
export function ranksOf({ kolom }: Susunan, columns: readonly string[]): number[] | undefined {
  const all = new Set([...kolom, ...columns])
  return kolom.length === 0 ? undefined : [...all].map((name) => columns.indexOf(name)).filter((at) => at >= 0)
}

/** The names of columns that stand in another order than the list's. */
export const columnOrder = (ranks: number[] | undefined, columns: readonly string[]): string[] =>
  (ranks ?? []).flatMap((at) => columns[at] ?? [])

/** The part of the address by which react-admin opens a list so. */
export function savedViewSearch({ saringan, urut }: Susunan, perPage: number): string {
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

/** Returns the filters that have a value, in the form in which they are stored. */
export const savedFilters = (filters: Record<string, unknown>): Susunan['saringan'] =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(filters).filter(([, value]) => value !== undefined && value !== null && value !== ''),
      ),
    ),
  )
