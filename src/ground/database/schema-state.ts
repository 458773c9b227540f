import { OLDER_DATABASE, type Origin, sinceBaseline } from './baseline.ts'
import { type Migration, newestOf } from './migration-files.ts'

/** How a database stands to a program's migrations. */
export interface SchemaState {
  /** The newest migration that the program brings. */
  own: string
  pending: Migration[]
  /** The migrations that ran, and whose file was changed afterwards. */
  changed: string[]
  /** The migrations that a newer program ran. */
  unknown: string[]
  /** The migration that a program must at least know, by the contractions that ran; undefined before the first. */
  floor: string | undefined
  origin: Origin
}

export interface Applied {
  name: string
  sha256: string
  floor: string | null
}

/**
 * Compares both lists. @param applied the migrations that ran, from the database @param own the program's migrations
 */
export function schemaState(applied: readonly Applied[], own: readonly Migration[]): SchemaState {
  const { origin, since } = sinceBaseline(applied, own)
  const ran = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  const known = new Set(own.map(({ name }) => name))
  return {
    own: newestOf([...known]),
    pending: own.filter(({ name }) => !ran.has(name)),
    changed: own.filter(({ name, sha256 }) => (ran.get(name) ?? sha256) !== sha256).map(({ name }) => name),
    unknown: since.map(({ name }) => name).filter((name) => !known.has(name)),
    floor: applied
      .flatMap(({ floor }) => floor ?? [])
      .sort()
      .at(-1),
    origin,
  }
}

/** Returns why a program must not use a database; undefined when it may, also when a newer one has migrated it. */
export function schemaRefusal({ own, pending, unknown, floor, origin }: SchemaState): string | undefined {
  if (floor !== undefined && floor > own) {
    return `Versi program ini sudah digantikan: ia hanya mengenal migrasi sampai ${own}, sedangkan basis data ini memerlukan program yang mengenal migrasi ${floor}. Jalankan versi itu, atau pulihkan cadangan dari sebelum peningkatan.`
  }
  if (origin === 'older') return OLDER_DATABASE
  // A contraction may wait while later migrations run; any other migration that was skipped belongs to another line of
  // versions.
  const passed = pending.find(({ name, floor }) => floor === undefined && unknown.some((later) => later > name))
  if (passed === undefined) return undefined
  return `Basis data ini dipakai versi program dari cabang lain: migrasi ${passed.name} belum dijalankan padahal ada yang lebih baru (${unknown.join(', ')}). Jalankan versi yang memuat semuanya.`
}

/** Thrown when this program must not use its database. */
export class SupersededError extends Error {}

/**
 * Tells whether a program that knows migrations up to this one is too old for a floor; one that names none is too old.
 */
export const isBelow = (schema: string, floor: string): boolean => !/^\d{4}$/.test(schema) || schema < floor
