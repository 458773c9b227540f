import { expect, it } from 'vitest'
import { earlierMonth, laterMonth } from './month.ts'

const months = { first: '2026-11', last: '2027-02' }

it.each([
  ['2026-11', null, '2026-12'],
  ['2026-12', '2026-11', '2027-01'],
  ['2027-01', '2026-12', '2027-02'],
  ['2027-02', '2027-01', null],
  ['2199-12', '2027-02', null],
  ['1900-01', null, '2026-11'],
])('beside %s stand %s and %s, no further than schedules reach', (month, before, after) => {
  expect([earlierMonth(month, months), laterMonth(month, months)]).toEqual([before, after])
})
