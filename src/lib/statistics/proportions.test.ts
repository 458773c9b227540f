import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differenceP, fisherExactP, pooledP, type Share, wilsonInterval } from './proportions.ts'

const share = (hits: number, of: number): Share => ({ hits, of })
const shares = (most = 200) =>
  fc.integer({ min: 1, max: most }).chain((of) => fc.integer({ min: 0, max: of }).map((hits) => share(hits, of)))

describe("Wilson's interval", () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i among %i is the one that Newcombe (1998) prints', (hits, of, low, high) => {
    const found = wilsonInterval(share(hits, of))
    expect(found.low).toBeCloseTo(low, 4)
    expect(found.high).toBeCloseTo(high, 4)
  })

  test('holds the share, stays between nothing and all, and mirrors what is counted', () => {
    fc.assert(
      fc.property(shares(), ({ hits, of }) => {
        const { low, high } = wilsonInterval({ hits, of })
        const turned = wilsonInterval({ hits: of - hits, of })
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(hits / of + 1e-12)
        expect(high).toBeGreaterThanOrEqual(hits / of - 1e-12)
        expect(turned.low).toBeCloseTo(1 - high, 10)
        expect(turned.high).toBeCloseTo(1 - low, 10)
      }),
    )
  })

  test('narrows when ten times as many are counted, and says nothing of nobody', () => {
    fc.assert(
      fc.property(shares(), ({ hits, of }) => {
        const width = ({ low, high }: { low: number; high: number }) => high - low
        const [few, many] = [share(hits, of), share(hits * 10, of * 10)].map((one) => width(wilsonInterval(one)))
        expect(many).toBeLessThan(few ?? 0)
      }),
    )
    expect(wilsonInterval(share(0, 0))).toEqual({ low: 0, high: 1 })
  })
})

describe("Fisher's exact test", () => {
  test.each([
    ['the lady tasting tea (Fisher, 1935)', share(3, 4), share(1, 4), 0.4857],
    ['the convicted twins (Fisher, 1935)', share(10, 13), share(2, 17), 0.0005367],
  ])('of %s has the published likelihood', (_name, one, other, p) => {
    expect(fisherExactP(one, other)).toBeCloseTo(p, 4)
  })

  test('does not depend on which group comes first, nor on whether one counts hits or misses', () => {
    const misses = ({ hits, of }: Share): Share => share(of - hits, of)
    fc.assert(
      fc.property(shares(60), shares(60), (one, other) => {
        const p = fisherExactP(one, other)
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThanOrEqual(1)
        expect(fisherExactP(other, one)).toBeCloseTo(p, 8)
        expect(fisherExactP(misses(one), misses(other))).toBeCloseTo(p, 8)
      }),
    )
  })

  test('finds nothing in two shares that are the same', () => {
    fc.assert(
      fc.property(shares(60), (one) => {
        expect(fisherExactP(one, one)).toBeCloseTo(1, 8)
      }),
    )
  })
})

describe('the test by the normal distribution', () => {
  test('finds chi-squared 25.01 in the aspirin study of physicians (Agresti, 2002), and so hardly any chance', () => {
    expect(pooledP(share(189, 11_034), share(104, 11_037))).toBeLessThan(1e-6)
  })

  test('has 5 % left at the bound of 1.96, as every table of it says', () => {
    // Of 100 each, 50 against 36.25 lie 1.96 apart.
    const [one, other] = [share(5000, 10_000), share(4861.42, 10_000)]
    expect(pooledP(one, other)).toBeCloseTo(0.05, 3)
  })

  test('finds nothing where all pass or nobody does', () => {
    expect([pooledP(share(9, 9), share(7, 7)), pooledP(share(0, 9), share(0, 7))]).toEqual([1, 1])
  })
})

describe('how likely a difference is by chance', () => {
  test('is counted exactly while few are expected somewhere, else by the normal distribution', () => {
    expect(differenceP(share(10, 13), share(2, 17))).toBe(pooledP(share(10, 13), share(2, 17)))
    expect(differenceP(share(9, 10), share(14, 15))).toBe(fisherExactP(share(9, 10), share(14, 15)))
  })

  test('comes out nearly the same both ways where many are counted', () => {
    const many = fc
      .tuple(
        fc.integer({ min: 400, max: 900 }),
        fc.integer({ min: 400, max: 900 }),
        fc.double({ min: 0.3, max: 0.7, noNaN: true }),
        fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      )
      .map(
        ([first, second, a, b]) =>
          [share(Math.round(first * a), first), share(Math.round(second * b), second)] as const,
      )
    fc.assert(
      fc.property(many, ([one, other]) => {
        expect(Math.abs(fisherExactP(one, other) - pooledP(one, other))).toBeLessThan(0.06)
      }),
    )
  })
})
