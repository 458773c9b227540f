import { expect, test } from 'vitest'
import { tooManyWords } from './too-many-words.ts'

test.each([
  [45, 'Terlalu banyak percobaan. Coba lagi dalam 45 detik.'],
  [90, 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.'],
  [5400, 'Terlalu banyak percobaan. Coba lagi dalam 2 jam.'],
])('too many tries are answered in Indonesian, with the wait of %i seconds', (wait, words) => {
  expect(tooManyWords(wait)).toBe(words)
})
