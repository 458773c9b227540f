import type { Context } from '../../../ground/context.ts'
import { numberKey } from './rules.ts'

type Keys = Context['keys']

const PURPOSE = 'holder-import'

/** What the ministry's list asks of a holder without an account, and nobody else needs. */
export interface ImportedFacts {
  nik: string
  alamat: string
  telepon: string
  email: string
}

export const sealImported = (keys: Keys, nomor: string, facts: ImportedFacts): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(facts), numberKey(nomor))

/** Undefined once it is erased. */
export const openImported = (keys: Keys, nomor: string, sealed: Uint8Array | null): ImportedFacts | undefined =>
  sealed === null || sealed.length === 0
    ? undefined
    : JSON.parse(keys.open(PURPOSE, sealed, numberKey(nomor)).toString())
