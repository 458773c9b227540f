import { z } from 'zod'
import { readCsv } from '../../../lib/csv-reader.ts'
import type { Day } from '../../../lib/day.ts'
import { EXPERTISES } from '../../../lib/expertise.ts'
import { dayOf, words } from '../../../lib/field.ts'
import { isSixteenDigits } from '../../../lib/nik.ts'
import { PROVINCES } from '../../../lib/province.ts'
import { type IMPORT_COLUMNS, numberKey } from './rules.ts'

type Column = (typeof IMPORT_COLUMNS)[number]

const NEEDED: readonly Column[] = ['nama', 'no_sertifikat', 'kualifikasi', 'berlaku_mulai', 'berlaku_sampai']

const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} paling panjang ${most} huruf.`).default('')

const CODES = new Map(Object.entries(PROVINCES).flatMap(([code, name]) => [[code, code] as const, [key(name), code]]))

function key(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

const number = (label: string) => words(label, 80).min(3, `${label} paling pendek 3 huruf.`)

const Row = z
  .object({
    nama: words('Nama', 250),
    nik: text('NIK', 30).refine((nik) => nik === '' || isSixteenDigits(nik), 'NIK terdiri atas 16 angka.'),
    no_sertifikat: number('Nomor sertifikat'),
    no_registrasi: z.preprocess((given) => given || null, number('Nomor registrasi').nullable()),
    kualifikasi: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.enum(['KTPA', 'ATPA'], 'Kualifikasi KTPA atau ATPA.')),
    keahlian: text('Keahlian', 800)
      .transform((given) => [...new Set(given.split(/[;|]/).map((one) => one.trim().toLowerCase()))].filter(Boolean))
      .refine((given) => given.length <= EXPERTISES.length && given.every((one) => one.length <= 60), {
        error: `Keahlian paling banyak ${EXPERTISES.length}, masing-masing paling panjang 60 huruf, dipisah titik koma.`,
      }),
    kota: text('Kota', 100),
    provinsi: text('Provinsi', 60)
      .refine((given) => given === '' || CODES.has(given) || CODES.has(key(given)), 'Provinsi tidak dikenal.')
      .transform((given) => CODES.get(given) ?? CODES.get(key(given)) ?? ''),
    alamat: text('Alamat', 300),
    telepon: text('Telepon', 40),
    email: text('Email', 255).refine(
      (given) => given === '' || z.email().safeParse(given).success,
      'Email tidak benar.',
    ),
    berlaku_mulai: dayOf('Berlaku mulai').transform((day) => day as Day),
    berlaku_sampai: dayOf('Berlaku sampai').transform((day) => day as Day),
    status: z.preprocess(
      (given) => (typeof given === 'string' ? given.trim().toLowerCase() : '') || 'aktif',
      z.enum(['aktif', 'dibekukan', 'dicabut'], 'Status aktif, dibekukan, atau dicabut.'),
    ),
  })
  .refine(({ berlaku_mulai, berlaku_sampai }) => berlaku_mulai < berlaku_sampai, {
    path: ['berlaku_sampai'],
    error: 'Berlaku sampai harus sesudah berlaku mulai.',
  })

export interface ImportRow extends z.output<typeof Row> {
  /** Its row in the file, from 1 and with the head counted, as a spreadsheet shows it. */
  baris: number
}

export interface ImportMistake {
  baris: number
  kolom: string
  pesan: string
}

export interface ImportList {
  rows: ImportRow[]
  mistakes: ImportMistake[]
}

const DELIMITERS = [';', ',', '\t']

/** A list of earlier holders out of a CSV; undefined when its head is not one. */
export function readHolders(csv: string): ImportList | undefined {
  for (const delimiter of DELIMITERS) {
    const [head = [], ...records] = readCsv(csv, delimiter)
    const columns = head.map((name) =>
      name
        .toLowerCase()
        .trim()
        .replace(/[\s.]+/g, '_'),
    )
    if (NEEDED.every((name) => columns.includes(name))) return listOf(columns, records)
  }
  return undefined
}

function listOf(columns: string[], records: string[][]): ImportList {
  const rows: ImportRow[] = []
  const mistakes: ImportMistake[] = []
  records.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return
    const baris = index + 2
    const parsed = Row.safeParse(Object.fromEntries(columns.map((name, at) => [name, unmarked(cells[at] ?? '')])))
    if (parsed.success) rows.push({ baris, ...parsed.data })
    else {
      for (const { path, message } of parsed.error.issues) {
        mistakes.push({ baris, kolom: String(path[0] ?? ''), pesan: message })
      }
    }
  })
  const twice = [
    ...repeated(rows, 'no_sertifikat', 'Nomor sertifikat'),
    ...repeated(rows, 'no_registrasi', 'Nomor registrasi'),
  ]
  return { rows, mistakes: [...mistakes, ...twice].toSorted((a, b) => a.baris - b.baris) }
}

/** Spreadsheets keep long numbers whole behind an apostrophe; control signs mean nothing. */
const unmarked = (cell: string): string => cell.replace(/^'(?=[=+\-@\d])/, '').replace(/\p{Cc}+/gu, ' ')

/** Rows that say again what an earlier one said. */
function repeated(rows: ImportRow[], kolom: 'no_sertifikat' | 'no_registrasi', label: string): ImportMistake[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ baris, [kolom]: value }) => {
    if (value === null) return []
    const known = first.get(numberKey(value))
    if (known !== undefined) return [{ baris, kolom, pesan: `${label} ini sudah ada di baris ${known}.` }]
    first.set(numberKey(value), baris)
    return []
  })
}
