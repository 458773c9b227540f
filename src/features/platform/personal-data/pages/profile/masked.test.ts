import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test('of an identity number only the last four characters are shown', () => {
  expect(masked('9902011203900001')).toBe('•••• •••• •••• 0001')
  expect(masked('X1234567')).toBe('•••• 4567')
  expect(masked('')).toBe('')
})
