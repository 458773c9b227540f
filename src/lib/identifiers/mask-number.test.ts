import { expect, test } from 'vitest'
import { maskNumber } from './mask-number.ts'

test('of an identity number only the last four characters are shown', () => {
  expect(maskNumber('9902011203900001')).toBe('•••• •••• •••• 0001')
  expect(maskNumber('X1234567')).toBe('•••• 4567')
  expect(maskNumber('')).toBe('')
})
