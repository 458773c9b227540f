import { describe, expect, test } from 'vitest'
import { addWorkingDays, day, daysBetween, endOfDay } from '../../../../lib/day.ts'
import { STAGE_NAMES } from '../rules.ts'
import { lateSince, targetDay } from './target-rules.ts'

/** One day within the span that is checked. */
const HOLIDAYS = [day('2026-11-18')]

describe('working days', () => {
  test.each([
    ['2026-11-20', 0, '2026-11-20', []],
    ['2026-11-20', 1, '2026-11-23', []],
    ['2026-11-21', 1, '2026-11-23', []],
    ['2026-11-16', 5, '2026-11-23', []],
    ['2026-11-20', 1, '2026-11-24', ['2026-11-23']],
    ['2026-11-16', 5, '2026-11-25', ['2026-11-18', '2026-11-19']],
  ] as const)('from %s %d on: %s, with holidays %o', (from, count, expected, holidays) => {
    expect(addWorkingDays(day(from), count, holidays.map(day))).toBe(expected)
  })

  test('are counted beside calendar days', () => {
    expect(daysBetween(day('2026-11-20'), day('2026-12-10'))).toBe(20)
    expect(daysBetween(day('2026-11-20'), day('2026-11-19'))).toBe(-1)
    expect(endOfDay('WIT', day('2026-11-20'))).toEqual(new Date('2026-11-20T14:59:59Z'))
  })
})

test('only what waits for verification has a target, by the day in Jakarta', () => {
  const since = new Date('2026-11-19T17:30:00Z')
  const targets = STAGE_NAMES.map((stage) => [stage, targetDay(stage, since, 5, [])])
  expect(targets.filter(([, target]) => target !== null)).toEqual([['diajukan', '2026-11-27']])
})

test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-27'])(
  'what is late on %s is exactly what has a target before it',
  (today) => {
    const bound = lateSince(day(today), 5, HOLIDAYS)
    for (let hours = 0; hours < 20 * 24; hours += 1) {
      const since = new Date(Date.parse(`${today}T12:00:00Z`) - hours * 3_600_000)
      const target = targetDay('diajukan', since, 5, HOLIDAYS)
      expect([since, since < bound]).toEqual([since, target !== null && target < today])
    }
  },
)
