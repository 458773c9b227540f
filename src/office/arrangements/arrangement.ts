import type { Answer } from '../client.ts'

/** An arrangement of a list as it is kept. */
export type Arrangement = Answer<'listArrangements'>[number]
/** Filter, order and hidden columns. */
export type Susunan = Arrangement['susunan']

/** What a list knows today: its filters, with their values where these are few, and the columns that order it. */
export interface KnownList {
  filters: ReadonlyMap<string, readonly unknown[] | undefined>
  sorts: ReadonlySet<string>
  /** Its own order. */
  sort: Susunan['urut']
}

/** What of an arrangement the list still knows; a filter, a value or an order that is gone is left out. */
export function fitArrangement({ saringan, urut, tersembunyi }: Susunan, { filters, sorts, sort }: KnownList): Susunan {
  const isKnown = ([name, value]: [string, unknown]) =>
    filters.has(name) && (filters.get(name)?.includes(value) ?? true)
  return {
    saringan: Object.fromEntries(Object.entries(saringan).filter(isKnown)),
    urut: sorts.has(urut.field) ? urut : sort,
    tersembunyi,
  }
}

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
