import { addDays, type Day, dayIn } from '../src/lib/day.ts'
import type { Context } from '../src/server/context.ts'
import type { Db } from '../src/server/database/db.ts'
import { nobody } from '../src/server/http/session.ts'
import type { Keys } from '../src/server/secrets/keys.ts'
import type { FileStore } from '../src/server/storage/file-store.ts'

export interface Parts {
  db: Db
  files: FileStore
  keys: Keys
  today: Day
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

/** The world as it was for somebody then; the letters of the past were sent long ago. */
export function past({ db, files, keys, appUrl }: Parts, now: Date, person: Person): Context {
  const visit = { ...nobody(), account: { ...person, permissions: [] }, session: {} }
  const jobs = { enqueue: async () => {} }
  const fixed = { db, reads: db, files, keys, jobs, appUrl, accept: '', demo: true, reply: { headers: {} } }
  return { ...fixed, chance: () => LEFT, now, today: dayIn('WIB', now), visit } as unknown as Context
}

/** The same, where chance draws into the sample whatever is accepted. */
export const drawingContext = (ctx: Context): Context => ({ ...ctx, chance: () => DRAWN })
