import type { Permission } from '../../../access.ts'

/** The editions of the standard for bodies that certify persons, the oldest first. */
export const EDITIONS = ['2012', '2026'] as const
export type Edition = (typeof EDITIONS)[number]

/** How the portal, its pages, letters and demonstration call an edition: nobody else writes its number. */
export const editionName = (edition: Edition): string => `SNI ISO/IEC 17024:${edition}`

/** Returns the newest edition that is not later than a year, as the setting names it. */
export const editionOf = (year: number): Edition =>
  EDITIONS.findLast((edition) => Number(edition) <= year) ?? EDITIONS[0]

/** The place in the portal where a demand is answered. */
export type Home =
  | { kind: 'halaman'; path: string; label: string }
  /** A resource of the office, by its name. */
  | { kind: 'kantor'; resource: string; label: string }
  /** A kind of paper under control. */
  | { kind: 'dokumen'; jenis: string; label: string }

/** A demand of the standard as each edition numbers it; null in one that does not have it. */
export interface Demand {
  /** In our own words. */
  title: string
  in: Record<Edition, string | null>
  homes: readonly Home[]
  /** The reason for which the portal does not answer it, or not all of it. */
  outside?: string
  /** The permissions of those whose work it is: they do not audit it. */
  work: readonly Permission[]
}
