import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemAnswer } from '../items/answer-rules.ts'
import type { ItemContent } from '../items/content-rules.ts'
import { unitScores } from '../marking/sheet-rules.ts'
import { type MarkedBy, markBy, type Remarked } from './rescore-rules.ts'

const OPTIONS = 4
const content = (right: readonly number[]): ItemContent => ({
  ...{ jenis: 'pilihan_jamak', soal: 'Apa?' },
  pilihan: Array.from({ length: OPTIONS }, (_one, at) => ({ teks: `Pilihan ${at}`, benar: right.includes(at) })),
})

/** A number of a paper as it was asked and answered. */
interface Asked {
  unit: string
  poin_penuh: number
  isi: ItemContent
  jawaban: ItemAnswer | undefined
}
interface Correction {
  at: number
  by: MarkedBy
}

const places = fc.uniqueArray(fc.integer({ min: 0, max: OPTIONS - 1 }), { minLength: 1, maxLength: 3 })
const asked: fc.Arbitrary<Asked> = fc.record({
  unit: fc.constantFrom('Pelingkupan', 'Prakiraan'),
  poin_penuh: fc.integer({ min: 1, max: 10 }),
  isi: places.map(content),
  jawaban: fc.option(
    places.map((pilih) => ({ jenis: 'pilihan_jamak' as const, pilih })),
    { nil: undefined },
  ),
})
const paper = fc.array(asked, { minLength: 3, maxLength: 12 })
const by: fc.Arbitrary<MarkedBy> = fc.oneof(
  fc.constantFrom('semua_benar' as const, 'dikeluarkan' as const),
  places.map(content),
)
const corrections = fc.array(fc.record({ at: fc.integer({ min: 0, max: 2 }), by }), { maxLength: 8 })

const mark = ({ isi, jawaban, poin_penuh }: Asked, standing: MarkedBy = isi): Remarked =>
  markBy(standing, { isi, jawaban, poin: poin_penuh })

/** Marks a paper and then adds a mark for each correction, of which the newest counts; returns its scores by unit. */
function corrected(numbers: readonly Asked[], each: readonly Correction[]) {
  const marks = numbers.map((one) => mark(one))
  for (const { at, by: standing } of each) {
    const one = numbers[at]
    if (one) marks[at] = mark(one, standing)
  }
  return scores(numbers, marks)
}

function scores(numbers: readonly Asked[], marks: readonly Remarked[]) {
  const counted = numbers.flatMap(({ unit, poin_penuh }, at) => {
    const given = marks[at]
    return given?.cara === 'otomatis' && !given.keluar ? [{ unit, poin_penuh, poin: given.poin }] : []
  })
  const each = unitScores(counted, 1)
  return each.toSorted((one, other) => one.unit.localeCompare(other.unit))
}

describe('a paper scored anew', () => {
  test('comes to what scoring it from nothing by the corrections in force gives', () => {
    fc.assert(
      fc.property(paper, corrections, (numbers, each) => {
        const standing = new Map(each.map((one) => [one.at, one.by]))
        const fresh = numbers.map((one, at) => mark(one, standing.get(at)))
        expect(corrected(numbers, each)).toEqual(scores(numbers, fresh))
      }),
    )
  })

  test('comes to the same in whatever order different items are corrected', () => {
    fc.assert(
      fc.property(paper, by, by, by, (numbers, ...keys) => {
        const each = keys.map((key, at) => ({ at, by: key }))
        expect(corrected(numbers, each)).toEqual(corrected(numbers, each.toReversed()))
      }),
    )
  })

  test('twice by the same corrections is as once', () => {
    fc.assert(
      fc.property(paper, by, by, (numbers, first, second) => {
        const each = [first, second].map((key, at) => ({ at, by: key }))
        expect(corrected(numbers, [...each, ...each])).toEqual(corrected(numbers, each))
      }),
    )
  })

  test('keeps the scores of units that no correction touches', () => {
    fc.assert(
      fc.property(paper, by, (numbers, key) => {
        const touched = numbers[0]?.unit
        const others = (each: Correction[]) => corrected(numbers, each).filter(({ unit }) => unit !== touched)
        expect(others([{ at: 0, by: key }])).toEqual(others([]))
      }),
    )
  })
})

test('a corrected item earns all points, none, or what the new key gives', () => {
  const answered = { isi: content([0]), jawaban: { jenis: 'pilihan_jamak' as const, pilih: [1, 2] }, poin: 4 }
  const points = (key: MarkedBy) => markBy(key, answered)
  expect(points('semua_benar')).toEqual({ cara: 'otomatis', poin: 4, keluar: false })
  expect(points('dikeluarkan')).toEqual({ cara: 'otomatis', poin: 0, keluar: true })
  expect(points(content([1, 2]))).toEqual({ cara: 'otomatis', poin: 4, keluar: false })
  expect(points(content([2, 3]))).toEqual({ cara: 'otomatis', poin: 0, keluar: false })
})
