import type { Day } from '../../lib/day.ts'
import type { Db } from '../../server/db.ts'
import { findSchedules, type ScheduleRow, scheduleById } from './queries.ts'

/** A date as the training that the wire shows, but for its state, which the rules derive. */
export type TrainingRow = ScheduleRow

export const trainingById = (db: Db, id: number): Promise<TrainingRow | undefined> => scheduleById(db, id)

/** All exams that are ahead, soonest first, dates to be announced last. */
export const examsAhead = (db: Db, today: Day): Promise<TrainingRow[]> =>
  findSchedules(db, {
    category: 'all',
    search: '',
    examsOnly: true,
    datedOnly: false,
    month: '',
    province: '',
    method: '',
    archive: false,
    today,
  })
