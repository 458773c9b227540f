import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALIKE, likeness, MOST_ALIKE, mostAlike } from './similarity-rules.ts'

const QUESTION = 'Siapa yang wajib menyusun dokumen RKL-RPL menurut PP 22 Tahun 2021?'

describe('how alike two items are', () => {
  test('is the same both ways, between 0 and 1, and 1 for the same words in another case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        const share = likeness(one, other)
        expect(share).toBe(likeness(other, one))
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
    expect(likeness(QUESTION, QUESTION.toUpperCase())).toBe(1)
    expect(likeness('', QUESTION)).toBe(0)
  })

  test('grows no smaller where the same words are added to both', () => {
    const words = fc.array(fc.constantFrom('amdal', 'dampak', 'rona', 'pelingkupan', 'kelayakan'), { minLength: 1 })
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [first, second] = [one.join(' '), other.join(' ')]
        expect(likeness(`${first} ${second}`, `${second} ${first}`)).toBe(1)
      }),
    )
  })

  test('points out a question in other words, and not another question', () => {
    const others = [
      { id: 1, teks: 'Menurut PP 22 Tahun 2021, siapa penyusun dokumen RKL-RPL?' },
      { id: 2, teks: 'Berapa baku mutu kebisingan untuk kawasan perumahan?' },
      { id: 3, teks: QUESTION },
    ]
    const found = mostAlike(QUESTION, others)
    expect(found.map(({ id }) => id)).toEqual([3, 1])
    expect(found[0]?.kemiripan).toBe(100)
  })

  test('names the most alike first, and only some', () => {
    const others = Array.from({ length: 12 }, (_one, at) => ({ teks: `${QUESTION} ${'lain '.repeat(at)}` }))
    const found = mostAlike(QUESTION, others)
    expect(found).toHaveLength(MOST_ALIKE)
    const shares = found.map(({ kemiripan }) => kemiripan)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(ALIKE * 100)
  })
})
