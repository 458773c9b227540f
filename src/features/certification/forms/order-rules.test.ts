import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemContent } from '../items/content-rules.ts'
import { optionOrder, shuffledBy } from './order-rules.ts'

const choice = (...texts: string[]): ItemContent => ({
  jenis: 'pilihan_ganda',
  soal: 'Apa?',
  pilihan: texts.map((teks, at) => ({ teks, benar: at === 0 })),
})

describe('the order of a form', () => {
  test('follows from its seed alone and loses nothing', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.array(fc.nat()), (seed, things) => {
        const once = shuffledBy(seed, things)
        expect(shuffledBy(seed, things)).toEqual(once)
        expect(once.toSorted((one, other) => one - other)).toEqual(things.toSorted((one, other) => one - other))
      }),
    )
  })

  test('puts each option first about equally often over seeds', () => {
    const first = Array.from({ length: 4000 }, (_one, seed) => shuffledBy(seed, [0, 1, 2, 3])[0])
    for (const place of [0, 1, 2, 3]) {
      const share = first.filter((one) => one === place).length / first.length
      expect(share).toBeGreaterThan(0.22)
      expect(share).toBeLessThan(0.28)
    }
  })

  test('differs between the items of a form', () => {
    const content = choice('satu', 'dua', 'tiga', 'empat', 'lima')
    const orders = [1, 2, 3, 4].map((nomor) => optionOrder(content, { benih: 5, nomor }).join())
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test('leaves options that speak of others where they were written', () => {
    const content = choice('satu', 'dua', 'Semua jawaban benar')
    for (let benih = 0; benih < 20; benih++) expect(optionOrder(content, { benih, nomor: 1 })).toEqual([0, 1, 2])
  })
})
