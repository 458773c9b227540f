import type { Context } from '../src/ground/context.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { Keys } from '../src/ground/secrets/keys.ts'
import { openPasswords } from '../src/ground/secrets/passwords.ts'
import { openAttempts } from '../src/ground/sessions/attempts.ts'
import { nobody } from '../src/ground/sessions/session.ts'
import type { FileStore } from '../src/ground/storage/file-store.ts'
import { addDays, type Day, dayIn } from '../src/lib/day.ts'

export interface Parts {
  db: Db
  files: FileStore
  keys: Keys
  today: Day
  /** Folder of the drawn pictures. */
  pictures: string
  /** The public address; credentials and papers carry it. */
  appUrl: string
}

export interface Person {
  id: number
  name: string
  email: string
}

/** Two in the morning of universal time is nine in Jakarta. */
export const morning = (today: Day, daysAgo: number): Date => new Date(`${addDays(today, -daysAgo)}T02:00:00Z`)

/** Numbers of chance: one with which every share draws, and one with which hardly any does. */
const [DRAWN, LEFT] = [0, 99]

const MEMBER = {
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

/** The world as it was for somebody then; the letters of the past were sent long ago. */
export function past({ db, files, keys, appUrl }: Parts, now: Date, person: Person): Context {
  const session = { hash: '', remember_hash: null, last_seen_at: now, password_confirmed_at: now }
  return {
    db,
    reads: db,
    files,
    keys,
    passwords: openPasswords(),
    attempts: openAttempts(keys),
    jobs: { prepare: async () => {}, enqueue: async () => {}, redrive: async () => false },
    verifications: { note: () => {} },
    now,
    today: dayIn('WIB', now),
    portal: { countRows: async () => null, readPage: async () => [] },
    chance: () => LEFT,
    appUrl,
    demo: true,
    mailFolder: undefined,
    mailByEnvironment: true,
    deliver: async () => {},
    outbound: { allowed: [], closedPorts: [] },
    tokenModule: undefined,
    accept: '',
    knownTag: undefined,
    callbackToken: undefined,
    visit: { ...nobody(), account: { ...MEMBER, ...person }, session },
    reply: { headers: {} },
  }
}

/** The same, where chance draws into the sample whatever is accepted. */
export const drawingContext = (ctx: Context): Context => ({ ...ctx, chance: () => DRAWN })
