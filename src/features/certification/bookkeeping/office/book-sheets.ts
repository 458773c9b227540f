import { readCsv } from '../../../../lib/files/csv-reader.ts'
import { sheetOf } from '../../../../office/export/spreadsheet.ts'
import { BOOKS, type Book } from '../rules.ts'
import { CASH_HEADS, type Cell, JOURNAL_HEADS } from '../table-rules.ts'
import { FAKTUR_HEADS, RINCIAN_HEADS } from '../tax-import-rules.ts'

const HEADS: Record<Book, readonly string[]> = {
  jurnal: JOURNAL_HEADS,
  kas: CASH_HEADS,
  faktur: FAKTUR_HEADS,
  rincian: RINCIAN_HEADS,
}

/** The headings of columns with numbers; digits in other columns, such as an NPWP, stay text. */
const NUMBERS = new Set([
  ...[
    'Biaya',
    'DPP',
    'Tarif PPN (%)',
    'PPN',
    'Kode unik',
    'Total',
    'Jumlah',
    'Biaya penyedia',
    'Baris',
    'Harga Satuan',
  ],
  ...['Jumlah Barang Jasa', 'Total Diskon', 'DPP Nilai Lain', 'Tarif PPN', 'Tarif PPnBM', 'PPnBM'],
])
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * The books whose form the tax office prescribes: its converter reads these sheets cell by cell, days and identity
 * numbers as text. A head that stays in sight, widths or dates of Excel's own would be another form.
 */
const OF_TAX_OFFICE: ReadonlySet<Book> = new Set(['faktur', 'rincian'])

/** A book as a sheet of a file: for people, or as the tax office's program takes it. */
export function writtenSheet(book: Book, csv: string) {
  const { sheet, data } = bookSheet(book, csv)
  return OF_TAX_OFFICE.has(book) ? { sheet, data } : sheetOf(sheet, data)
}

/** A book, as its CSV says it, as a sheet. */
export function bookSheet(book: Book, csv: string): { sheet: string; data: Cell[][] } {
  const isNumber = HEADS[book].map((head) => NUMBERS.has(head))
  const data = readCsv(csv, ',').map((row) =>
    row.map((cell, column) => (isNumber[column] && NUMBER.test(cell) ? Number(cell) : cell)),
  )
  return { sheet: BOOKS[book], data }
}
