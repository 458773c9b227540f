import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { type ActivityRow, activityById, lockActivityRow, lockScheduleOf } from './queries.ts'

export { affectedActivities } from './queries.ts'

interface ActivitySeen {
  id: number
  /** The owner, for whom other people's activities do not exist. */
  userId?: number | undefined
  /** The version that the person saw; any other one is refused with STALE. */
  version?: number | undefined
}

/** Locks the schedule first, then the activity, as everybody does; throws RECORD_NOT_FOUND or STALE. */
export async function lockActivity(db: Db, { id, userId, version }: ActivitySeen): Promise<ActivityRow> {
  await requireActivity(db, id, userId)
  await lockScheduleOf(db, id)
  await lockActivityRow(db, id)
  const row = await requireActivity(db, id, userId)
  if (version !== undefined && row.version !== version) throw new Problem('STALE')
  return row
}

/** An activity, where it is the user's own if one is named; throws RECORD_NOT_FOUND. */
export async function requireActivity(db: Db, id: number, userId?: number): Promise<ActivityRow> {
  const row = await activityById(db, id)
  if (!row || (userId !== undefined && row.user_id !== userId)) throw new Problem('RECORD_NOT_FOUND')
  return row
}
