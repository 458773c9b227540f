import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { METHOD_KIND_NAMES } from '../../catalogue/schemes/method-rules.ts'
import { countFindings, findingOfExaminer, instrumentOf, settledDifferences } from './rules.ts'

const LOCKED = new Date('2026-12-12T00:00:00Z')
const score = (unit: string, hasil: 'K' | 'BK', metode = 'Wawancara') => ({ unit, metode, hasil })
const examiner = (nilai: ReturnType<typeof score>[], locked_at: Date | null = LOCKED) => ({
  status: 'diterima',
  locked_at,
  nilai,
})

test('every kind of method is an instrument of its own, and an unknown one is none', () => {
  const found = METHOD_KIND_NAMES.map((kind) => instrumentOf(kind)?.kode)
  expect(new Set(found).size).toBe(METHOD_KIND_NAMES.length)
  expect(found).not.toContain(undefined)
  expect(instrumentOf(null)).toBeUndefined()
})

describe('an examiner’s finding on a unit', () => {
  test('is competent only where every method found so', () => {
    expect(findingOfExaminer(examiner([score('A', 'K'), score('A', 'BK', 'Uji tulis')]), 'A')).toBe('BK')
    expect(findingOfExaminer(examiner([score('A', 'K'), score('B', 'BK')]), 'A')).toBe('K')
  })

  test('is told by nobody before the scores are locked', () => {
    expect(findingOfExaminer(examiner([score('A', 'K')], null), 'A')).toBeUndefined()
  })
})

test('the counts of results add up to the candidates', () => {
  const candidate = fc.record({
    attended_at: fc.constantFrom(null, LOCKED),
    putusan: fc.array(fc.record({ hasil: fc.constantFrom('kompeten' as const, 'belum_kompeten' as const) })),
  })
  fc.assert(
    fc.property(fc.array(candidate), (candidates) => {
      const { hadir, kompeten, belum_kompeten, belum_diputuskan } = countFindings(candidates)
      expect(kompeten + belum_kompeten + belum_diputuskan).toBe(candidates.length)
      expect(hadir).toBeLessThanOrEqual(candidates.length)
    }),
  )
})

test('differences are counted only in cells that several examiners have locked', () => {
  const sel = [
    { unit: 'A', metode: 'Wawancara' },
    { unit: 'B', metode: 'Wawancara' },
  ]
  const [one, other] = [examiner([score('A', 'K'), score('B', 'K')]), examiner([score('A', 'BK'), score('B', 'K')])]
  expect(settledDifferences([{ sel, penguji: [one, other] }])).toEqual({ sel: 2, berbeda: 1 })
  expect(settledDifferences([{ sel, penguji: [one, { ...other, locked_at: null }] }])).toEqual({ sel: 0, berbeda: 0 })
})
