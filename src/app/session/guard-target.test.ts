import { expect, test } from 'vitest'
import type { Audience } from '../routing/route-entry.ts'
import { guardTarget } from './guard-target.ts'

test.each<[string, string, Audience, string, string]>([
  ['a guest comes back to where they were going', '/login', 'auth', '/user/profile', '/login?tujuan=/user/profile'],
  ['the dashboard is where login leads anyway', '/login', 'auth', '/user/dashboard', '/login'],
  ['a user at Login goes to the dashboard', '/user/dashboard', 'guest', '/login', '/user/dashboard'],
  [
    'a user at Login goes where they wanted',
    '/user/dashboard',
    'guest',
    '/login?tujuan=/user/profile',
    '/user/profile',
  ],
  ['but never to another site', '/user/dashboard', 'guest', '/login?tujuan=//evil.example', '/user/dashboard'],
  ['a verified address is told', '/user/data-diri', 'auth', '/user/dashboard?verified=1', '/user/data-diri?verified=1'],
  ['and only that', '/user/data-diri', 'auth', '/user/dashboard?lain=1', '/user/data-diri'],
  [
    'a page that personal data stand before says so',
    '/user/data-diri',
    'auth',
    '/user/sertifikasi/daftar?q=1',
    '/user/data-diri?dari=/user/sertifikasi/daftar%3Fq%3D1',
  ],
])('%s', (_sentence, target, audience, asked, path) => {
  expect(guardTarget(target, audience, new URL(asked, 'http://localhost:3000'))).toBe(path)
})
