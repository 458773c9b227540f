import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { DB } from '../../../ground/database/db-schema.ts'
import { IN_INDONESIAN } from '../../../lib/calls/in-indonesian.ts'
import { csvText, type Separator } from '../../../lib/files/csv-writer.ts'
import { readCell, writeCell } from './cell-service.ts'
import { refusedMistake } from './proposal-service.ts'
import {
  type CellMistake,
  type FileTable,
  headOf,
  type ImportList,
  type ImportMistake,
  type RowRefusal,
} from './rules.ts'

type Fields = Record<string, unknown>

/** A table with a row for each record of a list. */
export type ImportTable = keyof DB

export type Importing = Pick<Context, 'db' | 'keys' | 'jobs' | 'today' | 'now' | 'visit'>

/**
 * How the records of a list lie in the database. Its functions are methods, so that a store of one kind counts as a store.
 */
export interface ImportStore<Row extends object = Fields> {
  list: ImportList
  /** The table with a row for each record. */
  table: ImportTable
  /** The schema of a row, the same as of the form by which staff enter such a record. */
  form: z.ZodType<Row>
  /** Returns the key by which a row is recognised as imported already. */
  keyOf(row: Row): string
  /** Returns those of these keys that the database has already; left out where all records are asked for their keys. */
  known?(db: Db, keys: string[]): Promise<Set<string>>
  /** Returns what only the database knows to be wrong with new rows, by their place and field. */
  check?(db: Db, rows: Row[]): Promise<RowRefusal[]>
  /** Returns the columns of the table for a row; left out where its fields are the columns. */
  columnsOf?(ctx: Importing, row: Row): object
  /** Inserts the rows; left out where one row of the table is all of a record. */
  insert?(db: Db, ctx: Importing, rows: Row[]): Promise<void>
  /** Returns the accounts that carry the identity numbers of these rows. */
  claimants?(db: Db, ctx: Importing, rows: Row[]): Promise<number[]>
  /** Every record, by field, in the order in which they would be imported; left out where the fields are columns. */
  all?(db: Db, ctx: Pick<Context, 'keys'>): Promise<object[]>
}

/** Rows of a file, each with its place in it, and what is wrong with the others. */
export interface ReadList {
  rows: { baris: number; row: Fields }[]
  mistakes: ImportMistake[]
  /** Rows that are not blank. */
  count: number
}

const ROWS_AT_ONCE = 200

/** Reads the rows of a table; a required column that none of its columns fills is the only mistake then. */
export async function readRows({ list, form, keyOf }: ImportStore, table: FileTable): Promise<ReadList> {
  const missing = missingColumns(list, table)
  // Without a required column every single row would be wrong.
  if (missing.length > 0) return { rows: [], mistakes: missing, count: table.rows.length }
  const mistakes: ImportMistake[] = []
  const rows: ReadList['rows'] = []
  const isStray = strayColumns(table)
  for (const [at, { baris, cells }] of table.rows.entries()) {
    // Others are answered between the rows of a long file.
    if (at % ROWS_AT_ONCE === 0) await setImmediate()
    if (cells.some((cell, at) => cell !== '' && isStray(at))) {
      mistakes.push({ baris, kolom: '', field: '', jenis: 'sel_lebih', pesan: TOO_MANY_CELLS })
      continue
    }
    const read = readRow(
      list,
      form,
      table.fields.map((field, at) => [field ?? '', cells[at] ?? ''] as const),
    )
    if ('row' in read) rows.push({ baris, row: read.row })
    else mistakes.push(...read.wrong.map(([field, wrong]) => ({ baris, kolom: headIn(list, field), field, ...wrong })))
  }
  mistakes.push(...repetitions(list, keyOf, rows))
  return { rows, mistakes: mistakes.toSorted((a, b) => a.baris - b.baris), count: table.rows.length }
}

const TOO_MANY_CELLS = 'Baris ini berisi lebih banyak sel daripada baris judul.'

