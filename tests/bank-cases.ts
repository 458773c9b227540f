import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, 'bank-statements')

/** The expected reading of a bank statement. */
export interface ExpectedStatement {
  /** The day on which it is read, where that matters. */
  today?: string
  bentuk?: string
  rekening?: string
  credits: { tanggal: string; jumlah: number; keterangan_contains: string }[]
  debits: number
  unread_rows_contain: string[]
  /** How many rows are unread, where the case says it. */
  unread?: number
}

export interface BankCase {
  name: string
  bytes: Buffer
  expected: ExpectedStatement
}

/** The statements of tests/bank-statements, each with what must be read of it. */
export const bankCases = (): BankCase[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.expected.json'))
    .map((name) => name.replace('.expected.json', ''))
    .map((name) => {
      const file = readdirSync(FOLDER).find((one) => one.startsWith(`${name}.`) && !one.endsWith('.json'))
      return {
        name,
        bytes: readFileSync(path.join(FOLDER, file ?? '')),
        expected: JSON.parse(readFileSync(path.join(FOLDER, `${name}.expected.json`), 'utf8')),
      }
    })
