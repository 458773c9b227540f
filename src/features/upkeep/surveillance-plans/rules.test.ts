import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '../../../lib/day.ts'
import { monthSpan, type PlannedCount, planOf, SURVEILLANCE_MEANS_NAMES, unplannedMeans } from './rules.ts'

const TODAY = '2026-07-15' as Day
const count = (more: Partial<PlannedCount> = {}): PlannedCount => ({
  ...{ scheme_version_id: 1, skema: 'KTPA, versi 1', bulan: 6, cara: 'laporan', due: 4, done: 3 },
  ...more,
})

const counts = fc.array(
  fc.integer({ min: 0, max: 30 }).chain((due) =>
    fc.record({
      scheme_version_id: fc.constantFrom(1, 2, null),
      skema: fc.constant('Skema'),
      bulan: fc.integer({ min: 1, max: 12 }),
      cara: fc.constantFrom(...SURVEILLANCE_MEANS_NAMES),
      due: fc.constant(due),
      done: fc.integer({ min: 0, max: due }),
    }),
  ),
  { maxLength: 20 },
)

test('a month has its first and last day, also a February in a leap year and a December', () => {
  expect(monthSpan(2028, 2)).toEqual({ dari: '2028-02-01', sampai: '2028-02-29' })
  expect(monthSpan(2026, 12)).toEqual({ dari: '2026-12-01', sampai: '2026-12-31' })
})

test.each([
  [6, 3, true],
  [6, 4, false],
  [7, 0, false],
  [8, 0, false],
])('in mid July, of month %i with %i of 4 done it is %s that something is missing', (bulan, done, kurang) => {
  const [plan] = planOf([count({ bulan, done })], 2026, TODAY)
  expect(plan?.bulan[0]?.cara.laporan).toEqual({ due: 4, done, kurang })
  expect(plan?.total.laporan.kurang).toBe(kurang)
})

test('a means without anything due in the whole year is a gap that no count shows', () => {
  const [plan] = planOf([count(), count({ cara: 'audit' })], 2026, TODAY)
  expect(plan && unplannedMeans(plan)).toEqual(['pemeliharaan', 'evaluasi'])
})

test('whatever was counted stands in one month of one scheme version, and its months add up to its year', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const plans = planOf(given, 2026, TODAY)
      expect(new Set(plans.map(({ scheme_version_id }) => scheme_version_id)).size).toBe(plans.length)
      const sum = (pick: (one: { due: number; done: number }) => number) =>
        plans
          .flatMap(({ bulan }) => bulan.flatMap(({ cara }) => Object.values(cara)))
          .reduce((all, one) => all + pick(one), 0)
      expect(sum((one) => one.due)).toBe(given.reduce((all, one) => all + one.due, 0))
      expect(sum((one) => one.done)).toBe(given.reduce((all, one) => all + one.done, 0))
      for (const { bulan, total } of plans) {
        for (const cara of SURVEILLANCE_MEANS_NAMES) {
          const months = bulan.reduce((all, month) => all + month.cara[cara].due, 0)
          expect(total[cara].due).toBe(months)
        }
      }
    }),
  )
})
