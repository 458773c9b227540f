import type { Keys } from '../../../ground/secrets/keys.ts'
import type { ItemContent } from '../items/content-rules.ts'

/** The purpose of everything that tells what items ask and how they are answered. */
const PURPOSE = 'exam-item'

const about = (id: number): string => `key_corrections/${id}`

export interface Correction {
  /** The content with its new key; null for kinds without one. */
  isi: ItemContent | null
  alasan: string
}

export const sealCorrection = (keys: Keys, id: number, correction: Correction): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(correction), about(id))

export const openCorrection = (keys: Keys, row: { id: number; isi: Uint8Array }): Correction =>
  JSON.parse(keys.open(PURPOSE, row.isi, about(row.id)).toString()) as Correction
