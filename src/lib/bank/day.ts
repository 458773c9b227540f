import { addDays, type Day, isDay } from '../day.ts'
import { monthOf } from '../written-day.ts'

/** A date as its cell has it, before the file shows its year and whether months come first. */
export type WrittenDay =
  | { is: 'day'; day: Day; swapped: Day | undefined }
  | { is: 'short'; month: number; date: number; hasTwoReadings: boolean }
  | { is: 'month first' }
  | { is: 'pending' }

/** The facts of a whole file that its dates are read by. */
export interface DayFrame {
  today: Day
  period: Period | undefined
  /** Somewhere in the file the month stands before the day. */
  isMonthFirst: boolean
}

export interface Period {
  from: Day
  to: Day
}

const LONGEST_DAY = 60
const TIME = /[ ,t]+\d{1,2}[.:]\d{2}(?:[.:]\d{2}(?:[.,]\d{1,6})?)? ?(?:am|pm|wib|wita|wit|z|utc|gmt|[+-]\d{2}:?\d{2})?$/
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/
const DAY_AND_WORD = /^(\d{1,2})[ /.-]?([a-z]{3,9})\.?(?:[ /.,-]+'?(\d{4}|\d{2}))?$/
const WORD_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/
const WEEKDAY =
  /^(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?,? /

/** Reads '20/11/2026', '20/11/26 08.15.20', '20/11', '20 Nov 2026', '2026-11-20', '20261120', 'PEND' and the like. */
export function readBankDay(cell: string): WrittenDay | undefined {
  const text = cell.replace(/\s+/g, ' ').trim().toLowerCase()
  if (text.length > LONGEST_DAY) return undefined
  if (/^pend(ing)?\b/.test(text)) return { is: 'pending' }
  const plain = text.replace(WEEKDAY, '').replace(TIME, '')
  return yearFirst(plain) ?? inNumbers(plain) ?? inWords(plain)
}

const dayOf = (year: number, month: number, date: number): Day | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

const wholeDay = (day: Day | undefined, swapped?: Day): WrittenDay | undefined => day && { is: 'day', day, swapped }

function yearFirst(text: string): WrittenDay | undefined {
  const [, year, separator, month = '', date = ''] = YEAR_FIRST.exec(text) ?? []
  if (year === undefined) return undefined
  // '2026111' could be divided in two ways.
  if (separator === '' && text.length !== 8) return undefined
  return wholeDay(dayOf(Number(year), Number(month), Number(date)))
}

function inNumbers(text: string): WrittenDay | undefined {
  const [, first = '', separator, second = '', year] = NUMBERS.exec(text) ?? []
  if (first === '') return undefined
  const [one, two] = [Number(first), Number(second)]
  if (year === undefined) return separator === '.' ? undefined : withoutYear(one, two)
  const [day, swapped] = [dayOf(yearOf(year), two, one), dayOf(yearOf(year), one, two)]
  if (day) return wholeDay(day, swapped === day ? undefined : swapped)
  return swapped && { is: 'month first' }
}

/** A leap year, so that no date of any year is left out. */
const SOME_YEAR = 2024

function withoutYear(date: number, month: number): WrittenDay | undefined {
  const [day, swapped] = [dayOf(SOME_YEAR, month, date), dayOf(SOME_YEAR, date, month)]
  if (day) return { is: 'short', month, date, hasTwoReadings: swapped !== undefined && swapped !== day }
  return swapped && { is: 'month first' }
}

function inWords(text: string): WrittenDay | undefined {
  const [, word = '', day, inYear = ''] = WORD_AND_DAY.exec(text) ?? []
  if (day !== undefined) return wholeDay(dayOf(Number(inYear), monthOf(word), Number(day)))
  const [, date, name = '', year] = DAY_AND_WORD.exec(text) ?? []
  if (date === undefined || monthOf(name) === 0) return undefined
  if (year !== undefined) return wholeDay(dayOf(yearOf(year), monthOf(name), Number(date)))
  return { is: 'short', month: monthOf(name), date: Number(date), hasTwoReadings: false }
}

const PERIOD_LINE = /period|tanggal (awal|akhir)|\b(dari|sampai|from|until|start date|end date)\b/i
/** Each kind of date once, wherever it stands in a line. */
const ANY_DAY = /\d{4}-\d{2}-\d{2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)|\d{1,2}[ -][a-z]{3,9}[ -]\d{4}/gi
const MONTH_ALONE = /\b([a-z]{3,9})[ -](\d{4})\b/i

/** The period that the lines above a table name, and whether its dates have the month first. */
export function readPeriod(above: readonly string[][]): { period: Period | undefined; isMonthFirst: boolean } {
  const lines = above.map((cells) => cells.join(' ').slice(0, 1000)).filter((line) => PERIOD_LINE.test(line))
  const days = lines.flatMap((line) => line.match(ANY_DAY) ?? []).map(readBankDay)
  const isMonthFirst = days.some((date) => date?.is === 'month first')
  const [first, second, ...more] = days.flatMap((date) => (date?.is === 'day' ? [date.day] : []))
  if (first && second && more.length === 0 && first <= second) {
    return { period: { from: first, to: second }, isMonthFirst }
  }
  return { period: days.length === 0 ? monthPeriod(lines) : undefined, isMonthFirst }
}

function monthPeriod(lines: readonly string[]): Period | undefined {
  for (const line of lines) {
    const [, word = '', year = ''] = MONTH_ALONE.exec(line) ?? []
    const from = dayOf(Number(year), monthOf(word), 1)
    if (from) return { from, to: lastOfMonth(from) }
  }
  return undefined
}

const lastOfMonth = (first: Day): Day => addDays(`${addDays(first, 31).slice(0, 8)}01` as Day, -1)

export type Short = Extract<WrittenDay, { is: 'short' }>

/** Returns the day in the period that a date without a year means. */
function shortInPeriod({ month, date }: Short, { from, to }: Period): Day | undefined {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return years.map((year) => dayOf(year, month, date)).find((day) => day && day >= from && day <= to)
}

/** The months between two rows above which a new year has begun. */
const HALF_A_YEAR = 6

/**
 * Returns the days of dates without a year, in the order of their rows: the latest year in which all lie in the past.
 * The year changes from December to January, and back.
 */
export function shortBefore(dates: readonly Short[], today: Day): (Day | undefined)[] {
  let turns = 0
  const placed = dates.map(({ month, date }, at) => {
    const leap = month - (dates[at - 1]?.month ?? month)
    if (leap < -HALF_A_YEAR) turns += 1
    if (leap > HALF_A_YEAR) turns -= 1
    return { month, date, turns }
  })
  const textIn = (year: number, { turns: more, month, date }: (typeof placed)[number]) =>
    `${year + more}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const latest = placed.reduce((most, one) => Math.max(most, one.turns), 0)
  let year = Number(today.slice(0, 4)) - latest
  while (placed.some((one) => textIn(year, one) > today)) year -= 1
  return placed.map((one) => dayOf(year + one.turns, one.month, one.date))
}

/** The days by which a bank may book ahead of our calendar. */
const MOST_AHEAD = 7

const MONTH_FIRST = 'Tanggal dan bulannya tidak dapat dibedakan: berkas ini menulis bulan di depan.'

/** Returns the day of a date in its file, or why it is unclear; undefined for a pending one. */
export function dayOfWritten(
  date: WrittenDay,
  { today, period, isMonthFirst }: DayFrame,
  dayBefore: (short: Short) => Day | undefined,
): { day: Day } | { alasan: string } | undefined {
  if (date.is === 'pending') return undefined
  if (date.is === 'month first') return { alasan: MONTH_FIRST }
  if (date.is === 'day') {
    const { day, swapped } = date
    const isOutside = period !== undefined && !isWithin(day, period)
    if (swapped && (isMonthFirst || (isOutside && isWithin(swapped, period)))) return { alasan: MONTH_FIRST }
    return day > addDays(today, MOST_AHEAD) ? { alasan: 'Tanggalnya belum tiba.' } : { day }
  }
  if (date.hasTwoReadings && isMonthFirst) return { alasan: MONTH_FIRST }
  const day = period ? shortInPeriod(date, period) : dayBefore(date)
  return day ? { day } : { alasan: 'Tahunnya tidak tertulis dan tidak dapat disimpulkan dari periodenya.' }
}

const isWithin = (day: Day, { from, to }: Period): boolean => day >= from && day <= to
