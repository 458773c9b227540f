import type { Db } from '../../../ground/database/db.ts'
import { openReset } from './queries.ts'
import { resetActs } from './rules.ts'

/** Returns the proposal that waits about somebody's second factor, and what the reader may do about it. */
export async function resetOf(db: Db, account: { id: number; two_factor: boolean }, readerId: number) {
  const reset = (await openReset(db, account.id)) ?? null
  const { two_factor, id: user_id } = account
  return { reset, can: resetActs({ reader_id: readerId, user_id, two_factor, proposed_by: reset?.proposed_by }) }
}
