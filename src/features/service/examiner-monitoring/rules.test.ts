import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../../../lib/day.ts'
import { LEAST_PAIRS } from '../calibration/agreement-rules.ts'
import { countsFor, type DatedPair, examinerFiguresOf, measuresByQuarter, quarterOf } from './rules.ts'

const days = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays(day('2024-01-01'), offset))
const pairs: fc.Arbitrary<DatedPair[]> = fc.array(
  fc.record({
    tanggal: days,
    poin: fc.constant(1),
    skor: fc.integer({ min: 0, max: 1 }),
    acuan: fc.integer({ min: 0, max: 1 }),
  }),
)

describe('quarters', () => {
  test('begin with January, April, July and October, and hold their days', () => {
    fc.assert(
      fc.property(days, (on) => {
        const first = quarterOf(on)
        expect(first.slice(5)).toMatch(/^(01|04|07|10)-01$/)
        expect(first <= on && on < addDays(first, 93)).toBe(true)
      }),
    )
  })

  test('come in order, lose no pair, and say nothing of a person by a few', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const measures = measuresByQuarter(all, 0)
        expect(measures.reduce((sum, { pasangan }) => sum + pasangan, 0)).toBe(all.length)
        const first = measures.map(({ sejak }) => sejak)
        expect(first).toEqual(first.toSorted())
        for (const { pasangan, kesepakatan } of measures) expect(kesepakatan === null).toBe(pasangan < LEAST_PAIRS)
      }),
    )
  })
})

test('an outcome that asks for more ends at once, the others last as long as the setting says', () => {
  const outcomes = ['memadai', 'layak', 'layak_dengan_pembinaan', 'perlu_pembinaan', 'tidak_layak'] as const
  expect(outcomes.map((one) => countsFor(one, 12))).toEqual([12, 12, 12, 0, 0])
})

test('figures are whole hundredths, and null where there was nothing to count', () => {
  const none = { pasangan: 0, kesepakatan: null, kappa: null, kecenderungan: null }
  const counts = { ujian: 2, peserta: 3, tepat: 2, ditolak: 0, pengaduan: 0 }
  expect(examinerFiguresOf(counts, none)).toMatchObject({ tepat_waktu: 67, kesepakatan: null })
  expect(examinerFiguresOf({ ...counts, peserta: 0 }, { ...none, kecenderungan: -0.126 })).toMatchObject({
    tepat_waktu: null,
    kecenderungan: -13,
  })
})
