import { formatRupiah } from '../../../lib/rupiah.ts'
import type { Measure } from './rules.ts'
import type { TableName } from './table-rules.ts'

/** A table with what was counted: its rows by name, and the sum over all of them (null where sums mean nothing). */
export interface CountedTable {
  tabel: TableName
  baris: { kunci: string; nama: string; angka: Record<string, number | null> }[]
  jumlah: Record<string, number | null> | null
}

const withDots = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** 12.5 → '12,5', 1234 → '1.234', 80 → '80%', 2500000 → 'Rp2.500.000'; a dash where nothing was counted. */
export function writtenFigure({ kind }: Pick<Measure, 'kind'>, figure: number | null): string {
  if (figure === null) return '-'
  if (kind === 'rupiah') return formatRupiah(figure)
  if (kind === 'persen') return `${figure}%`
  return kind === 'hari' ? String(figure).replace('.', ',') : withDots(figure)
}
