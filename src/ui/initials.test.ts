import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Dr. Ir. Sari Dewi Lestari, M.Si.', 'SD'],
  ['Sukarno', 'S'],
  ['  nur  aini ', 'NA'],
  ['', ''],
])('%j gives %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
