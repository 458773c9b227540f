import { expect, test } from 'vitest'
import { codeInText } from './code-in-text.ts'

test.each([
  ['the link on a card', 'https://lsk.example.com/admin/kehadiran/12-abc_D-9', '12-abc_D-9'],
  ['the code alone', ' 12-abc_D-9\n', '12-abc_D-9'],
  ['a number', 'PMH/2026/11/0042', 'PMH/2026/11/0042'],
])('%s', (_what, text, code) => {
  expect(codeInText(text, 'kehadiran')).toBe(code)
})
