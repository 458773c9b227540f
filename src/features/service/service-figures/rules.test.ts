import { expect, test } from 'vitest'
import { figureOf } from './rules.ts'

test('a share is never rounded up to all, and of fewer than five cases nothing is told', () => {
  expect(figureOf({ banyak: 1000, median: 3, in_time: 999 })).toEqual({ median: 3, persen: 99 })
  expect(figureOf({ banyak: 5, median: 3, in_time: 5 })).toEqual({ median: 3, persen: 100 })
  expect(figureOf({ banyak: 5, median: 3.5, in_time: 0 })).toEqual({ median: 3.5, persen: 0 })
  expect(figureOf({ banyak: 4, median: 3, in_time: 4 })).toBeNull()
})
