import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { clashesOfCandidate } from './occupancy-queries.ts'
import { secondExamSentence } from './occupancy-rules.ts'

/** Throws DOUBLE_BOOKED, naming the other exam, for a candidate who has one at the hours of this schedule. */
export async function refuseSecondExam(db: Db, userId: number, way: { to: number; from: number }): Promise<void> {
  const clashes = await clashesOfCandidate(db, userId, way)
  if (clashes.length === 0) return
  throw new Problem('DOUBLE_BOOKED', { errors: { schedule_id: clashes.map(secondExamSentence) } })
}
