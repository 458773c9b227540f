import { afterEach, describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  bodyZone,
  bodyZoneName,
  clockIn,
  day,
  dayIn,
  dayRange,
  endOfDay,
  longMoment,
  setBodyZone,
} from './day.ts'

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-11-20', 2, '2027-01-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-20', 36, '2029-11-20'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(day(from), months)).toBe(to)
})

test.each([
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-20', '2026-11-20', 18],
  ['2004-02-29', '2022-02-28', 17],
  ['2004-02-29', '2022-03-01', 18],
])('who was born on %s is %s %i years old', (birth, on, years) => {
  expect(ageOn(day(birth), day(on))).toBe(years)
})

test.each([
  ['2026-12-03', null, '3 Desember 2026'],
  ['2026-12-03', '2026-12-03', '3 Desember 2026'],
  ['2026-12-03', '2026-12-04', '3–4 Desember 2026'],
  ['2026-11-30', '2026-12-01', '30 November – 1 Desember 2026'],
  ['2026-12-31', '2027-01-01', '31 Desember 2026 – 1 Januari 2027'],
])('the days from %s to %s read as %s', (start, end, text) => {
  expect(dayRange(start, end)).toBe(text)
})

describe("the body's zone", () => {
  afterEach(() => setBodyZone('WIB'))

  const LATE = new Date('2026-11-20T16:30:00Z')

  test.each([
    ['WIB', '2026-11-20', '20 November 2026 pukul 23.30 WIB', 'Asia/Jakarta'],
    ['WITA', '2026-11-21', '21 November 2026 pukul 00.30 WITA', 'Asia/Makassar'],
    ['WIT', '2026-11-21', '21 November 2026 pukul 01.30 WIT', 'Asia/Jayapura'],
  ] as const)('half past eleven at night in Jakarta is, for a body in %s, %s', (zone, on, text, name) => {
    setBodyZone(zone)
    expect([dayIn(bodyZone(), LATE), longMoment(LATE), bodyZoneName()]).toEqual([on, text, name])
    const end = endOfDay(bodyZone(), day(on))
    expect([dayIn(zone, end), clockIn(zone, end), dayIn(zone, new Date(end.getTime() + 1000))]).toEqual([
      on,
      '23.59',
      addDays(day(on), 1),
    ])
  })

  test('is WIB until something else is said', () => {
    expect(bodyZone()).toBe('WIB')
  })
})
