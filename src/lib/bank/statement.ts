import type { Day } from '../day.ts'
import { readCsv } from '../files/csv-reader.ts'
import { guessedEncoding, readTextFile, type TextEncoding } from '../files/text-file.ts'
import { isArchive, readXlsx } from '../files/xlsx-reader.ts'
import { readCamt } from './camt.ts'
import type { BankLine, StatementRows, UnreadRow } from './line.ts'
import { readMt940 } from './mt940.ts'
import { countRead, readBankTable } from './table.ts'

/** A line with its place among the equal ones of its file, from 1: two equal lines are two payments. */
export interface StatementLine extends BankLine {
  urutan: number
  /** Its description as it was read before all columns of words belonged to it. */
  formerWords: string
}

export interface Statement extends Omit<StatementRows, 'rows' | 'penyandian'> {
  lines: StatementLine[]
  /** How many rows are money that went out. */
  debits: number
  unread: UnreadRow[]
  /** The sentence about a guessed encoding; null where the file names its own. */
  penyandian: string | null
}

/** A bank's statement in whatever form it gives, its text in the chosen encoding; undefined for any other file. */
export function readStatement(bytes: Uint8Array, today: Day, chosen?: TextEncoding | undefined): Statement | undefined {
  const read = isArchive(bytes) ? readSheets(bytes, today) : readWritten(bytes, today, chosen)
  return read && sortRows(read)
}

/** All sheets, one below the other: nothing of a second one is left out. */
function readSheets(bytes: Uint8Array, today: Day): StatementRows | undefined {
  const sheets = readXlsx(bytes)
  return sheets && readBankTable({ records: sheets.flat(), delimiter: '' }, today)
}

function readWritten(bytes: Uint8Array, today: Day, chosen: TextEncoding | undefined): StatementRows | undefined {
  const file = readTextFile(bytes, chosen)
  if (!file) return undefined
  const { text } = file
  const read = readMt940(text) ?? readCamt(text) ?? readDelimited(text, today)
  const guess = guessedEncoding(file)
  return read && guess !== undefined ? { ...read, dianggap: [...read.dianggap, guess], penyandian: guess } : read
}

const DELIMITERS = [';', ',', '\t', '|']

/** By the delimiter under which most rows are read. */
function readDelimited(text: string, today: Day): StatementRows | undefined {
  let best: StatementRows | undefined
  for (const delimiter of DELIMITERS) {
    const read = readBankTable({ records: readCsv(text, delimiter), delimiter }, today)
    if (read && (!best || countRead(read) > countRead(best))) best = read
    if (best && countRead(best) === best.rows.length) break
  }
  return best
}

function sortRows({ rows, ...more }: StatementRows): Statement {
  const seen = new Map<string, number>()
  const lines = rows.flatMap((one) => {
    if (one.is !== 'credit') return []
    const { tanggal, keterangan, jumlah, rekening } = one.line
    const key = JSON.stringify([tanggal, keterangan, jumlah, rekening])
    const urutan = (seen.get(key) ?? 0) + 1
    seen.set(key, urutan)
    return [{ ...one.line, urutan, formerWords: one.formerWords ?? keterangan }]
  })
  return {
    penyandian: null,
    ...more,
    lines,
    debits: rows.filter(({ is }) => is === 'debit').length,
    unread: rows.flatMap((one) => (one.is === 'unread' ? [one.row] : [])),
  }
}
