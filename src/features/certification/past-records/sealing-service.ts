import type { Context } from '../../../ground/context.ts'
import { type PastTable, pastNumberKey } from './rules.ts'

type Keys = Context['keys']

const PURPOSE = 'past-record'

/**
 * The facts of a past record that identify a person; they are sealed since nobody needs to read them in the database.
 */
export interface PastFacts {
  nik: string | null
  email: string | null
}

const placeOf = (table: PastTable, nomor: string): string => `${table}/${pastNumberKey(nomor)}`

export const sealPast = (keys: Keys, table: PastTable, nomor: string, facts: PastFacts): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(facts), placeOf(table, nomor))

/** Opens the sealed facts; returns nothing once they are erased. */
export const openPast = (
  keys: Keys,
  table: PastTable,
  { nomor, imported }: { nomor: string; imported: Uint8Array },
): Partial<PastFacts> =>
  imported.length === 0 ? {} : JSON.parse(keys.open(PURPOSE, imported, placeOf(table, nomor)).toString())
