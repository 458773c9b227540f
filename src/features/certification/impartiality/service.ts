import type { Db } from '../../../ground/database/db.ts'
import { involvedInApplication, involvedInSanction } from './queries.ts'
import type { Involvement } from './rules.ts'

export { examinesOn, isExaminerOf, uninvolvedCondition, unrelatedCondition } from './queries.ts'

interface Subject {
  /** The application; null for a certificate from before the portal. */
  user_training_id: number | null
  /** The candidate, or the holder; null without an account. */
  user_id: number | null
}

/**
 * Returns the people with a part in an application or its certificate; for an imported one only the holder is known.
 */
export async function involvementIn(db: Db, { user_training_id, user_id: peserta }: Subject): Promise<Involvement> {
  const others = user_training_id === null ? undefined : await involvedInApplication(db, user_training_id)
  return { penguji: [], related: [], deciders: [], ...others, peserta }
}

/** Returns the people with a part in a sanction: the staff of the case, and those with a part in the certificate. */
export async function involvementInSanction(
  db: Db,
  { sanction_id, user_id }: { sanction_id: number; user_id: number },
): Promise<Involvement> {
  const { user_training_id, staff } = await involvedInSanction(db, sanction_id)
  const { deciders, ...exam } = await involvementIn(db, { user_training_id, user_id })
  return { ...exam, deciders: [...deciders, ...staff] }
}
