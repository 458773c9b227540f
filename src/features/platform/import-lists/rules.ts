import type { Permission } from '../../../access.ts'
import { bodyZone } from '../../../lib/day.ts'

/** The ways in which a cell is read, and written again. */
export type CellKind =
  | 'words'
  | 'lines'
  | 'list'
  | 'titles'
  | 'day'
  | 'moment'
  | 'amount'
  | 'number'
  | 'yes'
  | 'province'
  | 'choice'

export interface ImportColumn {
  /** The name that people use; the head of the column follows from it. */
  label: string
  as: CellKind
  required?: true
  /** The values of a choice. */
  of?: readonly string[]
  /** A made-up cell, as it stands in the example. */
  example: string
  hint?: string
}

/** A kind of list that can be imported and exported, declared as data. */
export interface ImportList {
  /** In addresses and at the command line. */
  name: string
  /** In sentences: 'penguji'. */
  title: string
  /** The audit log's name for its records. */
  noun: string
  permission: Permission
  /** The columns by field of the form that checks a row, in the order of the file. */
  columns: Readonly<Record<string, ImportColumn>>
  /** The column that a repeated row is blamed on. */
  key: string
  /** Sentences that say what happens to the rows. */
  about: string
}

export interface ImportMistake {
  /** Its row in the file, from 1 and with the head counted, as a spreadsheet shows it. */
  baris: number
  kolom: string
  pesan: string
}

/** 5 MB of text are some thousand articles or twenty thousand holders. */
export const MOST_IMPORTED = { bytes: 5_000_000, rows: 20_000, mistakes: 200 } as const

/** 'No. Sertifikat' → 'no_sertifikat': the head of a column, however it was typed. */
export const headOf = (label: string): string =>
  label
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')

/** The example to download: its head, and one made-up row. */
export function exampleOf({ columns }: Pick<ImportList, 'columns'>): string[][] {
  const all = Object.values(columns)
  return [all.map(({ label }) => headOf(label)), all.map(({ example }) => example)]
}

const KIND_HINTS: Partial<Record<CellKind, string>> = {
  list: 'Beberapa, dipisah titik koma.',
  titles: 'Satu per baris di dalam sel, atau dipisah |.',
  day: 'Tanggal: 2025-01-31 atau 31/01/2025.',
  amount: 'Rupiah: 1250000 atau 1.250.000.',
  number: 'Angka bulat.',
  yes: 'ya atau tidak.',
  province: 'Nama atau kode provinsi.',
}

const kindHint = (as: CellKind): string | undefined =>
  as === 'moment' ? `Tanggal, bila perlu dengan jam ${bodyZone()}: 2025-01-31 14.30.` : KIND_HINTS[as]

/** Returns sentences that say what to write into a column. */
export const hintOf = ({ as, of, hint }: ImportColumn): string =>
  [of ? `${of.join(', ')}.` : kindHint(as), hint].filter(Boolean).join(' ')

/** A file's name as the log may keep it: without numbers as long as a NIK, and without addresses. */
export const fileNameForLog = (name: string): string =>
  name
    .replace(/\S+/g, (word) => (word.includes('@') ? '…' : word))
    .replace(/\d{6,}/g, '…')
    .slice(0, 80)

/** Something wrong with a row, by its place among the rows that were asked about. */
export interface RowRefusal {
  at: number
  field: string
  pesan: string
}

/** Rows whose value in a field must be nobody else's, and is: in a record that is there, or in an earlier row. */
export function repeatedValues(
  { columns }: Pick<ImportList, 'columns'>,
  field: string,
  values: readonly (string | null)[],
  taken: ReadonlySet<string>,
): RowRefusal[] {
  const label = columns[field]?.label ?? field
  const seen = new Set<string>()
  return values.flatMap((value, at) => {
    if (value === null) return []
    const isTwice = seen.has(value)
    seen.add(value)
    if (!isTwice && !taken.has(value)) return []
    return [{ at, field, pesan: `${label} ini sudah ${isTwice ? 'ada di baris lain' : 'dipakai yang lain'}.` }]
  })
}
