import type { Context } from '../../../ground/context.ts'
import { numberKey } from '../../../lib/identifiers/number.ts'

type Keys = Context['keys']

const PURPOSE = 'holder-import'

/** The facts about a holder without an account that only the ministry's list needs. */
export interface ImportedFacts {
  nik: string
  alamat: string
  telepon: string
  email: string
}

export const sealImported = (keys: Keys, nomor: string, facts: ImportedFacts): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(facts), numberKey(nomor))

/** Opens the sealed facts; undefined once they are erased. */
export const openImported = (keys: Keys, nomor: string, sealed: Uint8Array | null): ImportedFacts | undefined =>
  sealed === null || sealed.length === 0
    ? undefined
    : JSON.parse(keys.open(PURPOSE, sealed, numberKey(nomor)).toString())
