import { addDays, type Day, day } from './day.ts'
import { readWrittenDay } from './written-day.ts'

const SHORT_YEAR = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})$/
const SHORT_YEAR_IN_WORDS = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](?:'?)(\d{2})$/
const MONTH_FIRST = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/
const SERIAL = /^(\d{5})(?:[.,]0+)?$/
/** Two digits from here on mean the century before: a certificate of '70 would be older than the ministry. */
const LAST_SHORT_YEAR = 70
const SERIAL_ZERO = day('1899-12-30')
/** Serial numbers of 1954 to 2119: other numbers of five digits are no days. */
const SERIALS = { least: 20_000, most: 80_000 }

/** What a writing that is not understood most probably means, and why it is not: somebody has to agree. */
export interface SupposedDay {
  day: Day
  because: 'short year' | 'serial number' | 'month first'
}

/** Reads a day with two digits for its year, as a spreadsheet counts days, or with the month first. */
export function supposeWrittenDay(text: string): SupposedDay | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const [, serial] = SERIAL.exec(plain) ?? []
  if (serial) {
    const days = Number(serial)
    const isDay = days >= SERIALS.least && days <= SERIALS.most
    return isDay ? { day: addDays(SERIAL_ZERO, days), because: 'serial number' } : undefined
  }
  const [, first = '', , second = '', short] = SHORT_YEAR.exec(plain) ?? []
  if (short) return supposeAs(`${first}/${second}/${longYear(short)}`, 'short year')
  const [, number = '', word = '', inYear] = SHORT_YEAR_IN_WORDS.exec(plain) ?? []
  if (inYear) return supposeAs(`${number} ${word} ${longYear(inYear)}`, 'short year')
  const [, month = '', , on = '', year] = MONTH_FIRST.exec(plain) ?? []
  return year ? supposeAs(`${on}/${month}/${year}`, 'month first') : undefined
}

function supposeAs(text: string, because: SupposedDay['because']): SupposedDay | undefined {
  const day = readWrittenDay(text)
  return day && { day, because }
}

const longYear = (short: string): string => `${Number(short) < LAST_SHORT_YEAR ? '20' : '19'}${short}`
