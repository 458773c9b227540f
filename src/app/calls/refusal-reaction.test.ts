import { expect, test } from 'vitest'
import { type Reaction, reactionTo } from './refusal-reaction.ts'

test.each<[string, number, string, Reaction | undefined]>([
  ['a 401 sends to Login', 401, 'Unauthenticated.', 'login'],
  ['a 419 sends to Login', 419, 'Page Expired', 'login'],
  ["a 419 with 'CSRF token mismatch.' is ignored", 419, 'CSRF token mismatch.', undefined],
  ['a 403 sends to VerifyEmail', 403, 'Your email address is not verified.', 'verify-email'],
  ['a 423 sends to ConfirmPassword', 423, 'Password confirmation required.', 'confirm-password'],
  ['a 422 stays with its form', 422, 'Email wajib diisi.', undefined],
  ['a 409 stays with its form', 409, 'Data sudah berubah, muat ulang', undefined],
  ['a 429 stays with its form', 429, 'Too Many Attempts.', undefined],
  ['a 500 stays with its form', 500, 'Server Error', undefined],
  ['no connection stays with its form', 0, 'Tidak tersambung.', undefined],
])('%s', (_sentence, status, message, reaction) => {
  expect(reactionTo({ status, message })).toBe(reaction)
})
