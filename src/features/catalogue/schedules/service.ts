import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import {
  type ScheduleFilter,
  type ScheduleParticulars,
  type ScheduleRow,
  scheduleById,
  scheduleParticulars,
  schedulesBy,
} from './queries.ts'

export { venuePlace } from './office/queries.ts'

/** A schedule as the training that the wire shows, but for its state, which the rules derive. */
export type TrainingRow = ScheduleRow

export const trainingById = (db: Db, id: number): Promise<TrainingRow | undefined> => scheduleById(db, id)

/** Returns the facts that only the page of one schedule shows. */
export const trainingParticulars = (db: Db, id: number): Promise<ScheduleParticulars> => scheduleParticulars(db, id)

export type ExamSearch = Partial<Pick<ScheduleFilter, 'category' | 'search' | 'month' | 'province' | 'order'>>

/** All exams that are ahead, soonest first, those without a day last; or those that are searched for. */
export const examsAhead = (db: Db, today: Day, search: ExamSearch = {}): Promise<TrainingRow[]> =>
  trainingsAhead(db, today, { examsOnly: true, ...search })

/** All activities of maintenance that are ahead, in the same order. */
export async function maintenanceAhead(db: Db, today: Day): Promise<TrainingRow[]> {
  const all = await trainingsAhead(db, today, { examsOnly: false })
  return all.filter(({ jenis }) => jenis === 'pemeliharaan')
}

/** Locks a schedule until the transaction ends: nobody registers for it or leaves it meanwhile. */
export const lockSchedule = (db: Db, id: number) =>
  db.selectFrom('schedules').select('id').where('id', '=', id).forNoKeyUpdate().execute()

const trainingsAhead = (db: Db, today: Day, asked: ExamSearch & { examsOnly: boolean }): Promise<TrainingRow[]> =>
  schedulesBy(db, {
    category: 'all',
    search: '',
    datedOnly: false,
    month: '',
    province: '',
    method: '',
    archive: false,
    today,
    ...asked,
  })
