import type { VerificationNotes } from '../features/certification/verification/log-contract.ts'
import type { Day } from '../lib/day.ts'
import type { Db } from './database/db.ts'
import type { Attempts } from './http/attempts.ts'
import type { Visit } from './http/session.ts'
import type { JobQueue } from './jobs/jobs.ts'
import type { OutboundTerms } from './outbound/allowed-places.ts'
import type { Keys } from './secrets/keys.ts'
import type { Passwords } from './secrets/passwords.ts'
import type { FileStore } from './storage/file-store.ts'

/** What a handler works with: the world of one request. */
export interface Context {
  db: Db
  /** Public reads; the replica when there is one. */
  reads: Db
  files: FileStore
  keys: Keys
  passwords: Passwords
  attempts: Attempts
  jobs: JobQueue
  verifications: VerificationNotes
  now: Date
  /** The day it is by the body's clocks. */
  today: Day
  /** Some whole number from 0 to 99; in the test's hand there. */
  chance: () => number
  appUrl: string
  /** Demonstration mode: staff need no second factor, and mail can be read in the back office. */
  demo: boolean
  /** Where mail lies when no server delivers it. */
  mailFolder: string | undefined
  /** Where addresses that people type may lead. */
  outbound: OutboundTerms
  /** The native library of the token that papers are signed with (PKCS #11). */
  tokenModule: string | undefined
  /** The caller's Accept header; pictures choose their format by it. */
  accept: string
  /** The caller's If-None-Match: what it has already. */
  knownTag: string | undefined
  /** The word by which a provider of payments proves who it is (x-callback-token). */
  callbackToken: string | undefined
  visit: Visit
  /** What a handler may say beside its answer; `goTo` is for people's browsers only. */
  reply: { status?: number; headers: Record<string, string>; goTo?: string }
}
