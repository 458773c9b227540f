import { expect, test } from 'vitest'
import { pauseAfter } from './pause.ts'

test('one that dies after a while is replaced at once, one that dies of its start after pauses that grow to half a minute', () => {
  expect(pauseAfter(10_000, 8000)).toBe(0)
  const pauses = [0]
  for (let n = 0; n < 9; n += 1) pauses.push(pauseAfter(900, pauses.at(-1) ?? 0))
  expect(pauses).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
