import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { recordStanding } from './queries.ts'
import { missingRecordRefusal } from './rules.ts'

/** Returns the exam of an application and what its record lacks before anybody is decided on. */
export async function recordBeforeDecision(db: Db, applicationId: number) {
  const standing = await recordStanding(db, applicationId)
  if (!standing) return undefined
  return { schedule_id: standing.schedule_id, refused: missingRecordRefusal(standing) }
}

/** Throws unless the record of the day is locked, where one is required. */
export async function requireExamRecord(db: Db, applicationId: number): Promise<void> {
  const refused = (await recordBeforeDecision(db, applicationId))?.refused
  if (refused) throw new Problem(refused)
}
