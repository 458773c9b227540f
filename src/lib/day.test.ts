import { expect, it } from 'vitest'
import { dayRange } from './day.ts'

it.each([
  ['2026-12-03', null, '3 Desember 2026'],
  ['2026-12-03', '2026-12-03', '3 Desember 2026'],
  ['2026-12-03', '2026-12-04', '3–4 Desember 2026'],
  ['2026-11-30', '2026-12-01', '30 November–1 Desember 2026'],
  ['2026-12-31', '2027-01-01', '31 Desember 2026–1 Januari 2027'],
])('the days from %s to %s read as %s', (start, end, text) => {
  expect(dayRange(start, end)).toBe(text)
})
