import type { Day } from '../day.ts'
import { readCsv } from '../files/csv-reader.ts'
import { readTextFile } from '../files/text-file.ts'
import { readXlsx } from '../files/xlsx-reader.ts'
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

export interface Statement extends Omit<StatementRows, 'rows'> {
  lines: StatementLine[]
  /** How many rows are money that went out. */
  debits: number
  unread: UnreadRow[]
}

/** A bank's statement in whatever form it gives; undefined for any other file. */
export function readStatement(bytes: Uint8Array, today: Day): Statement | undefined {
  const read = isArchive(bytes) ? readSheets(bytes, today) : readWritten(bytes, today)
  return read && sortRows(read)
}

const isArchive = ([first, second, third]: Uint8Array): boolean => first === 0x50 && second === 0x4b && third === 3

/** All sheets, one below the other: nothing of a second one is left out. */
function readSheets(bytes: Uint8Array, today: Day): StatementRows | undefined {
  const sheets = readXlsx(bytes)
  return sheets && readBankTable({ records: sheets.flat(), delimiter: '' }, today)
}

function readWritten(bytes: Uint8Array, today: Day): StatementRows | undefined {
  const text = readTextFile(bytes)
  return text === undefined ? undefined : (readMt940(text) ?? readCamt(text) ?? readDelimited(text, today))
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
    ...more,
    lines,
    debits: rows.filter(({ is }) => is === 'debit').length,
    unread: rows.flatMap((one) => (one.is === 'unread' ? [one.row] : [])),
  }
}
