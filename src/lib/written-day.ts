import { type Day, isDay, monthName } from './day.ts'

const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const IN_WORDS = /^(\d{1,2}) ([a-z]{3,9})\.? (\d{4})$/

/**
 * A day as people write it: 2025-01-31, 31/01/2025, 31-1-2025, 31.01.2025, '31 Januari 2025', '31 Jan 2025',
 * '31 January 2025'. Where the
 * year stands last the day comes before the month, as Indonesian is written; two-digit years are not understood.
 * Undefined for anything else, and for days that do not exist.
 */
export function readWrittenDay(text: string): Day | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const [, year, , month, day] = YEAR_FIRST.exec(plain) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, first, , second, last] = DAY_FIRST.exec(plain) ?? []
  if (first && second && last) return dayOf(last, second, first)
  const [, number, word = '', inYear] = IN_WORDS.exec(plain) ?? []
  return number && inYear ? dayOf(inYear, String(monthOf(word)), number) : undefined
}

function dayOf(year: string, month: string, day: string): Day | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

const NAMES = Array.from({ length: 12 }, (_, at) => monthName(at + 1).toLowerCase())
/** Other names of the months, in English and as people shorten them; none stands for two. */
const OTHER_NAMES: Record<string, number> = {
  ...{ january: 1, february: 2, peb: 2, pebruari: 2, march: 3, may: 5, june: 6, july: 7 },
  ...{ august: 8, aug: 8, ags: 8, agt: 8, agust: 8, sept: 9, october: 10, oct: 10, nop: 11, nopember: 11 },
  ...{ december: 12, dec: 12 },
}

/** 1 for 'januari', 'January' or 'jan'; 0 for a word that names no month. */
export function monthOf(word: string): number {
  const name = word.toLowerCase()
  const at = NAMES.findIndex((known) => known === name || known.slice(0, 3) === name)
  return at >= 0 ? at + 1 : (OTHER_NAMES[name] ?? 0)
}
