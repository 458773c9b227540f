import type { Db } from '../../../ground/database/db.ts'
import { accommodationOf, putRequest, withdrawRequest } from './queries.ts'
import { accommodationAfter, transitionByWords } from './rules.ts'

export { accommodationOf } from './queries.ts'

/** Makes of the words in an application what they mean: a request, another one, its end, or nothing. */
export async function followNeeds(
  db: Db,
  { id, kebutuhan_khusus }: { id: number; kebutuhan_khusus: string },
  now: Date,
): Promise<void> {
  const known = await accommodationOf(db, id)
  const transition = transitionByWords(kebutuhan_khusus, known)
  if (!transition || !accommodationAfter(transition, known?.status ?? null)) return
  if (transition === 'ask') await putRequest(db, id, kebutuhan_khusus.trim(), now)
  else await withdrawRequest(db, id)
}
