import { cellOf } from '../../../../office/export/safe-cell.ts'
import { CHAPTERS } from '../rules.ts'
import { tableRule } from '../table-rules.ts'
import type { CountedTable } from '../writing-rules.ts'

type Cell = string | number

/** The most characters that spreadsheets allow in the name of a sheet. */
const LONGEST_SHEET = 31

/** A line for each figure: chapter, table, row, measure, figure; a spreadsheet groups them as it likes. */
export function figureLinesOf(tables: CountedTable[]): Cell[][] {
  const lines = tables.flatMap(({ tabel, baris }) => {
    const { bab, judul, ukuran } = tableRule(tabel)
    return baris.flatMap(({ nama, angka }) =>
      Object.entries(ukuran).map(([name, { label }]) =>
        [CHAPTERS[bab], judul, nama, label, angka[name] ?? ''].map((value) => cellOf(value)),
      ),
    )
  })
  return [['Bab', 'Tabel', 'Baris', 'Ukuran', 'Angka'], ...lines]
}

/** A sheet for each table that has rows, as it stands on the screen. */
export const figureSheetsOf = (tables: CountedTable[]): { sheet: string; data: Cell[][] }[] =>
  tables
    .filter(({ baris }) => baris.length > 0)
    .map(({ tabel, baris, jumlah }, at) => {
      const { judul, kelompok, ukuran } = tableRule(tabel)
      const measures = Object.entries(ukuran)
      const rows = [...baris, ...(jumlah ? [{ nama: 'Jumlah', angka: jumlah }] : [])]
      return {
        sheet: `${at + 1} ${judul}`.slice(0, LONGEST_SHEET).trim(),
        data: [
          [kelompok, ...measures.map(([, { label }]) => label)],
          ...rows.map(({ nama, angka }) => [cellOf(nama), ...measures.map(([name]) => angka[name] ?? '')]),
        ],
      }
    })
