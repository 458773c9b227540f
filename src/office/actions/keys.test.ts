import { expect, test } from 'vitest'
import { keysOf } from './keys.ts'

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['S', { key: 's' }],
  // With the capitals locked it is the same key.
  ['S', { key: 'S' }],
  ['Shift+S', { key: 'S', shiftKey: true }],
  ['Control+Enter', { key: 'Enter', ctrlKey: true }],
  ['Control+Enter', { key: 'Enter', metaKey: true }],
  ['Control+S', { key: 's', ctrlKey: true }],
  ['ArrowDown', { key: 'ArrowDown' }],
])('%s', (named, pressed) => {
  expect(keysOf({ ...NONE, ...pressed })).toBe(named)
})
