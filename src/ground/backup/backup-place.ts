import type { Readable } from 'node:stream'

export interface StoredArchive {
  name: string
  bytes: number
}

/** Where archives lie: a folder or a bucket. What fails is thrown as an Error with a sentence for the operator. */
export interface BackupPlace {
  /** For people, without secrets. */
  readonly label: string
  /** Archives that are whole, in no order. */
  list: () => Promise<StoredArchive[]>
  /** Keeps all of a stream under a name, or nothing; answers its bytes. */
  write: (name: string, archive: Readable) => Promise<number>
  read: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
  /** Takes away what backups that were cut off have left; only while no other one runs. */
  clearHalves: () => Promise<void>
}
