import { expect, test } from 'vitest'
import type { Audience } from '../routing/route-entry.ts'
import { type GuardedUser, guard } from './guard.ts'

const incomplete: GuardedUser = { status_data: 0 }
const complete: GuardedUser = { status_data: 1 }

test.each<[string, Audience, string, GuardedUser | null, string | undefined]>([
  ['a guest stays on a public page', 'anyone', '/', null, undefined],
  ['a guest stays on a guest page', 'guest', '/login', null, undefined],
  ['a route requiring auth with no user goes to Login', 'auth', '/user/dashboard', null, '/login'],
  ['the personal data form with no user goes to Login', 'auth', '/user/data-diri', null, '/login'],
  ['a guest-only route with a user goes to the dashboard', 'guest', '/login', complete, '/user/dashboard'],
  [
    'a guest-only route with an incomplete user ends at the personal data form',
    'guest',
    '/login',
    incomplete,
    '/user/data-diri',
  ],
  [
    'an incomplete user elsewhere goes to the personal data form',
    'auth',
    '/user/dashboard',
    incomplete,
    '/user/data-diri',
  ],
  ['an incomplete user on a public page goes to the personal data form', 'anyone', '/', incomplete, '/user/data-diri'],
  ['an incomplete user stays on the personal data form', 'auth', '/user/data-diri', incomplete, undefined],
  [
    'a complete user on the personal data form goes to the dashboard',
    'auth',
    '/user/data-diri',
    complete,
    '/user/dashboard',
  ],
  ['a complete user stays in the user area', 'auth', '/user/profile', complete, undefined],
  ['a complete user stays on a public page', 'anyone', '/artikel', complete, undefined],
])('%s', (_sentence, audience, path, user, expected) => {
  expect(guard({ audience, path }, user)).toBe(expected)
})
