import { startsFormula } from './csv-writer.ts'

/** Numbers that a spreadsheet would shorten: NIK, telephones with a zero in front. */
const SHORTENED = /^(?:\d{12,}|0\d+)$/

/** An apostrophe before what would be taken for a formula or a number without it. */
const isMarked = (text: string): boolean => {
  const shown = text.replace(/^'+/, '')
  return shown !== text && (startsFormula(shown) || /^\d/.test(shown))
}

/** Text that a spreadsheet shows as it is, with an apostrophe in front where it needs one; unmarkCell takes it off. */
export const markCell = (text: string): string =>
  startsFormula(text) || SHORTENED.test(text) || isMarked(text) ? `'${text}` : text

/** A cell without the apostrophe that markCell, or a careful person, put before a number or a formula. */
export const unmarkCell = (cell: string): string => (isMarked(cell) ? cell.slice(1) : cell)
