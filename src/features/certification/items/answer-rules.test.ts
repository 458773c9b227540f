import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyAnswer, type ItemAnswer, keyAnswer, markAnswer } from './answer-rules.ts'
import { type ItemContent, CONTENT_LIMITS as MOST } from './content-rules.ts'
import { type Marked, sumPoints } from './mark-rules.ts'

const soal = 'Sebuah soal?'
const poinOf = fc.integer({ min: 1, max: 100 })
const options = (jenis: 'pilihan_ganda' | 'pilihan_jamak', right: readonly number[], count: number): ItemContent => ({
  ...{ soal, jenis },
  pilihan: Array.from({ length: count }, (_one, at) => ({ teks: `Pilihan ${at}`, benar: right.includes(at) })),
})
const pairs = (count: number, pengecoh: string[] = []): ItemContent => ({
  ...{ soal, jenis: 'menjodohkan', pengecoh },
  pasangan: Array.from({ length: count }, (_one, at) => ({ kiri: `kiri ${at}`, kanan: `kanan ${at}` })),
})
const number = (nilai: number, toleransi = 0, satuan = ''): ItemContent => ({
  ...{ soal, jenis: 'angka', nilai, toleransi, satuan },
})
const spelling = (...ejaan: string[]): ItemContent => ({ soal, jenis: 'isian', ejaan })
const essay: ItemContent = { soal, jenis: 'esai', rubrik: [{ kriteria: 'alasan', poin: 5 }] }

const one = fc
  .integer({ min: MOST.options.least, max: MOST.options.most })
  .chain((count) => fc.nat(count - 1).map((right) => options('pilihan_ganda', [right], count)))
const several = fc.integer({ min: 3, max: MOST.options.most }).chain((count) =>
  fc
    .subarray(
      Array.from({ length: count }, (_one, at) => at),
      { minLength: 2, maxLength: count - 1 },
    )
    .map((right) => options('pilihan_jamak', right, count)),
)
const match = fc.integer({ min: MOST.pairs.least, max: MOST.pairs.most }).map((count) => pairs(count, ['pengecoh']))
const numbers = fc
  .record({ nilai: fc.integer({ min: -99_999, max: 99_999 }), step: fc.nat(4), toleransi: fc.nat(30) })
  .map(({ nilai, step, toleransi }) => number(nilai / 10 ** step, toleransi / 10, 'mg/L'))
const words = fc.constantFrom(spelling('KLHS'), spelling('Kajian Lingkungan Hidup Strategis', 'KLHS'), spelling('≥ 5'))
const keyed = fc.oneof(one, several, match, numbers, words)

/** Any answer to an item, right or wrong. */
const answerTo = (content: ItemContent): fc.Arbitrary<ItemAnswer> => {
  const { jenis } = content
  switch (jenis) {
    case 'pilihan_ganda':
      return fc.record({ jenis: fc.constant(jenis), pilih: fc.option(fc.nat(MOST.options.most), { nil: null }) })
    case 'pilihan_jamak':
      return fc.record({ jenis: fc.constant(jenis), pilih: fc.array(fc.nat(MOST.options.most)) })
    case 'menjodohkan':
      return fc.record({
        jenis: fc.constant(jenis),
        pasang: fc.array(fc.option(fc.nat(12), { nil: null }), { maxLength: 12 }),
      })
    default:
      return fc.record({ jenis: fc.constant(jenis), teks: fc.oneof(fc.string(), fc.float().map(String)) })
  }
}

const pointsOf = (marked: Marked): number =>
  marked.cara === 'otomatis' ? marked.poin : marked.cara === 'dilihat' ? marked.saran : Number.NaN

describe('marks of any kind', () => {
  test('lie between nothing and all points, to four places', () => {
    const both = keyed.chain((content) => answerTo(content).map((answer) => ({ content, answer })))
    fc.assert(
      fc.property(both, poinOf, ({ content, answer }, poin) => {
        const given = pointsOf(markAnswer(content, answer, poin))
        expect(given).toBeGreaterThanOrEqual(0)
        expect(given).toBeLessThanOrEqual(poin)
        expect(given).toBe(Number(given.toFixed(4)))
      }),
    )
  })

  test('are all points for the key and none for an empty answer', () => {
    fc.assert(
      fc.property(keyed, poinOf, (content, poin) => {
        expect(markAnswer(content, keyAnswer(content), poin)).toEqual({ cara: 'otomatis', poin })
        expect(markAnswer(content, emptyAnswer(content), poin)).toEqual({ cara: 'otomatis', poin: 0 })
        expect(markAnswer(content, undefined, poin)).toEqual({ cara: 'otomatis', poin: 0 })
      }),
    )
  })

  test('of an essay come from markers, unless nothing was written', () => {
    expect(markAnswer(essay, { jenis: 'esai', teks: 'Karena …' }, 5)).toEqual({ cara: 'esai' })
    expect(markAnswer(essay, { jenis: 'esai', teks: null }, 5)).toEqual({ cara: 'esai' })
    expect(markAnswer(essay, { jenis: 'esai', teks: ' ' }, 5)).toEqual({ cara: 'otomatis', poin: 0 })
  })

  test('are refused for an answer of another kind', () => {
    expect(() => markAnswer(essay, { jenis: 'angka', teks: '5' }, 5)).toThrow(/does not fit/)
  })
})

