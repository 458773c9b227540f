import { followBodyZone } from '../body-zone.ts'
import type { Db } from '../database/db.ts'

interface Parts {
  db: Db
  /** What keeps pages and answers. */
  keepers: { drop: () => void }[]
  onError: (error: unknown) => void
}

/** How a process follows its body's content; by the time it answers, the body's zone counts here, if it can be asked. */
export async function contentFollower({ db, keepers, onError }: Parts) {
  await followBodyZone(db).catch(onError)
  const dropPages = () => {
    for (const keeper of keepers) keeper.drop()
  }
  const followContent = async () => {
    dropPages()
    // What was rendered meanwhile may still show the days of the zone before.
    if (await followBodyZone(db).catch(onError)) dropPages()
  }
  return { dropPages, followContent }
}
