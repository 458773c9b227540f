import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  angoffCut,
  angoffFaults,
  type Judged,
  judgedCut,
  LEAST_JUDGES,
  roundedTo,
  roundResult,
  spreadOf,
} from './angoff-rules.ts'

const ITEMS = [
  { nomor: 1, poin: 1 },
  { nomor: 2, poin: 3 },
]
const estimates = (...values: number[]) => new Map(values.map((value, at) => [at + 1, value]))
const judge = (first: number[], second: number[], nama = 'Penilai'): Judged => ({
  nama,
  perkiraan: { 1: estimates(...first), 2: estimates(...second) },
})
const judges = (count: number) => Array.from({ length: count }, () => judge([50, 50], [60, 80]))

describe('a cut score by judges', () => {
  test('weights estimates by points, and comes from the second round', () => {
    expect(judgedCut(ITEMS, estimates(60, 80))).toBe(75)
    expect(angoffCut(ITEMS, judges(LEAST_JUDGES), 0)).toBe(75)
    expect(roundResult(ITEMS, judges(LEAST_JUDGES), 1)).toEqual({ rata_rata: 50, simpangan: 0 })
  })

  test('needs five judges and every estimate of both rounds', () => {
    expect(angoffFaults(ITEMS, judges(4))).toEqual(['Angoff memerlukan paling sedikit 5 penilai; kurang 1.'])
    expect(angoffCut(ITEMS, judges(4), 0)).toBeNull()
    const half = [...judges(4), judge([50], [60, 80], 'Sari')]
    expect(angoffFaults(ITEMS, half)).toEqual(['Perkiraan Sari belum lengkap pada kedua putaran.'])
    expect(angoffCut(ITEMS, half, 0)).toBeNull()
  })

  test('says how far judges lie apart', () => {
    expect(spreadOf([60, 70, 80])).toBe(10)
    expect(spreadOf([60])).toBeNull()
  })

  test('is rounded as people round', () => {
    expect(roundedTo(66.5, 0)).toBe(67)
    expect(roundedTo(1.005, 2)).toBe(1.01)
    expect(roundedTo(66.666666, 1)).toBe(66.7)
  })

  test('lies between the lowest and the highest estimate, and does not ask who came first', () => {
    const row = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 })
    const panel = fc.array(row, { minLength: LEAST_JUDGES, maxLength: 9 })
    const points = fc.array(fc.double({ min: 0.5, max: 10, noNaN: true }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(panel, points, (rows, poin) => {
        const items = poin.map((one, at) => ({ nomor: at + 1, poin: one }))
        const all = rows.map((values) => judge(values, values))
        const cut = angoffCut(items, all, 6) ?? -1
        expect(cut).toBeGreaterThanOrEqual(Math.min(...rows.flat()) - 1e-5)
        expect(cut).toBeLessThanOrEqual(Math.max(...rows.flat()) + 1e-5)
        expect(angoffCut(items, all.toReversed(), 6)).toBeCloseTo(cut, 5)
      }),
    )
  })
})
