import { formatRupiah, withThousands } from '../../../lib/rupiah.ts'
import { writeNumber } from '../../../lib/written-number.ts'
import type { Measure } from './rules.ts'
import type { TableName } from './table-rules.ts'

/** A table with what was counted: its rows by name, and the sum over all of them (null where sums mean nothing). */
export interface CountedTable {
  tabel: TableName
  baris: { kunci: string; nama: string; angka: Record<string, number | null> }[]
  jumlah: Record<string, number | null> | null
}

/** 12.5 → '12,5', 1234 → '1.234', 80 → '80%', 2500000 → 'Rp2.500.000'; a dash where nothing was counted. */
export function writtenFigure({ kind }: Pick<Measure, 'kind'>, figure: number | null): string {
  if (figure === null) return '-'
  if (kind === 'rupiah') return formatRupiah(figure)
  if (kind === 'persen') return `${figure}%`
  return kind === 'hari' ? writeNumber(figure) : withThousands(figure)
}
