import type { Config } from '../../ground/config.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'

export interface AdminParts {
  config: Config
  db: Db
  files: FileStore
  url: string
  keys: Keys
  now: Date
  say: (text: string) => void
  /** undefined without a terminal. */
  ask: (question: string) => Promise<string | undefined>
}

/** Answers the process's exit code; throws an Error with a sentence for the operator. */
export type Command = (parts: AdminParts, words: string[]) => Promise<number>
