import { bodyZone, clockIn, dayIn, momentIn, type Zone } from '../../../lib/day.ts'
import { markCell, unmarkCell } from '../../../lib/files/marked-cell.ts'
import { readNik } from '../../../lib/identifiers/nik.ts'
import { provinceName } from '../../../lib/people/province.ts'
import { provinceCodeOf } from '../../../lib/people/written-province.ts'
import { readWrittenAmount } from '../../../lib/written-amount.ts'
import { readWrittenDay } from '../../../lib/written-day.ts'
import { readWrittenList, type Separators, writeList } from '../../../lib/written-list.ts'
import { unreadMistake } from './proposal-service.ts'
import type { CellKind, CellMistake, ImportColumn } from './rules.ts'

interface Notation {
  /** Undefined where the text is not understood. */
  read: (text: string, column: ImportColumn) => unknown
  /** Writes a value as text that `read` reads as the same value. */
  write: (value: unknown) => string
  /** Describes what a cell should look like, for one that is not understood. */
  wanted: (column: ImportColumn) => string
}

const withLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
const onOneLine = (text: string): string => withLines(text).replace(/ ?\n ?/g, ' ')

const textOf = (read: (text: string) => string): Notation => ({
  read,
  write: (value) => read(String(value)),
  wanted: ({ label }) => `${label} tidak dapat dibaca.`,
})

const listOf = (separators: Separators): Notation => ({
  read: (text) => readWrittenList(withLines(text), separators).map(onOneLine),
  write: (value) =>
    writeList(
      (value as unknown[]).map((item) => onOneLine(String(item))),
      separators,
    ),
  wanted: ({ label }) => `${label} tidak dapat dibaca.`,
})

/** A list that may hold only some values: those are known too where a comma, a slash or an 'and' parts them. */
function readKnownItems(text: string, of: readonly string[]): string[] {
  const known = new Map(of.map((item) => [item.toLowerCase(), item]))
  return readWrittenList(withLines(text), [';', '|']).flatMap((item) => {
    const whole = known.get(onOneLine(item).toLowerCase())
    if (whole !== undefined) return [whole]
    const parts = onOneLine(item)
      .split(/\s*[,/&+]\s*|\s+dan\s+/i)
      .filter((part) => part !== '')
    return parts.map((part) => known.get(part.toLowerCase()) ?? part)
  })
}

const isAllKnown = (items: readonly string[], of: readonly string[]): boolean =>
  items.every((item) => of.includes(item))

/** A list whose values are given is read whole or not at all. */
function readItems(text: string, { of }: ImportColumn): string[] | undefined {
  if (!of) return readWrittenList(withLines(text), [';', '|']).map(onOneLine)
  const items = [...new Set(readKnownItems(text, of))]
  return isAllKnown(items, of) ? items : undefined
}

const SPOILT = /^\d+(?:[.,]\d+)?e\+?\d+$/i

/** A NIK as people and programs write it; what is none is left to the form. */
const readNikCell = (text: string): string | undefined =>
  SPOILT.test(text) ? undefined : readNik(text.replace(/[.,]0$/, ''))

const MIDNIGHT = /[ T]00[:.]00(?:[:.]00(?:[.,]0+)?)?$/

const WITH_HOUR = /^(.*?\S)\s+(?:pukul )?([01]?\d|2[0-3])[.:]([0-5]\d)(?:[.:]00)?(?: (WIB|WITA|WIT))?$/i

/** A day is its first moment; hours are the body's, unless their zone stands beside them. */
function readMoment(text: string): string | undefined {
  const [, day = text, hour = '0', minute = '00', zone] = WITH_HOUR.exec(text) ?? []
  const on = readWrittenDay(day)
  return on && momentIn((zone?.toUpperCase() as Zone | undefined) ?? bodyZone(), on, `${hour}.${minute}`).toISOString()
}

function writeMoment(value: unknown): string {
  const at = new Date(String(value instanceof Date ? value.toISOString() : value))
  const clock = clockIn(bodyZone(), at)
  return `${dayIn(bodyZone(), at)}${clock === '00.00' ? '' : ` ${clock}`}`
}

const YES = /^(ya|y|yes|benar|true|1)$/i
const NO = /^(tidak|t|no|salah|false|0)$/i

const NOTATIONS: Record<CellKind, Notation> = {
  words: textOf(onOneLine),
  lines: textOf(withLines),
  nik: {
    read: readNikCell,
    write: String,
    wanted: ({ label }) => `${label} terdiri atas 16 angka.`,
  },
  list: {
    ...listOf([';', '|']),
    read: readItems,
    wanted: ({ label, of = [] }) => `${label} hanya dari daftar: ${of.join(', ')}.`,
  },
  titles: listOf(['\n', '|']),
  day: {
    read: (text) => readWrittenDay(text.replace(MIDNIGHT, '')),
    write: String,
    wanted: ({ label }) => `${label} ditulis 2025-01-31 atau 31/01/2025.`,
  },
  moment: {
    read: readMoment,
    write: writeMoment,
    wanted: ({ label }) => `${label} ditulis 2025-01-31, atau dengan jam: 2025-01-31 14.30.`,
  },
  amount: {
    read: readWrittenAmount,
    write: String,
    wanted: ({ label }) => `${label} ditulis dalam rupiah bulat, misalnya 1250000 atau 1.250.000.`,
  },
  number: {
    read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    write: String,
    wanted: ({ label }) => `${label} berupa angka bulat.`,
  },
  yes: {
    read: (text) => (YES.test(text) ? true : NO.test(text) ? false : undefined),
    write: (value) => (value === true ? 'ya' : 'tidak'),
    wanted: ({ label }) => `${label} ditulis ya atau tidak.`,
  },
  province: {
    read: provinceCodeOf,
    write: (value) => provinceName(String(value)),
    wanted: () => 'Provinsi tidak dikenal. Tulis nama resminya, misalnya Jawa Barat.',
  },
  choice: {
    read: (text, { of = [] }) => of.find((one) => one.toLowerCase() === text.toLowerCase()),
    write: String,
    wanted: ({ label, of = [] }) => `${label} salah satu dari: ${of.join(', ')}.`,
  },
}

/** The value of a cell, undefined for an empty one, or what is wrong with it. */
export type CellReading = { value: unknown } | { wrong: CellMistake }

/** Reads a cell of a column; it is understood or refused with a sentence, and what it may mean is only offered. */
export function readCell(column: ImportColumn, cell: string): CellReading {
  const text = unmarkCell(cell).trim()
  if (text === '') {
    return column.required ? { wrong: { jenis: 'wajib', pesan: `${column.label} wajib diisi.` } } : { value: undefined }
  }
  const value = NOTATIONS[column.as].read(text, column)
  return value === undefined ? { wrong: unreadMistake(column, text, NOTATIONS[column.as].wanted(column)) } : { value }
}

/** Writes a value so that readCell reads the same, and a spreadsheet shows it as it is. */
export function writeCell(column: ImportColumn, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  return markCell(NOTATIONS[column.as].write(value))
}
