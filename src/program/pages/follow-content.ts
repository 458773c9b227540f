import { followBodyZone } from '../../ground/body-zone.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Reads } from '../../ground/machines/replica.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { followInfected } from '../../ground/storage/uploads/infected-uploads.ts'

interface Parts {
  db: Db
  reads: Reads
  files: FileStore
  /** The caches of pages and answers. */
  caches: { drop: () => void }[]
  /** The switch that allows caching while changes are heard of. */
  keeping: { hear: (isHeard: boolean) => void }
  onError: (error: unknown) => void
}

/**
 * Makes a process follow its body's content; when it resolves, time zone and withheld files are loaded, if they could
 * be.
 */
export async function contentFollower({ db, reads, files, caches, keeping, onError }: Parts) {
  const followFiles = () => followInfected(db, files).catch(onError)
  await Promise.all([followBodyZone(db).catch(onError), followFiles()])
  const dropPages = () => {
    for (const cache of caches) cache.drop()
  }
  const followZone = async () => {
    // Pages rendered meanwhile may still show the days of the old zone.
    if (await followBodyZone(db).catch(onError)) dropPages()
  }
  const followContent = async (transaction: string) => {
    reads.replica?.follow(transaction)
    dropPages()
    await Promise.all([followZone(), followFiles()])
  }
  /**
   * Tells the caches whether changes are heard of: after a gap, older entries only stand in until they are made anew.
   */
  const setListening = (isListening: boolean) => {
    keeping.hear(isListening)
    reads.replica?.setListening(isListening)
    if (isListening) reads.replica?.follow()
    if (isListening) void Promise.all([followZone(), followFiles()])
  }
  return { dropPages, followContent, setListening }
}
