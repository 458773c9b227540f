import { readCsv } from '../../../lib/csv-reader.ts'
import { ImportedHolder, type ImportMistake, type ImportRow } from './import-contract.ts'
import { type IMPORT_COLUMNS, numberKey } from './rules.ts'

type Column = (typeof IMPORT_COLUMNS)[number]

const NEEDED: readonly Column[] = ['nama', 'no_sertifikat', 'kualifikasi', 'berlaku_mulai', 'berlaku_sampai']

export interface ImportList {
  rows: ImportRow[]
  mistakes: ImportMistake[]
}

const DELIMITERS = [';', ',', '\t']

/** Reads a list of earlier holders from a CSV; undefined when its head is not that of one. */
export function readHolderList(csv: string): ImportList | undefined {
  for (const delimiter of DELIMITERS) {
    const [head = [], ...records] = readCsv(csv, delimiter)
    const columns = head.map((name) =>
      name
        .toLowerCase()
        .trim()
        .replace(/[\s.]+/g, '_'),
    )
    if (NEEDED.every((name) => columns.includes(name))) return readRecords(columns, records)
  }
  return undefined
}

function readRecords(columns: string[], records: string[][]): ImportList {
  const rows: ImportRow[] = []
  const mistakes: ImportMistake[] = []
  records.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return
    const baris = index + 2
    const parsed = ImportedHolder.safeParse(
      Object.fromEntries(columns.map((name, at) => [name, withoutMarks(cells[at] ?? '')])),
    )
    if (parsed.success) rows.push({ baris, ...parsed.data })
    else {
      for (const { path, message } of parsed.error.issues) {
        mistakes.push({ baris, kolom: String(path[0] ?? ''), pesan: message })
      }
    }
  })
  const twice = [
    ...repetitions(rows, 'no_sertifikat', 'Nomor sertifikat'),
    ...repetitions(rows, 'no_registrasi', 'Nomor registrasi'),
  ]
  return { rows, mistakes: [...mistakes, ...twice].toSorted((a, b) => a.baris - b.baris) }
}

/** Spreadsheets put an apostrophe before long numbers; control characters mean nothing. */
const withoutMarks = (cell: string): string => cell.replace(/^'(?=[=+\-@\d])/, '').replace(/\p{Cc}+/gu, ' ')

/** Rows whose number an earlier row has already. */
function repetitions(rows: ImportRow[], kolom: 'no_sertifikat' | 'no_registrasi', label: string): ImportMistake[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ baris, [kolom]: value }) => {
    if (value === null) return []
    const known = first.get(numberKey(value))
    if (known !== undefined) return [{ baris, kolom, pesan: `${label} ini sudah ada di baris ${known}.` }]
    first.set(numberKey(value), baris)
    return []
  })
}
