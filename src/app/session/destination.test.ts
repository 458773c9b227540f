import { expect, test } from 'vitest'
import { isServerPath, localPath, withReturn } from './destination.ts'

test.each<[string, string | null, string | undefined]>([
  ['a page of the site', '/user/sertifikasi/daftar/3', '/user/sertifikasi/daftar/3'],
  ['a page with search and place', '/user/profile?a=1#keamanan', '/user/profile?a=1#keamanan'],
  ['a link of the server', '/email/verify/7/abc?expires=1&signature=x', '/email/verify/7/abc?expires=1&signature=x'],
  ['nothing', null, undefined],
  ['an empty text', '', undefined],
  ['a path without its slash', 'user/dashboard', undefined],
  ['another site', 'https://evil.example/', undefined],
  ['another site without its scheme', '//evil.example/', undefined],
  ['another site behind a backslash', '/\\evil.example', undefined],
  ['another site behind a tab', '/\t/evil.example', undefined],
  ['another site behind dots', '/.//evil.example', undefined],
  ['a script', 'javascript:alert(1)', undefined],
])('%s as ?tujuan=', (_name, text, path) => {
  expect(localPath(text)).toBe(path)
})

test.each([
  ['/email/verify/7/abc', true],
  ['/admin', true],
  ['/user/dashboard', false],
  ['/email-saya', false],
])('%s is answered by the server itself: %s', (path, answer) => {
  expect(isServerPath(path)).toBe(answer)
})

test('the way back survives being carried in an address', () => {
  const carried = withReturn('/login', '/user/profile?a=1&b=2#keamanan')
  expect(carried).toBe('/login?tujuan=/user/profile%3Fa%3D1%26b%3D2%23keamanan')
  expect(localPath(new URLSearchParams(carried.split('?')[1]).get('tujuan'))).toBe('/user/profile?a=1&b=2#keamanan')
})
