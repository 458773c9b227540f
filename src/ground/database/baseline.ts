import { createHash } from 'node:crypto'
import type { Migration } from './migration-files.ts'

/** The hash of all names and hashes of migrations that a database of version 0.9.0 has run. */
const VERSION_0_9_0 = '8484ea488133c91f423bebcfbb2c44b69893913c9ff1cebb5e454b63b357e476'

/**
 * Where a database or an archive stands: at the baseline, at version 0.9.0, which has the same tables, or before it.
 */
export type Origin = 'baseline' | '0.9.0' | 'older'

export const OLDER_DATABASE =
  'Basis data ini berasal dari sebelum versi 0.9.0. Jalankan versi 0.9.0 satu kali, lalu mulai versi ini lagi.'

export const OLDER_ARCHIVE =
  'Cadangan ini berasal dari sebelum versi 0.9.0. Pulihkan dengan versi 0.9.0, lalu mulai versi ini.'

export const isBaseline = (name: string): boolean => /^\d{4}_baseline_/.test(name)

interface Named {
  name: string
  sha256: string
}

/** Tells where a list of migrations that ran comes from, and which of them are the baseline's or later. */
export function sinceBaseline<T extends Named>(
  applied: readonly T[],
  own: readonly Migration[],
): { origin: Origin; since: T[] } {
  const first = own.find(({ name }) => isBaseline(name))?.name ?? ''
  const before = applied.filter(({ name }) => name < first)
  const since = applied.filter(({ name }) => name >= first)
  if (before.length === 0) return { origin: 'baseline', since }
  const list = before.map(({ name, sha256 }) => `${name} ${sha256}`).sort()
  const hash = createHash('sha256').update(list.join('\n')).digest('hex')
  return { origin: hash === VERSION_0_9_0 ? '0.9.0' : 'older', since }
}

const COMMENTS = /^comment on [^']+(?:'(?:[^']|'')*'\s*)+;/gm

/** Returns what is left to do of a migration in a database of version 0.9.0: a part of the baseline only comments. */
export const commentsOnly = (migration: Migration): Migration =>
  isBaseline(migration.name) ? { ...migration, sql: (migration.sql.match(COMMENTS) ?? []).join('\n') } : migration
