import type { Day } from '../day.ts'

/** A row of a bank statement about money that came in. */
export interface BankLine {
  /** Its row in the file, counted from 1 with the head, as a spreadsheet shows it. */
  baris: number
  tanggal: Day
  keterangan: string
  /** Whole rupiah. */
  jumlah: number
  /** The account that the row names, digits only; null where it names none. */
  rekening: string | null
}

/** A row that nothing is booked from. */
export interface UnreadRow {
  baris: number
  /** The text of its cells. */
  teks: string
  /** The sentence why it is not read. */
  alasan: string
}

/** A row of a statement is exactly one of three. */
export type RowReading =
  /** `formerWords`: its description as it was read before all columns of words belonged to it. */
  { is: 'credit'; line: BankLine; formerWords?: string } | { is: 'debit' } | { is: 'unread'; row: UnreadRow }

/** Rows of a statement as they are read. */
export interface StatementRows {
  /** The bank and its product, as people know it. */
  bentuk: string
  rows: RowReading[]
  /** The cells above the rows, where banks name the account. */
  above: string[]
  /** The assumptions that the file does not state, for a person to confirm. */
  dianggap: string[]
  /** The sentence about a guessed encoding. */
  penyandian?: string
}

const LONGEST_TEXT = 500
const LONGEST_SHOWN = 300

/** Collapses the spaces of a text. */
export const plainWords = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)

/** A row of which nothing is booked, with its cells as one text. */
export const unreadRow = (baris: number, cells: readonly string[], alasan: string): RowReading => ({
  is: 'unread',
  row: { baris, teks: plainWords(cells.filter(Boolean).join(' ')).slice(0, LONGEST_SHOWN), alasan },
})
