import type { Day } from '../lib/day.ts'
import type { Db } from './database/db.ts'
import type { OutboundTerms } from './http-client/allowed-places.ts'
import type { JobQueue } from './jobs/jobs.ts'
import type { Keys } from './secrets/keys.ts'
import type { Passwords } from './secrets/passwords.ts'
import type { Attempts } from './sessions/attempts.ts'
import type { Visit } from './sessions/session.ts'
import type { FileStore } from './storage/file-store.ts'

/** Logs which answers were given about certificates; it returns at once and never fails. */
export interface VerificationNotes {
  note: (...checks: { certificate_id: number | null; jalur: string; hasil: string }[]) => void
}

/** The portal as a whole, for the few features that quote the others. */
export interface WholePortal {
  /** Counts the rows of a screen of the office, by its resource; null where it is no list, or has a gate of its own. */
  countRows: (resource: string) => Promise<number | null>
  /** Returns the words of a public page, line by line; none for an address without a page. */
  readPage: (path: string) => Promise<string[]>
}

/** The things that a handler works with for one request. */
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
  portal: WholePortal
  /** Returns a random whole number from 0 to 99; tests decide it. */
  chance: () => number
  appUrl: string
  /** Demonstration mode: staff need no second factor, and mail can be read in the back office. */
  demo: boolean
  /** Where mail lies when no server delivers it. */
  mailFolder: string | undefined
  /** True where the environment names the mail server, so that the office's does not count. */
  mailByEnvironment: boolean
  /** Hands a letter to the mail server at once, past the queue; throws what that answers. */
  deliver: (mail: object) => Promise<void>
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
  /** The handler's additions to its answer; `goTo` is for people's browsers only. */
  reply: { status?: number; headers: Record<string, string>; goTo?: string }
}
