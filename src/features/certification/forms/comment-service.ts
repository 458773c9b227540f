import type { Keys } from '../../../ground/secrets/keys.ts'

/** The purpose of everything that tells what items ask, which a reason may quote. */
const PURPOSE = 'exam-item'

const about = (id: number): string => `exam_form_comments/${id}`

export const sealFormComment = (keys: Keys, id: number, words: string): Buffer => keys.seal(PURPOSE, words, about(id))

export const openFormComment = (keys: Keys, row: { id: number; isi: Uint8Array }): string =>
  keys.open(PURPOSE, row.isi, about(row.id)).toString()
