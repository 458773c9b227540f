import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { DB } from '../../../ground/database/db-schema.ts'
import { IN_INDONESIAN } from '../../../lib/calls/in-indonesian.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { csvText } from '../../../lib/files/csv-writer.ts'
import { readTextFile } from '../../../lib/files/text-file.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { readCell, writeCell } from './cell-service.ts'
import { headOf, type ImportList, type ImportMistake, MOST_IMPORTED, type RowRefusal } from './rules.ts'

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

/** Reads a list from a CSV as spreadsheets write it. Throws INVALID and IMPORT_UNREADABLE for a file that is none. */
export async function readList({ list, form, keyOf }: ImportStore, bytes: Uint8Array): Promise<ReadList> {
  const { heads, records } = recordsOf(list, textOf(bytes))
  const { fields, missing, wrong } = columnsOf(list, heads)
  const mistakes: ImportMistake[] = [...missing, ...wrong]
  // Without a required column every single row would be wrong.
  if (missing.length > 0) return { rows: [], mistakes, count: records.length }
  const rows: ReadList['rows'] = []
  for (const [at, { baris, cells }] of records.entries()) {
    // Others are answered between the rows of a long file.
    if (at % ROWS_AT_ONCE === 0) await setImmediate()
    if (cells.some((cell, at) => cell !== '' && (heads[at] ?? '') === '')) {
      mistakes.push({ baris, kolom: '', pesan: 'Baris ini berisi lebih banyak sel daripada baris judul.' })
      continue
    }
    const read = readRow(
      list,
      form,
      fields.map((field, at) => [field, cells[at] ?? ''] as const),
    )
    if ('row' in read) rows.push({ baris, row: read.row })
    else mistakes.push(...read.wrong.map(([field, pesan]) => ({ baris, kolom: headIn(list, field), pesan })))
  }
  mistakes.push(...repetitions(list, keyOf, rows))
  return { rows, mistakes: mistakes.toSorted((a, b) => a.baris - b.baris), count: records.length }
}

/** The CSV of these records, in the columns of the list; readList reads the same. */
export function writeListFile({ columns }: ImportList, records: object[]): string {
  const all = Object.entries(columns)
  const rows = records.map((record) => {
    const fields = new Map(Object.entries(record))
    return all.map(([field, column]) => writeCell(column, fields.get(field)))
  })
  return csvText([all.map(([, { label }]) => headOf(label)), ...rows])
}

/** The head of a field's column. */
export const headIn = ({ columns }: ImportList, field: string): string => headOf(columns[field]?.label ?? field)

const unreadable = (text: string): Problem => invalidFields({ file: text })

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_IMPORTED.bytes) throw unreadable('Berkas paling besar 5 MB. Bagilah menjadi beberapa berkas.')
  const text = readTextFile(bytes)
  if (text !== undefined) return text
  throw unreadable('Berkas ini bukan teks. Di Excel, simpan sebagai "CSV UTF-8 (Comma delimited)".')
}

const DELIMITERS = [';', ',', '\t']

/** The head and the rows that are not blank, by the delimiter under which most columns are known. */
function recordsOf(list: ImportList, text: string) {
  if (text.trim() === '') throw unreadable('Berkas ini kosong.')
  const known = new Set(Object.values(list.columns).map(({ label }) => headOf(label)))
  const tables = DELIMITERS.map((delimiter) => readCsv(text, delimiter)).map(([first = [], ...records]) => {
    const heads = first.map(headOf)
    return { heads, records, score: heads.filter((head) => known.has(head)).length }
  })
  const [best] = tables.toSorted((a, b) => b.score - a.score)
  if (!best || best.score === 0) throw new Problem('IMPORT_UNREADABLE')
  const records = best.records
    .map((cells, at) => ({ baris: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (records.length === 0) throw unreadable('Berkas ini hanya berisi baris judul.')
  if (records.length > MOST_IMPORTED.rows) {
    throw unreadable(`Berkas paling banyak ${MOST_IMPORTED.rows} baris. Bagilah menjadi beberapa berkas.`)
  }
  return { heads: best.heads, records }
}

/** Returns the field of each column, and what is wrong with the head. */
function columnsOf(list: ImportList, heads: string[]) {
  const fieldOf = new Map(Object.entries(list.columns).map(([field, { label }]) => [headOf(label), field]))
  // Of a column that is there twice the first one counts.
  const fields = heads.map((head, at) => (heads.indexOf(head) === at ? fieldOf.get(head) : undefined))
  const all = [...fieldOf.keys()].join(', ')
  const wrong = heads.flatMap((head, at) => {
    if (head === '' || fields[at] !== undefined) return []
    const pesan = fieldOf.has(head) ? 'Kolom ini ada dua kali.' : `Kolom ini tidak dikenal. Yang dikenal: ${all}.`
    return [{ baris: 1, kolom: head, pesan }]
  })
  const missing = Object.entries(list.columns)
    .filter(([field, { required }]) => required && !fields.includes(field))
    .map(([field]) => ({ baris: 1, kolom: headIn(list, field), pesan: 'Kolom wajib ini tidak ada.' }))
  return { fields, missing, wrong }
}

type RowReading = { row: Fields } | { wrong: [field: string, pesan: string][] }

function readRow(
  { columns }: ImportList,
  form: ImportStore['form'],
  cells: (readonly [string | undefined, string])[],
): RowReading {
  const wrong = new Map<string, string>()
  const values: Fields = {}
  for (const [field = '', cell] of cells) {
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
    if (!wrong.has(field)) wrong.set(field, message)
  }
  return { wrong: [...wrong] }
}

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
      : [{ baris, kolom: headIn(list, list.key), pesan: `${label} ini sudah ada di baris ${known}.` }]
  })
}
