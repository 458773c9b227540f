import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day, monthName } from './day.ts'
import { supposeWrittenDay } from './supposed-day.ts'
import { readWrittenDay } from './written-day.ts'

test.each([
  ['07/01/24', '2024-01-07', 'short year'],
  ['7.1.69', '2069-01-07', 'short year'],
  ['07-01-70', '1970-01-07', 'short year'],
  ["13 Januari '24", '2024-01-13', 'short year'],
  ['45301', '2024-01-10', 'serial number'],
  ['45301.0', '2024-01-10', 'serial number'],
  ['12/31/2024', '2024-12-31', 'month first'],
])('%s is probably %s by its %s', (text, day, because) => {
  expect(readWrittenDay(text)).toBeUndefined()
  expect(supposeWrittenDay(text)).toEqual({ day, because })
})

test.each(['', '31/02/24', '99999', '19999', '123456', 'besok', '13/13/2024', '2024'])('%o is no day', (text) => {
  expect(supposeWrittenDay(text)).toBeUndefined()
})

const FIRST = day('2000-01-01')
const anyDay = fc.integer({ min: 0, max: 18_000 }).map((days) => addDays(FIRST, days))
const ZERO = day('1899-12-30')

/** Ways to write a day, each with whether a reader may be sure of it. */
const WRITINGS: [string, (year: string, month: string, day: string) => string][] = [
  ['read', (year, month, day) => `${year}-${month}-${day}`],
  ['read', (year, month, day) => `${day}/${month}/${year}`],
  ['read', (year, month, day) => `${Number(day)}.${Number(month)}.${year}`],
  ['read', (year, month, day) => `${Number(day)}  ${monthName(Number(month)).toUpperCase()} ${year}`],
  ['supposed', (year, month, day) => `${day}/${month}/${year.slice(2)}`],
  ['supposed', (year, month, day) => `${Number(day)}-${Number(month)}-${year.slice(2)}`],
  ['supposed', (year, month, day) => `${Number(day)} ${monthName(Number(month)).slice(0, 3)} ${year.slice(2)}`],
]

test('a day is read or supposed as itself, however it is written', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...WRITINGS), (on, [way, write]) => {
      const [year = '', month = '', date = ''] = on.split('-')
      const text = write(year, month, date)
      if (way === 'read') expect(readWrittenDay(text)).toBe(on)
      else expect([readWrittenDay(text), supposeWrittenDay(text)?.day]).toEqual([undefined, on])
    }),
  )
})

test('the serial number of a spreadsheet is supposed as its day, and never read as one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 80_000 }), (serial) => {
      expect(readWrittenDay(String(serial))).toBeUndefined()
      expect(supposeWrittenDay(String(serial))?.day).toBe(addDays(ZERO, serial))
    }),
  )
})
