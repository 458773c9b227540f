import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnswerPoint,
  correlation,
  formFigures,
  itemFigures,
  LEAST_ANSWERS,
  verdictsOn,
} from './statistics-rules.ts'

const TABLE = readFileSync(new URL('../../../../tests/statistics/worked-example.csv', import.meta.url), 'utf8')
const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
const POINTS = ROWS.map((row) => row.slice(1, 5).map(Number))

/** The answers to an item of the worked example. */
const answersTo = (item: number): AnswerPoint[] =>
  POINTS.map((row, at) => ({
    bagian: row[item] ?? 0,
    sisa: (row.reduce((total, one) => total + one, 0) - (row[item] ?? 0)) / 3,
    pilih: item === 1 ? ['ABCD'.indexOf(ROWS[at]?.[5] ?? '')] : [],
  }))

describe('the figures of the worked example', () => {
  test.each([
    [0, 5 / 6, 7 / Math.sqrt(205)],
    [1, 1 / 2, 3 / Math.sqrt(33)],
    [2, 1 / 2, 3 / Math.sqrt(33)],
    [3, 1 / 6, 7 / Math.sqrt(205)],
  ])('are those worked out by hand for item %i', (item, facility, discrimination) => {
    const figures = itemFigures(answersTo(item), 0)
    expect(figures.jumlah).toBe(6)
    expect(figures.kesukaran).toBeCloseTo(facility, 10)
    expect(figures.daya_beda).toBeCloseTo(discrimination, 10)
  })

  test('are those worked out by hand for the options', () => {
    const { pilihan } = itemFigures(answersTo(1), 4)
    expect(pilihan.map(({ jumlah }) => jumlah)).toEqual([3, 2, 1, 0])
    const rest = pilihan.map(({ rerata_sisa }) => rerata_sisa && Math.round(rerata_sisa * 1e6) / 1e6)
    expect(rest).toEqual([0.666667, 0.333333, 0.333333, null])
  })

  test('are those worked out by hand for the form', () => {
    const figures = formFigures(POINTS)
    expect(figures).toMatchObject({ jumlah: 6, rerata: 2 })
    expect(figures.simpangan_baku).toBeCloseTo(Math.SQRT2, 10)
    expect(figures.alfa).toBeCloseTo(32 / 45, 10)
    expect(figures.galat_baku).toBeCloseTo(Math.sqrt(26 / 45), 10)
  })
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const answer = fc.record({ bagian: share, sisa: share, pilih: fc.subarray([0, 1, 2, 3]) })
const answers = fc.array(answer, { maxLength: 60 })

describe('figures of an item', () => {
  test('keep within their bounds, whatever was answered', () => {
    fc.assert(
      fc.property(answers, (some) => {
        const { kesukaran, daya_beda, pilihan } = itemFigures(some, 4)
        if (kesukaran !== null) expect(kesukaran >= 0 && kesukaran <= 1 + 1e-12).toBe(true)
        if (daya_beda !== null) expect(daya_beda >= -1 && daya_beda <= 1).toBe(true)
        for (const { jumlah } of pilihan) expect(jumlah).toBeLessThanOrEqual(some.length)
        expect([kesukaran === null, some.length === 0]).toEqual([some.length === 0, some.length === 0])
      }),
    )
  })

  test('do not depend on the order of the answers', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (some, turn) => {
        const at = some.length === 0 ? 0 : turn % some.length
        const [one, other] = [
          itemFigures(some, 4),
          itemFigures([...some.slice(at), ...some.slice(0, at)].toReversed(), 4),
        ]
        expect(other.kesukaran ?? -2).toBeCloseTo(one.kesukaran ?? -2, 9)
        if (one.daya_beda !== null && other.daya_beda !== null) expect(other.daya_beda).toBeCloseTo(one.daya_beda, 6)
        expect(other.pilihan.map(({ jumlah }) => jumlah)).toEqual(one.pilihan.map(({ jumlah }) => jumlah))
      }),
    )
  })

  test('of an item that only the better half answers rightly say that it tells them apart perfectly', () => {
    const some = Array.from({ length: 40 }, (_one, at) => ({
      bagian: at < 20 ? 1 : 0,
      sisa: at < 20 ? 1 : 0,
      pilih: [],
    }))
    expect(itemFigures(some, 0)).toMatchObject({ kesukaran: 0.5, daya_beda: 1, putusan: ['baik'] })
    const turned = some.map((one) => ({ ...one, bagian: 1 - one.bagian }))
    expect(itemFigures(turned, 0)).toMatchObject({ daya_beda: -1, putusan: ['periksa_kunci'] })
  })

  test('that nobody or everybody answered rightly have no discrimination', () => {
    const all = Array.from({ length: 40 }, (_one, at) => ({ bagian: 1, sisa: at / 40, pilih: [0] }))
    expect(itemFigures(all, 4)).toMatchObject({ kesukaran: 1, daya_beda: null, putusan: ['terlalu_mudah'] })
    const none = all.map((one) => ({ ...one, bagian: 0 }))
    expect(itemFigures(none, 4)).toMatchObject({ kesukaran: 0, daya_beda: null, putusan: ['terlalu_sukar'] })
    expect(correlation([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull()
  })

  test.each([
    [LEAST_ANSWERS - 1, 0.95, -0.5, []],
    [LEAST_ANSWERS, 0.95, -0.5, ['terlalu_mudah', 'periksa_kunci']],
    [LEAST_ANSWERS, 0.9, 0.2, ['baik']],
    [LEAST_ANSWERS, 0.901, 0.199, ['terlalu_mudah', 'daya_beda_rendah']],
    [LEAST_ANSWERS, 0.199, 0, ['terlalu_sukar', 'daya_beda_rendah']],
  ])('are judged from %i answers on: %d and %d are %j', (jumlah, kesukaran, daya_beda, putusan) => {
    expect(verdictsOn({ jumlah, kesukaran, daya_beda })).toEqual(putusan)
  })
})

describe('figures of a form', () => {
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((items) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: items, maxLength: items }), { maxLength: 30 }),
    )

  test('have an alpha of at most one, and an error no wider than the points', () => {
    fc.assert(
      fc.property(table, (points) => {
        const { alfa, galat_baku, simpangan_baku } = formFigures(points)
        if (alfa !== null) expect(alfa).toBeLessThanOrEqual(1 + 1e-9)
        if (galat_baku !== null) expect(galat_baku).toBeLessThanOrEqual((simpangan_baku ?? 0) + 1e-9)
      }),
    )
  })

  test('are alike in whatever order candidates and items stand', () => {
    fc.assert(
      fc.property(table, (points) => {
        const turned = points.toReversed().map((row) => row.toReversed())
        const [one, other] = [formFigures(points), formFigures(turned)]
        for (const name of ['rerata', 'simpangan_baku', 'alfa', 'galat_baku'] as const)
          expect(other[name] ?? -9).toBeCloseTo(one[name] ?? -9, 6)
      }),
    )
  })

  test('of items that are all alike have an alpha of one and no error', () => {
    const points = [0, 1, 1, 0, 1].map((one) => [one, one, one])
    expect(formFigures(points).alfa).toBeCloseTo(1, 10)
    expect(formFigures(points).galat_baku).toBeCloseTo(0, 6)
  })

  test('of one candidate or one item have neither', () => {
    expect(formFigures([[1, 0]])).toEqual({ jumlah: 1, rerata: 1, simpangan_baku: null, alfa: null, galat_baku: null })
    expect(formFigures([[1], [0]])).toMatchObject({ alfa: null, galat_baku: null })
    expect(formFigures([])).toMatchObject({ jumlah: 0, rerata: null })
  })
})
