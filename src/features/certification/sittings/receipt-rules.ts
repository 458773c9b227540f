/** What a receipt is about. */
export interface Receipt {
  /** The code of the paper; of a rehearsal 'LATIHAN'. */
  kode: string
  /** How many numbers were answered. */
  terjawab: number
  /** SHA-256 of the answers, in hexadecimal. */
  sidik: string
  /** When the sitting was closed, in seconds as ISO 8601 writes them. */
  ditutup: string
}

/**
 * Returns the text over which the fingerprint of a sitting's answers is taken: its paper, then a line of JSON for each number
 * that was answered. Device and server make it alike, and whoever has the answers can make it again.
 */
export const answersText = (kode: string, answers: readonly { nomor: number; teks: string }[]): string =>
  [kode, ...answers.map(({ nomor, teks }) => JSON.stringify([nomor, teks]))].join('\n')

/** Returns the text that the body signs in a receipt. */
export const receiptText = ({ kode, terjawab, sidik, ditutup }: Receipt): string =>
  [kode, terjawab, sidik, ditutup].join('|')
