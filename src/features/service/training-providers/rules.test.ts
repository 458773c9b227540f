import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Share } from '../../../lib/statistics/proportions.ts'
import { comparisonsOf, type PassCount, publishedTrainings, trainingDifferenceWords } from './comparison-rules.ts'
import { compareGroups, groupOf, RELATION_NAMES } from './rules.ts'

const TERMS = { ambang_kelulusan_pelatihan: 50, peserta_banding_pelatihan: 10 }
const share = (hits: number, of: number): Share => ({ hits, of })
const SCHEME = { tahun: 2025, scheme_id: 1, skema: 'KTPA' }

const counts = fc.array(
  fc.integer({ min: 1, max: 60 }).chain((of) =>
    fc.record({
      tahun: fc.constantFrom(2024, 2025),
      scheme_id: fc.constantFrom(1, 2),
      hubungan: fc.constantFrom(...RELATION_NAMES, null),
      named: fc.boolean(),
      of: fc.constant(of),
      hits: fc.integer({ min: 0, max: of }),
    }),
  ),
  { maxLength: 12 },
)
const withNames = (given: Omit<PassCount, 'skema'>[]): PassCount[] =>
  given.map((one) => ({ ...one, skema: `Skema ${one.scheme_id}` }))

test('own and partner providers are one group; a place that the office does not know is elsewhere', () => {
  expect([...RELATION_NAMES, null].map(groupOf)).toEqual(['terkait', 'terkait', 'lain', 'lain'])
})

describe('two pass rates', () => {
  test('are not compared while one group is below the least number, and are from it on', () => {
    expect(compareGroups({ terkait: share(9, 9), lain: share(0, 90) }, TERMS)).toEqual({
      peluang: null,
      berbeda: false,
    })
    expect(compareGroups({ terkait: share(10, 10), lain: share(0, 90) }, TERMS).berbeda).toBe(true)
  })

  test('are pointed out exactly when chance alone is less likely than the setting says', () => {
    const [terkait, lain] = [share(19, 20), share(13, 20)]
    const { peluang } = compareGroups({ terkait, lain }, TERMS)
    const thousandth = (peluang ?? 0) * 1000
    const at = (ambang: number) =>
      compareGroups({ terkait, lain }, { ...TERMS, ambang_kelulusan_pelatihan: ambang }).berbeda
    expect([at(Math.floor(thousandth)), at(Math.ceil(thousandth))]).toEqual([false, true])
  })

  test('that are the same are never pointed out, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 0, max: 10 }), (of, tenths) => {
        const one = share(Math.round((of * tenths) / 10), of)
        expect(compareGroups({ terkait: one, lain: one }, TERMS).berbeda).toBe(false)
      }),
    )
  })
})

describe('what was counted', () => {
  test('stands in one comparison of each year and scheme, and nobody is counted twice or lost', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const compared = comparisonsOf(withNames(given), TERMS)
        const keys = compared.map(({ tahun, scheme_id }) => `${tahun} ${scheme_id}`)
        expect(new Set(keys).size).toBe(keys.length)
        const all = compared.reduce((sum, one) => sum + one.terkait.of + one.lain.of + one.tanpa_tempat, 0)
        expect(all).toBe(given.reduce((sum, { of }) => sum + of, 0))
      }),
    )
  })

  test('is public only where both groups are large enough; of the others the names alone', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const { skema, terlalu_sedikit } = publishedTrainings(comparisonsOf(withNames(given), TERMS))
        for (const { terkait, lain } of skema)
          expect(Math.min(terkait.diputus, lain.diputus)).toBeGreaterThanOrEqual(10)
        expect(JSON.stringify(terlalu_sedikit)).not.toMatch(/\d{3}/)
      }),
    )
  })

  test('is told in words that a finding can begin with', () => {
    const [one] = comparisonsOf(
      [
        { ...SCHEME, hubungan: 'mitra', named: true, of: 20, hits: 19 },
        { ...SCHEME, hubungan: null, named: true, of: 20, hits: 10 },
      ],
      TERMS,
    )
    expect(one && trainingDifferenceWords(one)).toBe(
      'Tahun 2025, skema KTPA. Lembaga ini atau mitranya: 19 dari 20 kompeten (95%). Tempat lain: 10 dari 20 kompeten (50%). Peluang bahwa perbedaan sebesar itu hanya kebetulan: 0,001.',
    )
  })
})
