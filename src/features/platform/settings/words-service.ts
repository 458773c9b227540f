import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { settingRows } from './queries.ts'

/** Every number and text as it is in force on a day, by key, in words for readers: '6 tahun', '75 persen', 'Rp5.000.000'. */
export async function settingWordsOn(db: Db, on: Day): Promise<Record<string, string>> {
  const rows = await settingRows(db, on)
  return Object.fromEntries(
    rows.flatMap(({ key, value, satuan }) => {
      if (typeof value === 'string') return [[key, value]]
      return typeof value === 'number' ? [[key, quantity(value, satuan)]] : []
    }),
  )
}

const quantity = (value: number, unit: string): string =>
  unit === 'rupiah' ? formatRupiah(value) : `${value} ${unit}`.trim()
