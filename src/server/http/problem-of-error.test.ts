import { expect, test } from 'vitest'
import { problemOf } from './problem-of-error.ts'

test.each([
  ['57P01', 'UNAVAILABLE', '5'],
  ['40P01', 'UNAVAILABLE', '1'],
  ['40001', 'UNAVAILABLE', '1'],
  ['53100', 'STORAGE_FULL', '60'],
])('when the database says %s, a client hears %s and may try again after %s seconds', (code, problem, seconds) => {
  expect(problemOf(Object.assign(new Error('refused'), { code }))).toMatchObject({
    code: problem,
    headers: { 'Retry-After': seconds },
  })
})

test('what nobody foresaw is a bug', () => {
  expect(problemOf(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined()
})
