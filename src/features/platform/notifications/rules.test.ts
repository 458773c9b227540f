import { expect, test } from 'vitest'
import { mailsFor } from './rules.ts'

test('only staff may do without a summary that only they get', () => {
  expect(mailsFor(false)).toEqual(['pengingat', 'evaluasi'])
  expect(mailsFor(true)).toEqual(['pengingat', 'evaluasi', 'ringkasan'])
})
