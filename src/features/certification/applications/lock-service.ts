import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import {
  type ApplicationRow,
  applicationRow,
  firstWaiting,
  lockApplicationRow,
  lockScheduleRows,
  placeOfApplication,
  type TargetRow,
  targetRow,
} from './application-queries.ts'
import type { Stage } from './rules.ts'

interface Wanted {
  id: number
  /** The stage that the caller saw; any other one is refused with STALE. */
  tahap?: Stage | undefined
  /** The owner, for whom other people's applications do not exist. */
  userId?: number | undefined
}

/** Locks an application behind its schedule, in the order of every transition; throws RECORD_NOT_FOUND or STALE. */
export const lockApplication = async (db: Db, wanted: Wanted): Promise<ApplicationRow> =>
  (await lockForTransition(db, wanted)).row

/**
 * Locks schedules, by their numbers, and then an application; what was read before the lock is checked again. Throws
 * RECORD_NOT_FOUND, STALE, or TRAINING_NOT_FOUND where there is no schedule to move to.
 */
export async function lockForTransition(
  db: Db,
  { id, tahap, userId, scheduleId }: Wanted & { scheduleId?: number | undefined },
): Promise<{ row: ApplicationRow; target: TargetRow | undefined }> {
  const place = await placeOfApplication(db, id)
  if (!place || (userId !== undefined && place.user_id !== userId)) throw new Problem('RECORD_NOT_FOUND')
  await lockScheduleRows(db, scheduleId === undefined ? [place.schedule_id] : [place.schedule_id, scheduleId])
  const row = await lockApplicationAlone(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (row.schedule_id !== place.schedule_id || (tahap !== undefined && row.tahap !== tahap)) throw new Problem('STALE')
  if (scheduleId === undefined) return { row, target: undefined }
  const target = await targetRow(db, scheduleId)
  if (!target) throw new Problem('TRAINING_NOT_FOUND')
  return { row, target }
}

/** Locks the application that has waited longest for a schedule, which the caller has locked; undefined without one. */
export async function lockFirstWaiting(db: Db, scheduleId: number): Promise<ApplicationRow | undefined> {
  const id = await firstWaiting(db, scheduleId)
  return id === undefined ? undefined : lockApplicationAlone(db, id)
}

/** Locks an application without its schedule, for what changes neither stage nor seat; undefined when it is gone. */
export const lockApplicationAlone = async (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  (await lockApplicationRow(db, id)) ? applicationRow(db, id) : undefined
