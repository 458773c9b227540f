import { readCsv } from './files/csv-reader.ts'
import { type NumberBounds, numberRefusal, readWrittenNumber } from './written-number.ts'

/** A column's allowed values: numbers within bounds, or one of some words in any case. */
export type BlockColumn = { name: string } & (
  | { bounds: NumberBounds }
  | {
      words: readonly string[]
      /** Single letters for a word, as keys beside the cells write it: { B: 'BK' }. */
      keys?: Readonly<Record<string, string>>
    }
)

/** A cell to be written, counted from the one where the block begins. */
export interface BlockCell {
  row: number
  column: number
  value: number | string
}

/** Where a block is pasted: how many rows there are from that cell on, and which columns. */
interface Room {
  rows: number
  columns: readonly BlockColumn[]
}

const NOTHING_CHANGED = 'Tidak ada sel yang diubah.'
/** The length to which a wrong cell is quoted. */
const MOST_QUOTED = 30
/** How many wrong cells are named at once. */
const MOST_NAMED = 20

/** Tells whether pasted text is a block of cells and not the words of a single one. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''))

/**
 * Reads cells as a spreadsheet copies them: rows by line ends, columns by tabs. Returns all of them, or a sentence
 * about all that do not fit, a line each: nothing is cut, rounded or skipped. Empty cells change nothing.
 */
export function readWrittenBlock(text: string, room: Room): { cells: BlockCell[] } | { refusal: string } {
  const records = withoutEmptyEnd(readCsv(text, '\t'))
  const width = records[0]?.length ?? 0
  if (width === 0) return { refusal: `Yang ditempel kosong. ${NOTHING_CHANGED}` }
  const uneven = records.findIndex((record) => record.length !== width)
  if (uneven >= 0) {
    return { refusal: `Baris ${uneven + 1} tidak sepanjang baris pertama. ${NOTHING_CHANGED}` }
  }
  if (records.length > room.rows || width > room.columns.length) {
    const pasted = `${records.length} baris dan ${width} kolom`
    const free = `${room.rows} baris dan ${room.columns.length} kolom`
    return { refusal: `Yang ditempel ${pasted}, sedangkan mulai dari sel ini hanya ada ${free}. ${NOTHING_CHANGED}` }
  }
  return cellsOf(records, room.columns)
}

/** Removes the empty rows that spreadsheets add at the end of what they copy. */
function withoutEmptyEnd(records: string[][]): string[][] {
  const last = records.findLastIndex((record) => record.some((cell) => cell !== ''))
  return records.slice(0, last + 1)
}

function cellsOf(records: string[][], columns: readonly BlockColumn[]): { cells: BlockCell[] } | { refusal: string } {
  const cells: BlockCell[] = []
  const wrong: string[] = []
  for (const [row, record] of records.entries()) {
    for (const [column, text] of record.entries()) {
      const takes = columns[column]
      if (text === '' || !takes) continue
      const read = readCell(text, takes)
      if ('refusal' in read) {
        wrong.push(
          `Baris ${row + 1}, ${takes.name}: “${text.slice(0, MOST_QUOTED)}” tidak dapat dipakai. ${read.refusal}`,
        )
      } else cells.push({ row, column, value: read.value })
    }
  }
  return wrong.length > 0 ? { refusal: wrongWords(wrong) } : { cells }
}

/** Names the wrong cells together, so that all are mended before the next try. */
function wrongWords(wrong: readonly string[]): string {
  if (wrong.length === 1) return `${wrong[0]} ${NOTHING_CHANGED}`
  const rest = wrong.length > MOST_NAMED ? [`… dan ${wrong.length - MOST_NAMED} sel lagi.`] : []
  return [`${wrong.length} sel tidak dapat dipakai.`, ...wrong.slice(0, MOST_NAMED), ...rest, NOTHING_CHANGED].join(
    '\n',
  )
}

function readCell(text: string, takes: BlockColumn): { value: number | string } | { refusal: string } {
  if ('words' in takes) {
    const word =
      takes.words.find((each) => each.toLowerCase() === text.toLowerCase()) ?? takes.keys?.[text.toUpperCase()]
    return word === undefined ? { refusal: `Tulis ${takes.words.join(' atau ')}.` } : { value: word }
  }
  const refusal = numberRefusal(text, takes.bounds)
  if (refusal !== undefined) return { refusal }
  const value = readWrittenNumber(text, takes.bounds.decimals)
  return value === undefined ? { refusal: 'Tulis dengan angka.' } : { value }
}
