import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

it.each([
  [null, '(kosong)'],
  ['', '(kosong)'],
  [false, 'Tidak'],
  [0, '0'],
  ['2026-12-03', '3 Desember 2026'],
  ['2026-02-30', '2026-02-30'],
  ['2026-11-20T03:00:00.000Z', '20 November 2026 pukul 10.00 WIB'],
  ['Pukul 2026-12-03', 'Pukul 2026-12-03'],
  [['a'], '[\n "a"\n]'],
])('%j reads as %j', (value, words) => {
  expect(wordsOf(value)).toBe(words)
})
