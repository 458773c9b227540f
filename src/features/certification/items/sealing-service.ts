import type { Keys } from '../../../ground/secrets/keys.ts'
import type { ItemContent } from './content-rules.ts'

/** The purpose of everything in the bank that candidates must not know. */
const PURPOSE = 'exam-item'

/** What is secret of a version: its content, and the source, which often gives the answer away. */
export interface SealedItem {
  isi: ItemContent
  sumber: string
}

/** What is secret of a stimulus: words and tables as HTML, and the words that stand for its picture. */
export interface SealedStimulus {
  teks: string
  keterangan_gambar: string
}

const aboutVersion = (itemId: number, versi: number): string => `item_versions/${itemId}/${versi}`
const aboutStimulus = (id: number): string => `stimuli/${id}`
const aboutPicture = (id: number): string => `stimuli/${id}/picture`
const aboutComment = (id: number): string => `item_comments/${id}`

const openJson = <T>(keys: Keys, sealed: Uint8Array, about: string): T =>
  JSON.parse(keys.open(PURPOSE, sealed, about).toString()) as T

export const sealItem = (keys: Keys, itemId: number, versi: number, { isi, sumber }: SealedItem): Buffer =>
  keys.seal(PURPOSE, JSON.stringify({ isi, sumber }), aboutVersion(itemId, versi))

export const openItem = (keys: Keys, row: { item_id: number; versi: number; isi: Uint8Array }): SealedItem =>
  openJson(keys, row.isi, aboutVersion(row.item_id, row.versi))

export const sealStimulus = (keys: Keys, id: number, { teks, keterangan_gambar }: SealedStimulus): Buffer =>
  keys.seal(PURPOSE, JSON.stringify({ teks, keterangan_gambar }), aboutStimulus(id))

export const openStimulus = (keys: Keys, row: { id: number; isi: Uint8Array }): SealedStimulus =>
  openJson(keys, row.isi, aboutStimulus(row.id))

export const sealStimulusPicture = (keys: Keys, id: number, bytes: Uint8Array): Buffer =>
  keys.seal(PURPOSE, bytes, aboutPicture(id))

export const openStimulusPicture = (keys: Keys, row: { id: number; picture: Uint8Array }): Buffer =>
  keys.open(PURPOSE, row.picture, aboutPicture(row.id))

export const sealComment = (keys: Keys, id: number, words: string): Buffer =>
  keys.seal(PURPOSE, words, aboutComment(id))

export const openComment = (keys: Keys, row: { id: number; isi: Uint8Array }): string =>
  keys.open(PURPOSE, row.isi, aboutComment(row.id)).toString()
