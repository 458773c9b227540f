import type { Context } from '../src/ground/context.ts'
import { openPasswords } from '../src/ground/secrets/passwords.ts'
import { openAttempts } from '../src/ground/sessions/attempts.ts'
import { nobody } from '../src/ground/sessions/session.ts'
import { dayIn } from '../src/lib/day.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'
import { HERE } from './inside.ts'

interface Caller {
  id: number
  name: string
  email: string
  permissions?: string[]
}

const ACCOUNT = {
  role: 'user',
  permissions: [],
  no_sertifikasi: null,
  status_data: 1,
  verified: true,
  suspended: false,
  access_until: null,
  two_factor: false,
  password_version: 1,
}

/** Returns the context of a handler that is called without a request; letters are not sent. */
export function contextOf(
  { db, files, clock, chance }: Pick<TestApp, 'db' | 'files' | 'clock' | 'chance'>,
  caller?: Caller,
): Context {
  const { now } = clock
  const account = caller && { ...ACCOUNT, ...caller }
  const session = caller && { hash: '', remember_hash: null, last_seen_at: now, password_confirmed_at: null }
  return {
    db,
    reads: db,
    files,
    keys: TEST_KEYS,
    passwords: openPasswords(),
    attempts: openAttempts(TEST_KEYS),
    jobs: { prepare: async () => {}, enqueue: async () => {}, redrive: async () => false },
    verifications: { note: () => {} },
    now,
    today: dayIn('WIB', now),
    portal: { countRows: async () => null, readPage: async () => [] },
    chance: () => chance.number,
    appUrl: 'http://localhost:3000',
    demo: false,
    mailFolder: undefined,
    mailByEnvironment: true,
    deliver: async () => {},
    outbound: HERE,
    tokenModule: undefined,
    accept: '',
    knownTag: undefined,
    callbackToken: undefined,
    visit: { ...nobody(), account, session },
    reply: { headers: {} },
  }
}