/** A column without a head is one all the same where most rows fill it; else a row has slipped into it. */
function strayColumns({ heads, fields, rows }: FileTable): (at: number) => boolean {
  const filled = new Map<number, number>()
  for (const { cells } of rows) {
    for (const [at, cell] of cells.entries()) if (cell !== '') filled.set(at, (filled.get(at) ?? 0) + 1)
  }
  const isColumn = (at: number): boolean => heads.length > at && (filled.get(at) ?? 0) * 2 > rows.length
  return (at) => (heads[at] ?? '') === '' && !fields[at] && !isColumn(at)
}

/** Columns that fill no field: one who cannot be asked is told that they would be lost. */
export function unusedColumns({ columns }: ImportList, { heads, fields }: FileTable): ImportMistake[] {
  const labels = Object.values(columns).map(({ label }) => headOf(label))
  return heads.flatMap((head, at) => {
    if (head === '' || fields[at]) return []
    const isTwice = heads.indexOf(head) < at || labels.includes(head)
    const pesan = isTwice ? 'Kolom ini ada dua kali.' : `Kolom ini tidak dikenal. Yang dikenal: ${labels.join(', ')}.`
    return [{ baris: 1, kolom: head, field: '', jenis: 'kolom' as const, pesan }]
  })
}

const missingColumns = (list: ImportList, { fields }: FileTable): ImportMistake[] =>
  Object.entries(list.columns)
    .filter(([field, { required }]) => required && !fields.includes(field))
    .map(([field]) => ({
      ...{ baris: 1, kolom: headIn(list, field), field },
      ...{ jenis: 'kolom' as const, pesan: 'Kolom wajib ini tidak ada.' },
    }))

/** The CSV of these records, in the columns of the list; readList reads the same. */
export function writeListFile({ columns }: ImportList, records: object[], separator?: Separator): string {
  const all = Object.entries(columns)
  const rows = records.map((record) => {
    const fields = new Map(Object.entries(record))
    return all.map(([field, column]) => writeCell(column, fields.get(field)))
  })
  return csvText([all.map(([, { label }]) => headOf(label)), ...rows], separator)
}

/** The head of a field's column. */
export const headIn = ({ columns }: ImportList, field: string): string => headOf(columns[field]?.label ?? field)

type RowReading = { row: Fields } | { wrong: [field: string, wrong: CellMistake][] }

function readRow({ columns }: ImportList, form: ImportStore['form'], cells: (readonly [string, string])[]): RowReading {
  const wrong = new Map<string, CellMistake>()
  const written = new Map(cells)
  const values: Fields = {}
  for (const [field, cell] of cells) {
    const column = columns[field]
    if (!column) continue
    const read = readCell(column, cell)
    if ('wrong' in read) wrong.set(field, read.wrong)
    else if (read.value !== undefined) values[field] = read.value
  }
  const parsed = form.safeParse(values, IN_INDONESIAN)
  if (parsed.success && wrong.size === 0) return { row: parsed.data }
  // A cell that was not understood has its sentence already.
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? '')
    const column = columns[field]
    if (!column) wrong.set(field, { jenis: 'isi', pesan: message })
    else if (!wrong.has(field)) wrong.set(field, refusedMistake(column, written.get(field) ?? '', message))
  }
  return { wrong: [...wrong] }
}

/** The place and kind of a mistake about a row that is there twice. */
export const repeatedIn = (list: ImportList): Pick<ImportMistake, 'kolom' | 'field' | 'jenis'> => ({
  kolom: headIn(list, list.key),
  field: list.key,
  jenis: 'berulang',
})

/** Rows whose key an earlier row has already. */
function repetitions(list: ImportList, keyOf: ImportStore['keyOf'], rows: ReadList['rows']): ImportMistake[] {
  const first = new Map<string, number>()
  const label = list.columns[list.key]?.label ?? ''
  return rows.flatMap(({ baris, row }) => {
    const key = keyOf(row)
    const known = first.get(key)
    if (known === undefined) first.set(key, baris)
    return known === undefined
      ? []
      : [{ baris, ...repeatedIn(list), sama_dengan: known, pesan: `${label} ini sudah ada di baris ${known}.` }]
  })
}
