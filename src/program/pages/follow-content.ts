import { followBodyZone } from '../../ground/body-zone.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Reads } from '../../ground/machines/replica.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { followInfected } from '../../ground/storage/infected-uploads.ts'

interface Parts {
  db: Db
  reads: Reads
  files: FileStore
  /** What keeps pages and answers. */
  keepers: { drop: () => void }[]
  /** Learns whether changes are heard of. */
  keeping: { hear: (isHeard: boolean) => void }
  onError: (error: unknown) => void
}

/** How a process follows its body's content; by the time it answers, zone and withheld files count here, if they can be asked. */
export async function contentFollower({ db, reads, files, keepers, keeping, onError }: Parts) {
  const followFiles = () => followInfected(db, files).catch(onError)
  await Promise.all([followBodyZone(db).catch(onError), followFiles()])
  const dropPages = () => {
    for (const keeper of keepers) keeper.drop()
  }
  const followZone = async () => {
    // What was rendered meanwhile may still show the days of the zone before.
    if (await followBodyZone(db).catch(onError)) dropPages()
  }
  const followContent = async (transaction: string) => {
    reads.replica?.follow(transaction)
    dropPages()
    await Promise.all([followZone(), followFiles()])
  }
  /** What was kept before stands in until it is made anew: it may have changed unheard. */
  const setListening = (isListening: boolean) => {
    keeping.hear(isListening)
    reads.replica?.setListening(isListening)
    if (isListening) reads.replica?.follow()
    if (isListening) void Promise.all([followZone(), followFiles()])
  }
  return { dropPages, followContent, setListening }
}
