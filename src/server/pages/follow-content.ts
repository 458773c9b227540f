import { followBodyZone } from '../body-zone.ts'
import type { Db } from '../database/db.ts'

interface Parts {
  db: Db
  /** What keeps pages and answers. */
  keepers: { drop: () => void }[]
  /** Learns whether changes are heard of. */
  keeping: { hear: (isHeard: boolean) => void }
  onError: (error: unknown) => void
}

/** How a process follows its body's content; by the time it answers, the body's zone counts here, if it can be asked. */
export async function contentFollower({ db, keepers, keeping, onError }: Parts) {
  await followBodyZone(db).catch(onError)
  const dropPages = () => {
    for (const keeper of keepers) keeper.drop()
  }
  const followZone = async () => {
    // What was rendered meanwhile may still show the days of the zone before.
    if (await followBodyZone(db).catch(onError)) dropPages()
  }
  const followContent = async () => {
    dropPages()
    await followZone()
  }
  /** What was kept before stands in until it is made anew: it may have changed unheard. */
  const setListening = (isListening: boolean) => {
    keeping.hear(isListening)
    if (isListening) void followZone()
  }
  return { dropPages, followContent, setListening }
}
