import { expect, test } from 'vitest'
import { problemOf } from './problem-of-error.ts'

test.each([
  ['EMFILE', 'UNAVAILABLE'],
  ['ENFILE', 'UNAVAILABLE'],
  ['ENOSPC', 'STORAGE_FULL'],
  ['53100', 'STORAGE_FULL'],
  ['40P01', 'UNAVAILABLE'],
])('an error of the machine (%s) is answered as passing (%s), and says when to try again', (code, problem) => {
  const found = problemOf(Object.assign(new Error('something'), { code }))
  expect(found?.code).toBe(problem)
  expect(found?.headers?.['Retry-After']).toMatch(/^\d+$/)
})

test('an error that nobody foresaw is no refusal', () => {
  expect(problemOf(new Error('something'))).toBeUndefined()
})
