import { z } from 'zod'
import { isArchive } from '../../../../lib/files/xlsx-reader.ts'
import { readZip } from '../../../../lib/files/zip-reader.ts'
import { invalidFields } from '../../../../problems.ts'
import { readRows, unusedColumns } from '../../../platform/import-lists/service.ts'
import { readTable } from '../../../platform/import-lists/table-service.ts'
import { PACKAGE_LIMITS } from '../qti/package-service.ts'
import { ITEM_LIST, readSheetRow } from './sheet-rules.ts'

/** A row of a table: an item still to be checked by the form, or what is wrong in its cells. */
export interface SheetItem {
  nama: string
  given:
    | { isi: object; poin: number; unit?: string; tingkat?: string; sumber?: string; tanggal_sumber?: string }
    | undefined
  pesan: string[]
}

const cell = z.string().optional()
const lines = z.array(z.string()).optional()

/** The cells of a row. Whether the item that they make is whole is for the form of items to say. */
const SheetCells = z
  .object({
    ...{ jenis: z.string(), soal: z.string(), poin: z.number().optional() },
    ...{ pilihan: lines, kunci: cell, pasangan: lines, pengecoh: lines, nilai: cell, toleransi: cell, satuan: cell },
    ...{ ejaan: lines, rubrik: lines, unit: cell, tingkat: cell, sumber: cell, tanggal_sumber: cell },
  })
  .transform((row, check) => {
    const { isi, poin, faults } = readSheetRow(row)
    for (const { field, text } of faults) check.addIssue({ code: 'custom', message: text, path: [field] })
    const { unit, tingkat, sumber, tanggal_sumber } = row
    return { isi, poin, unit, tingkat, sumber, tanggal_sumber }
  })
type SheetCells = z.output<typeof SheetCells>

/** Tells whether a file is a table: a spreadsheet, or a text that does not begin as XML does. */
export function isItemSheet(bytes: Uint8Array): boolean {
  if (!isArchive(bytes))
    return !/^[\s\0\ufeff\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'))
  try {
    return readZip(bytes, (name) => name === 'xl/workbook.xml', ZIP).size > 0
  } catch {
    // What cannot be opened is for the reader of packages to refuse.
    return false
  }
}

const ZIP = { entries: PACKAGE_LIMITS.entries, bytes: PACKAGE_LIMITS.unpacked }

/** Reads the items of a table. Throws INVALID for a file that is none, and for columns that would be lost. */
export async function readItemSheet(bytes: Uint8Array): Promise<SheetItem[]> {
  const table = readTable(ITEM_LIST, bytes)
  const [unused] = unusedColumns(ITEM_LIST, table)
  if (unused) throw invalidFields({ file: `Kolom ${unused.kolom}: ${unused.pesan}` })
  if (table.rows.length > PACKAGE_LIMITS.items)
    throw invalidFields({ file: `Tabel paling banyak ${PACKAGE_LIMITS.items} soal. Bagilah menjadi beberapa berkas.` })
  const { rows, mistakes } = await readRows({ list: ITEM_LIST, table: 'item_versions', form: SheetCells, keyOf }, table)
  const [missing] = mistakes.filter(({ jenis, baris }) => jenis === 'kolom' && baris === 1)
  if (missing) throw invalidFields({ file: `Kolom ${missing.kolom}: ${missing.pesan}` })
  const wrong = Map.groupBy(mistakes, ({ baris }) => baris)
  const good = new Map(rows.map(({ baris, row }) => [baris, row]))
  return table.rows.map(({ baris }) => {
    const faults = wrong.get(baris) ?? []
    const nama = `Baris ${baris}`
    if (faults.length > 0)
      return {
        nama,
        given: undefined,
        pesan: faults.map(({ kolom, pesan }) => (kolom === '' ? pesan : `Kolom ${kolom}: ${pesan}`)),
      }
    return { nama, given: good.get(baris) as SheetItem['given'], pesan: [] }
  })
}

/** Rows with the same words are told apart by the whole of them. */
const keyOf = (row: SheetCells): string => JSON.stringify(row)
