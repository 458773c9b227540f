import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { terbilang } from './terbilang.ts'

const MOST = 999_999_999_999_999

describe('an amount in words', () => {
  test.each([
    [0, 'Nol rupiah'],
    [1, 'Satu rupiah'],
    [10, 'Sepuluh rupiah'],
    [11, 'Sebelas rupiah'],
    [12, 'Dua belas rupiah'],
    [19, 'Sembilan belas rupiah'],
    [20, 'Dua puluh rupiah'],
    [99, 'Sembilan puluh sembilan rupiah'],
    [100, 'Seratus rupiah'],
    [101, 'Seratus satu rupiah'],
    [111, 'Seratus sebelas rupiah'],
    [200, 'Dua ratus rupiah'],
    [1000, 'Seribu rupiah'],
    [1001, 'Seribu satu rupiah'],
    [2000, 'Dua ribu rupiah'],
    [11_000, 'Sebelas ribu rupiah'],
    [21_000, 'Dua puluh satu ribu rupiah'],
    [101_000, 'Seratus satu ribu rupiah'],
    [1_000_000, 'Satu juta rupiah'],
    [1_001_000, 'Satu juta seribu rupiah'],
    [4_500_123, 'Empat juta lima ratus ribu seratus dua puluh tiga rupiah'],
    [1_000_000_000, 'Satu miliar rupiah'],
    [
      MOST,
      'Sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan rupiah',
    ],
  ])('%i is "%s"', (amount, words) => {
    expect(terbilang(amount)).toBe(words)
  })

  test('reads back to the same amount, whatever it is', () => {
    const amounts = fc.oneof(
      fc.nat(2000),
      fc.nat(9_999_999),
      fc.maxSafeNat().map((each) => each % (MOST + 1)),
    )
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readBack(terbilang(amount))).toBe(amount)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([-1, 0.5, Number.NaN, MOST + 1])('%d is none', (amount) => {
    expect(() => terbilang(amount)).toThrow(RangeError)
  })
})

const ONES = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 }

/** Reads words as a person does, from the left; knows nothing of how they were made. */
function readBack(text: string): number {
  let whole = 0
  let group = 0
  let last = 0
  const spelled = text
    .toLowerCase()
    .replace(/ rupiah$/, '')
    .replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1')
  for (const word of spelled.split(' ')) {
    if (ONES.includes(word)) {
      last = ONES.indexOf(word)
      group += last
    } else if (word === 'belas') group += 10
    else if (word === 'puluh') group += last * 9
    else if (word === 'ratus') group += last * 99
    else {
      const scale = SCALES[word]
      if (scale === undefined) throw new Error(`unknown word: ${word}`)
      whole += group * scale
      group = 0
    }
  }
  return whole + group
}
