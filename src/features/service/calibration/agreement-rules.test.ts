import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreementIn, kappaIn, LEAST_PAIRS, measureOfEnough, type ScorePair, severityIn } from './agreement-rules.ts'

const points = fc.integer({ min: 1, max: 20 }).chain((poin) =>
  fc.record({
    poin: fc.constant(poin),
    skor: fc.integer({ min: 0, max: poin }),
    acuan: fc.integer({ min: 0, max: poin }),
  }),
)
const units = fc.record({
  poin: fc.constant(1),
  skor: fc.integer({ min: 0, max: 1 }),
  acuan: fc.integer({ min: 0, max: 1 }),
})
const some = (of: fc.Arbitrary<ScorePair>) => fc.array(of, { minLength: 1, maxLength: 40 })
const tolerances = fc.integer({ min: 0, max: 100 })
const swapped = (pairs: ScorePair[]) => pairs.map(({ skor, acuan, poin }) => ({ skor: acuan, acuan: skor, poin }))

describe('agreement', () => {
  test('is a share that grows with the tolerance, and is whole where all is tolerated or nothing differs', () => {
    fc.assert(
      fc.property(some(points), tolerances, tolerances, (pairs, one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)]
        const share = agreementIn(pairs, least) ?? -1
        expect(share).toBeGreaterThanOrEqual(0)
        expect(agreementIn(pairs, most)).toBeGreaterThanOrEqual(share)
        expect(agreementIn(pairs, 100)).toBe(1)
        const same = pairs.map(({ skor, poin }) => ({ skor, acuan: skor, poin }))
        expect(agreementIn(same, 0)).toBe(1)
      }),
    )
  })

  test('is the same from either side', () => {
    fc.assert(
      fc.property(some(points), tolerances, (pairs, tolerance) => {
        expect(agreementIn(swapped(pairs), tolerance)).toBe(agreementIn(pairs, tolerance))
      }),
    )
  })
})

describe('severity', () => {
  test('lies between the strictest and the mildest, and turns its sign from the other side', () => {
    fc.assert(
      fc.property(some(points), (pairs) => {
        const mean = severityIn(pairs) ?? Number.NaN
        expect(Math.abs(mean)).toBeLessThanOrEqual(1)
        expect(severityIn(swapped(pairs))).toBeCloseTo(-mean, 12)
      }),
    )
  })

  test('is above nought where everything is milder', () => {
    expect(severityIn([{ skor: 8, acuan: 6, poin: 10 }])).toBeCloseTo(0.2)
  })
})

describe('kappa', () => {
  test('is at most 1, the same from either side, and 1 where both found both and never differed', () => {
    fc.assert(
      fc.property(some(units), (pairs) => {
        const kappa = kappaIn(pairs)
        expect(kappaIn(swapped(pairs))).toEqual(kappa === null ? null : expect.closeTo(kappa, 12))
        if (kappa !== null) expect(kappa).toBeLessThanOrEqual(1 + 1e-9)
        const same = pairs.map(({ skor, poin }) => ({ skor, acuan: skor, poin }))
        const hasBoth = new Set(pairs.map(({ skor }) => skor)).size === 2
        expect(kappaIn(same)).toEqual(hasBoth ? expect.closeTo(1, 9) : null)
      }),
    )
  })

  test('is the one of the textbook, and leaves points of a rubric out', () => {
    const of = (skor: number, acuan: number, times: number) => Array<ScorePair>(times).fill({ skor, acuan, poin: 1 })
    const fifty = [...of(1, 1, 20), ...of(1, 0, 5), ...of(0, 1, 10), ...of(0, 0, 15)]
    expect(kappaIn([...fifty, { skor: 3, acuan: 9, poin: 10 }])).toBeCloseTo(0.4)
  })
})

test('too few pairs say nothing, nor does none', () => {
  const pair = { skor: 1, acuan: 1, poin: 1 }
  expect(measureOfEnough(Array(LEAST_PAIRS - 1).fill(pair), 0)).toMatchObject({ pasangan: 4, kesepakatan: null })
  expect(measureOfEnough(Array(LEAST_PAIRS).fill(pair), 0).kesepakatan).toBe(1)
  expect([agreementIn([], 0), severityIn([]), kappaIn([])]).toEqual([null, null, null])
})
