import type { Db } from '../../../ground/database/db.ts'
import { waitingApprovals } from './queries.ts'

/** Counts the readers from outside that wait for a second person, by the queue of each scope. */
export async function waitingReaders(db: Db) {
  return (await waitingApprovals(db)).map(({ role, ...tally }) => ({ key: `akses_${role}` as const, ...tally }))
}
