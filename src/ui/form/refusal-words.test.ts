import { expect, test } from 'vitest'
import { wordsOfRefusal } from './refusal-words.ts'

test.each([
  [45, 'Terlalu banyak percobaan. Coba lagi dalam 45 detik.'],
  [90, 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.'],
  [5400, 'Terlalu banyak percobaan. Coba lagi dalam 2 jam.'],
])('too many tries are told in Indonesian with the wait of %i seconds', (wait, words) => {
  expect(wordsOfRefusal({ message: 'Too Many Attempts.', wait })).toBe(words)
})

test('every other refusal is told in the words of the server', () => {
  expect(wordsOfRefusal({ message: 'Email wajib diisi.', wait: undefined })).toBe('Email wajib diisi.')
})
