import type { Day } from './day.ts'

/** A line of a bank statement about incoming money. */
export interface BankLine {
  /** Its row in the file, counted from 1 with the head, as a spreadsheet shows it. */
  baris: number
  tanggal: Day
  keterangan: string
  /** Whole rupiah. */
  jumlah: number
}
