import { expect, it } from 'vitest'
import { ageText } from './age.ts'

const SINCE = new Date('2026-11-01T00:00:00Z')

it.each([
  ['2026-11-01T00:59:59Z', 'baru saja'],
  ['2026-11-01T01:00:00Z', '1 jam'],
  ['2026-11-01T23:59:59Z', '23 jam'],
  ['2026-11-02T00:00:00Z', '1 hari'],
])('something that waits since midnight is, at %s, %s old', (now, text) => {
  expect(ageText(SINCE, new Date(now))).toBe(text)
})
