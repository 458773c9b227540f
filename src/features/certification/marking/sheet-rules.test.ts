import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { essayPoints, needsThird, pointsByUnit, scoreOf, waitsForMarker, writtenReason } from './sheet-rules.ts'

const points = fc.integer({ min: 0, max: 80 }).map((eighths) => eighths / 8)

describe('the mark of an essay', () => {
  test.each<[string, number[], number | undefined]>([
    ['waits for a second marker', [6], undefined],
    ['is the mean of two who agree', [6, 8], 7],
    ['waits for a third where they do not', [2, 8], undefined],
    ['is the mean of the two nearest of three', [2, 8, 7], 7.5],
    ['is the third’s where it stands between', [2, 8, 5], 5],
    ['keeps four places', [3.3333, 3.3334], 3.3334],
  ])('%s', (_what, marks, counts) => expect(essayPoints(marks, 10, 20)).toBe(counts))

  test('needs a third only beyond the share, not on it', () => {
    expect(needsThird([6, 8], 10, 20)).toBe(false)
    expect(needsThird([6, 8.5], 10, 20)).toBe(true)
    expect(needsThird([0.1, 0.3], 1, 20)).toBe(false)
  })

  test('lies between the marks, does not depend on who marked first, and never asks for a fourth', () => {
    fc.assert(
      fc.property(points, points, points, fc.nat(100), (one, other, third, share) => {
        const marks = [one, other, third]
        const counts = essayPoints(marks, 10, share)
        expect(waitsForMarker(marks, 10, share)).toBe(false)
        expect(counts).toBe(essayPoints([other, one, third], 10, share))
        expect(counts).toBeGreaterThanOrEqual(Math.min(...marks) - 0.0001)
        expect(counts).toBeLessThanOrEqual(Math.max(...marks) + 0.0001)
      }),
    )
  })
})

test('points add up by unit, and a hundred of a hundred are earned by all of them alone', () => {
  const each = fc.record({
    unit: fc.constantFrom('A', 'B'),
    poin_penuh: fc.integer({ min: 1, max: 10 }),
    share: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(each, { minLength: 1 }), (given) => {
      const earned = given.map(({ share, ...one }) => ({ ...one, poin: (one.poin_penuh * share) / 3 }))
      for (const unit of pointsByUnit(earned)) {
        const own = given.filter((one) => one.unit === unit.unit)
        expect(unit.poin_penuh).toBe(own.reduce((sum, { poin_penuh }) => sum + poin_penuh, 0))
        expect(scoreOf(unit, 0)).toBeLessThanOrEqual(100)
        if (own.every(({ share }) => share === 3)) expect(scoreOf(unit, 1)).toBe(100)
      }
    }),
  )
})

test('a score is rounded once, by the setting', () => {
  expect([scoreOf({ poin: 2, poin_penuh: 3 }, 1), scoreOf({ poin: 2, poin_penuh: 3 }, 0)]).toEqual([66.7, 67])
  expect(scoreOf({ poin: 6.45, poin_penuh: 10 }, 0)).toBe(65)
  expect(scoreOf({ poin: 0, poin_penuh: 0 }, 1)).toBe(0)
})

test('the reason tells unit, points and cut score', () => {
  expect(writtenReason({ unit: 'Pelingkupan', nilai: 61.5, batas: 70 })).toBe(
    'Nilai ujian tulis pada unit “Pelingkupan” 61,5, di bawah batas 70.',
  )
})
