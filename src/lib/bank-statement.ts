import type { BankLine } from './bank-line.ts'
import { readCsv } from './csv-reader.ts'
import { type Day, isDay } from './day.ts'
import { digest } from './secret.ts'

export interface Statement {
  lines: BankLine[]
  /** How many rows are not incoming money: debits, balances, interest with a fraction of a rupiah. */
  skipped: number
  /** The cells above the table, where banks name the account. */
  above: string[]
}

/** The incoming money of a bank's CSV, whatever its delimiter, columns and notation; undefined for any other file. */
export function readStatement(text: string): Statement | undefined {
  for (const delimiter of DELIMITERS) {
    const records = readCsv(text, delimiter)
    const head = records.slice(0, MOST_LINES_ABOVE).findIndex((cells) => columnsOf(cells) !== undefined)
    const columns = columnsOf(records[head] ?? [])
    if (columns) return linesOf(records, head + 1, columns)
  }
  return undefined
}

/** Identifies a line, in any file and however often it appears; `keterangan` as plainWords gives it. */
export const fingerprintOf = ({ tanggal, keterangan, jumlah }: Omit<BankLine, 'baris'>): string =>
  digest(`${tanggal}\n${keterangan}\n${jumlah}`)

const DELIMITERS = [';', ',', '\t']
/** Banks put account, holder and period above the table. */
const MOST_LINES_ABOVE = 40
const LONGEST_TEXT = 500

const DEBIT = /\bdeb[ie]t/
const CREDIT = /\b(kredit|credit)\b/

const is = {
  tanggal: (name: string) => /^(tanggal|tgl|date|(posting|transaction|value) date)\b/.test(name),
  keterangan: (name: string) => /^(keterangan|uraian|deskripsi|description|remark|berita)/.test(name),
  kredit: (name: string) => CREDIT.test(name) && !DEBIT.test(name),
  jumlah: (name: string) => /^(jumlah|nominal|nilai|amount|mutasi)\b/.test(name) && !DEBIT.test(name),
  jenis: (name: string) =>
    /\b(jenis|tipe|type)\b|^(d ?[kc]|k ?d|db ?cr|cr ?db)$/.test(name) || (DEBIT.test(name) && CREDIT.test(name)),
}

interface Columns {
  tanggal: number
  keterangan: number
  amount: number
  /** Where 'D' or 'K' stands; -1 when nowhere. */
  sign: number
}

/** Which column is which, by the words of a head; undefined for any other row. */
function columnsOf(cells: string[]): Columns | undefined {
  const names = cells.map((each) =>
    each
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
  const tanggal = names.findIndex(is.tanggal)
  const kredit = names.findIndex(is.kredit)
  const jumlah = names.findIndex(is.jumlah)
  const amount = kredit >= 0 ? kredit : jumlah
  // A single cell that contains all the words is a head with another delimiter.
  if (tanggal < 0 || amount < 0 || tanggal === amount) return undefined
  const named = names.findIndex(is.jenis)
  const unnamed = names[amount + 1] === '' ? amount + 1 : -1
  const sign = kredit >= 0 ? -1 : named >= 0 ? named : unnamed
  return { tanggal, keterangan: names.findIndex(is.keterangan), amount, sign }
}

function linesOf(records: string[][], from: number, columns: Columns): Statement | undefined {
  const lines: BankLine[] = []
  let skipped = 0
  let understood = 0
  records.slice(from).forEach((cells, i) => {
    if (cells.every((each) => each === '')) return
    const tanggal = dayIn(cells[columns.tanggal] ?? '')
    const written = cells[columns.amount] ?? ''
    const amount = amountIn(written, cells[columns.sign] ?? '')
    // An empty credit is a debit; digits that are no amount belong to another notation.
    if (tanggal && (amount || !/\d/.test(written))) understood += 1
    if (tanggal && amount?.credit && Number.isSafeInteger(amount.value) && amount.value > 0) {
      const keterangan = plainWords(cells[columns.keterangan] ?? '')
      lines.push({ baris: from + i + 1, tanggal, keterangan, jumlah: amount.value })
    } else skipped += 1
  })
  const above = records.slice(0, from - 1).flat()
  return skipped > 0 && understood === 0 ? undefined : { lines, skipped, above }
}

/** The same words, however they are spaced. */
export const plainWords = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)

/** '20/11/2026', '20-11-2026' or '2026-11-20', with or without a time behind. */
function dayIn(text: string): Day | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/.exec(text) ?? []
  const [, iso = ''] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text) ?? []
  const found = iso || `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}

/** One blank at most between two parts: several optional runs of blanks would be tried in every combination. */
const AMOUNT = /^\(?(?:rp\.?|idr)? ?([+-]?) ?(?:rp\.?|idr)? ?(\d[\d.,]*?)(?:[.,](\d{1,2}))? ?\)? ?([a-z]*)$/i
const WHOLE = /^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/

/** '1.500.123,00', '1,500,123.00 CR', '1500123' and the like; a fraction that is not zero makes the value one too. */
function amountIn(text: string, sign: string): { value: number; credit: boolean } | undefined {
  const [, minus, whole = '', fraction = '', behind = ''] = AMOUNT.exec(text.replace(/\s+/g, ' ')) ?? []
  if (!WHOLE.test(whole)) return undefined
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`)
  const isDebit = minus === '-' || text.startsWith('(') || /^d/i.test(behind || sign)
  return { value, credit: !isDebit }
}
