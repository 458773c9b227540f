import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemContent } from '../items/content-rules.ts'
import { type MarkedBy, type MarkedNumber, rescorePaper } from './rescore-rules.ts'

const OPTIONS = 4
const content = (right: readonly number[], jenis: 'pilihan_ganda' | 'pilihan_jamak'): ItemContent => ({
  ...{ jenis, soal: 'Apa?' },
  pilihan: Array.from({ length: OPTIONS }, (_one, at) => ({ teks: `Pilihan ${at}`, benar: right.includes(at) })),
})

const place = fc.integer({ min: 0, max: OPTIONS - 1 })
const number: fc.Arbitrary<MarkedNumber> = fc.record({
  nomor: fc.constant(0),
  mungkin: fc.integer({ min: 1, max: 10 }),
  jawaban: fc.oneof(
    fc.constant(undefined),
    fc.option(place).map((pilih) => ({ jenis: 'pilihan_ganda' as const, pilih })),
  ),
  poin: fc.option(fc.integer({ min: 0, max: 10 })),
  keluar: fc.boolean(),
})
const paper = fc
  .array(number, { minLength: 2, maxLength: 12 })
  .map((numbers) => numbers.map((one, at) => ({ ...one, nomor: at + 1 })))
const by: fc.Arbitrary<MarkedBy> = fc.oneof(
  fc.constantFrom('semua_benar' as const, 'dikeluarkan' as const),
  fc.uniqueArray(place, { minLength: 1, maxLength: 3 }).map((right) => content(right, 'pilihan_ganda')),
)

describe('marking an item anew', () => {
  test('changes nothing but that item', () => {
    fc.assert(
      fc.property(paper, by, fc.nat(), (one, key, pick) => {
        const nomor = (pick % one.length) + 1
        const after = rescorePaper(one, { nomor, by: key })
        expect(after.filter((each) => each.nomor !== nomor)).toEqual(one.filter((each) => each.nomor !== nomor))
      }),
    )
  })

  test('of different items comes to the same in whatever order', () => {
    fc.assert(
      fc.property(paper, by, by, (one, first, second) => {
        const [a, b] = [
          { nomor: 1, by: first },
          { nomor: 2, by: second },
        ]
        expect(rescorePaper(rescorePaper(one, a), b)).toEqual(rescorePaper(rescorePaper(one, b), a))
      }),
    )
  })

  test('twice is as once', () => {
    fc.assert(
      fc.property(paper, by, (one, key) => {
        const once = rescorePaper(one, { nomor: 1, by: key })
        expect(rescorePaper(once, { nomor: 1, by: key })).toEqual(once)
      }),
    )
  })

  test('gives all points, none, or what the new key gives', () => {
    const one = { nomor: 1, mungkin: 4, poin: 0, keluar: false }
    const answered = [{ ...one, jawaban: { jenis: 'pilihan_ganda' as const, pilih: 2 } }]
    const points = (key: MarkedBy) =>
      rescorePaper(answered, { nomor: 1, by: key }).map(({ poin, keluar }) => [poin, keluar])
    expect(points('semua_benar')).toEqual([[4, false]])
    expect(points('dikeluarkan')).toEqual([[0, true]])
    expect(points(content([2], 'pilihan_ganda'))).toEqual([[4, false]])
    expect(points(content([1, 3], 'pilihan_ganda'))).toEqual([[0, false]])
  })
})
