import type { Context } from '../../../ground/context.ts'
import { type PastTable, pastNumberKey } from './rules.ts'

type Keys = Context['keys']

const PURPOSE = 'past-record'

/** What a past record says of a person beside the name, and nobody needs to read in the database. */
export interface PastFacts {
  nik: string | null
  email: string | null
}

const placeOf = (table: PastTable, nomor: string): string => `${table}/${pastNumberKey(nomor)}`

export const sealPast = (keys: Keys, table: PastTable, nomor: string, facts: PastFacts): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(facts), placeOf(table, nomor))

/** Nothing once it is erased. */
export const openPast = (
  keys: Keys,
  table: PastTable,
  { nomor, imported }: { nomor: string; imported: Uint8Array },
): Partial<PastFacts> =>
  imported.length === 0 ? {} : JSON.parse(keys.open(PURPOSE, imported, placeOf(table, nomor)).toString())
