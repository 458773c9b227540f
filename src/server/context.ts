import type { Day } from '../lib/day.ts'
import type { Db } from './db.ts'
import type { FileStore } from './file-store.ts'

/** What a handler works with: the world of one request. */
export interface Context {
  db: Db
  /** Public reads; the replica when there is one. */
  reads: Db
  files: FileStore
  now: Date
  /** The day it is in Jakarta. */
  today: Day
  appUrl: string
  /** The caller's Accept header; pictures choose their format by it. */
  accept: string
}
