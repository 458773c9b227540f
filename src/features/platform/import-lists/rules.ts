import type { Permission } from '../../../access.ts'
import { bodyZone } from '../../../lib/day.ts'

/** The ways in which a cell is read, and written again. */
export type CellKind =
  | 'words'
  | 'nik'
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
  /** The name of a person: its blanks and capitals can be tidied for all rows at once. */
  isPerson?: true
  /** The values of a choice, or all that a list may hold. */
  of?: readonly string[]
  /** Other heads of the column, as bodies write them. */
  heads?: readonly string[]
  /** Other words for values of a choice or list, by the word: somebody has to agree. */
  synonyms?: Readonly<Record<string, string>>
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

/** What kind of mistake a cell or row has, each with what to do about it. */
export const MISTAKE_KINDS = {
  kolom: { judul: 'Kolom', saran: 'Pilih kolom di atas.' },
  wajib: { judul: 'Kosong, padahal wajib', saran: 'Isi selnya, atau keluarkan barisnya.' },
  sebutan: { judul: 'Ditulis dengan sebutan lain', saran: 'Periksa usulannya, lalu pakai.' },
  tahun_dua_angka: { judul: 'Tahun dua angka', saran: 'Periksa abadnya, lalu pakai usulannya.' },
  nomor_hari: {
    judul: 'Tanggal menjadi nomor hari Excel',
    saran: 'Excel menghitung hari sejak 1900. Periksa, lalu pakai usulannya.',
  },
  bulan_dahulu: { judul: 'Bulan di depan tanggal', saran: 'Periksa urutannya, lalu pakai usulannya.' },
  dibulatkan: {
    judul: 'Nomor dibulatkan Excel',
    saran:
      'Angka aslinya tidak ada lagi di berkas ini. Ketik dari dokumen aslinya, atau kosongkan. Untuk lain kali: jadikan kolomnya Teks di Excel sebelum diisi.',
  },
  tanda_kosong: { judul: 'Ditulis "tidak ada"', saran: 'Kosongkan selnya dengan usulannya.' },
  isi: { judul: 'Isi tidak sesuai', saran: 'Perbaiki selnya.' },
  berulang: { judul: 'Sama dengan baris lain', saran: 'Perbaiki nomornya, atau keluarkan salah satu barisnya.' },
  dipakai: { judul: 'Sudah dipakai yang lain', saran: 'Perbaiki selnya, atau keluarkan barisnya.' },
  sel_lebih: { judul: 'Sel lebih banyak daripada judul', saran: 'Perbaiki pemisahnya di berkas asal.' },
} as const satisfies Record<string, { judul: string; saran: string }>
export type MistakeKind = keyof typeof MISTAKE_KINDS
export const MISTAKE_KIND_NAMES = Object.keys(MISTAKE_KINDS) as [MistakeKind, ...MistakeKind[]]

/** What is wrong with a cell. */
export interface CellMistake {
  jenis: MistakeKind
  pesan: string
  /** What the cell probably means, as it would be written; '' to empty it. */
  usul?: string
}

export interface ImportMistake extends CellMistake {
  /** Its row in the file, from 1 and with the head counted, as a spreadsheet shows it. */
  baris: number
  /** The head of the column. */
  kolom: string
  /** The field of the column; '' for a row as a whole. */
  field: string
  /** The row that it repeats. */
  sama_dengan?: number
}

/** A row of a file with its place in it, from 1 as a spreadsheet shows it. */
export interface FileRow {
  baris: number
  cells: string[]
}

/** The rows of a list in a file, and the field that each of its columns fills; null for one that is left out. */
export interface FileTable {
  heads: string[]
  fields: (string | null)[]
  rows: FileRow[]
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

/** Words that heads shorten, each with the whole one. */
const SHORT_WORDS: Record<string, string> = {
  ...{ tgl: 'tanggal', tg: 'tanggal', no: 'nomor', nmr: 'nomor', telp: 'telepon', tlp: 'telepon', hp: 'telepon' },
  ...{
    prov: 'provinsi',
    propinsi: 'provinsi',
    kab: 'kabupaten',
    jml: 'jumlah',
    ket: 'keterangan',
    kual: 'kualifikasi',
  },
}

/** A head with its words in full: 'Tgl. Terbit' → 'tanggal_terbit'. */
export const fullHead = (label: string): string =>
  headOf(label)
    .split('_')
    .map((word) => SHORT_WORDS[word] ?? word)
    .join('_')

/** The example to download: its head, and one made-up row. */
export function exampleOf({ columns }: Pick<ImportList, 'columns'>): string[][] {
  const all = Object.values(columns)
  return [all.map(({ label }) => headOf(label)), all.map(({ example }) => example)]
}

const KIND_HINTS: Partial<Record<CellKind, string>> = {
  nik: '16 angka.',
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
  [of && as !== 'list' ? undefined : kindHint(as), of && `${of.join(', ')}.`, hint].filter(Boolean).join(' ')

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