describe('several of many', () => {
  const content = options('pilihan_jamak', [0, 1, 2], 6)
  test.each([
    ['two right', [0, 1], 2],
    ['two right and a wrong one', [0, 1, 5], 1],
    ['all of them', [0, 1, 2, 3, 4, 5], 0],
    ['wrong ones', [3, 4], 0],
    ['the same twice', [0, 0], 1],
  ])('%s', (_what, pilih, poin) => {
    expect(markAnswer(content, { jenis: 'pilihan_jamak', pilih }, 3)).toEqual({ cara: 'otomatis', poin })
  })

  test('do not depend on the order in which they were chosen', () => {
    const both = fc.array(fc.nat(5)).chain((pilih) => fc.tuple(fc.constant(pilih), fc.shuffledSubarray(pilih)))
    fc.assert(
      fc.property(both, poinOf, ([pilih, other], poin) => {
        fc.pre(other.length === pilih.length)
        const mark = (chosen: number[]) => markAnswer(content, { jenis: 'pilihan_jamak', pilih: chosen }, poin)
        expect(mark(other)).toEqual(mark(pilih))
      }),
    )
  })

  test('never give less for another right choice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5)), fc.nat(2), poinOf, (chosen, right, poin) => {
        const mark = (pilih: number[]) => pointsOf(markAnswer(content, { jenis: 'pilihan_jamak', pilih }, poin))
        const without = chosen.filter((place) => place !== right)
        expect(mark([...without, right])).toBeGreaterThanOrEqual(mark(without))
      }),
    )
  })
})

test('pairs earn their shares, and thirds add up to the whole', () => {
  const one = pointsOf(markAnswer(pairs(3), { jenis: 'menjodohkan', pasang: [0, null, 1] }, 1))
  expect(one).toBe(0.3333)
  const whole = Array.from({ length: 10 }, () => 0.1)
  expect(sumPoints(whole)).toBe(1)
})

describe('a number', () => {
  const mark = (content: ItemContent, teks: string) => {
    const marked = markAnswer(content, { jenis: 'angka', teks }, 4)
    return marked.cara === 'dilihat' ? `${marked.sebab} ${marked.saran}` : pointsOf(marked)
  }

  test.each<[string, ItemContent, string, number | string]>([
    ['with a comma', number(12.5), '12,5', 4],
    ['with a point', number(12.5), '12.5', 4],
    ['with dots between thousands', number(1250), '1.250', 4],
    ['with a comma after thousands', number(1250.75), '1.250,75', 4],
    ['with its unit', number(55, 0, 'dB(A)'), '55 dBA', 4],
    ['on the edge of its tolerance', number(0.3, 0.1), '0,4', 4],
    ['below nought', number(-3), '-3', 4],
    ['far away', number(12.5, 0.5), '20', 0],
    ['rounded by the candidate', number(7.46), '7,5', 'pembulatan 4'],
    ['rounded too far', number(7.46), '8', 0],
    ['that may be read otherwise', number(1.25), '1.250', 'terbaca_lain 4'],
    ['with the comma elsewhere', number(12.5), '125', 'keliru_tulis 0'],
    ['with another sign', number(12.5), '-12,5', 'keliru_tulis 0'],
    ['with two digits exchanged', number(417), '471', 'keliru_tulis 0'],
    ['with another unit', number(55, 0, 'dB'), '55 m', 'tidak_terbaca 4'],
    ['in words', number(5), 'lima', 'tidak_terbaca 0'],
  ])('%s', (_what, content, teks, expected) => expect(mark(content, teks)).toBe(expected))

  test('counts everything within its tolerance and nothing beyond by itself', () => {
    const tenths = fc.integer({ min: -9999, max: 9999 })
    fc.assert(
      fc.property(tenths, fc.nat(50), tenths, (nilai, toleransi, given) => {
        const marked = mark(number(nilai / 10, toleransi / 10), String(given / 10).replace('.', ','))
        expect(marked === 4).toBe(Math.abs(given - nilai) <= toleransi)
      }),
    )
  })
})

test.each<[string, string[], string, string | number]>([
  ['capitals, blanks and marks', ['Kajian Lingkungan'], '  kajian-LINGKÚNGAN. ', 4],
  ['a slip', ['pengelolaan'], 'pengeloalan', 'ejaan 4'],
  ['a slip in a short word', ['UKL'], 'UPL', 0],
  ['another number', ['Pasal 22 ayat 1'], 'Pasal 21 ayat 1', 0],
  ['more words than accepted', ['KLHS'], 'dokumen KLHS daerah', 'memuat 0'],
  ['another sign', ['≥ 5'], '≤ 5', 0],
])('a short text with %s', (_what, ejaan, teks, expected) => {
  const marked = markAnswer(spelling(...ejaan), { jenis: 'isian', teks }, 4)
  expect(marked.cara === 'dilihat' ? `${marked.sebab} ${marked.saran}` : pointsOf(marked)).toBe(expected)
})
