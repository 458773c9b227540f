import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [312_400, '312 kB'],
  [999_400, '999 kB'],
  [1_350_000, '1,4 MB'],
  [10_000_000, '10 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
