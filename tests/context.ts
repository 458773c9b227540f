import { dayIn } from '../src/lib/day.ts'
import type { Context } from '../src/server/context.ts'
import { nobody } from '../src/server/http/session.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'

interface Caller {
  id: number
  name: string
  email: string
  permissions?: string[]
}

/** What a handler is given when it is called without a request; letters are not sent. */
export function contextOf({ db, files, clock, chance }: TestApp, caller?: Caller): Context {
  const { now } = clock
  const account = caller && { permissions: [], status_data: 1, verified: true, ...caller }
  const visit = { ...nobody(), account, session: account && {} }
  const jobs = { enqueue: async () => {} }
  const more = { keys: TEST_KEYS, jobs, appUrl: 'http://localhost:3000', accept: '', demo: false }
  return {
    db,
    reads: db,
    files,
    now,
    today: dayIn('WIB', now),
    chance: () => chance.number,
    visit,
    reply: { headers: {} },
    ...more,
  } as unknown as Context
}
