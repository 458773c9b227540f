import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { type ScheduleFilter, type ScheduleRow, schedulesBy } from './queries.ts'

export { type Notified, recordNotices } from './notice-queries.ts'
export { schedulesAtVenue, touchSchedules, venuePlace } from './office/queries.ts'
export { type ScheduleRow, scheduleById, scheduleParticulars } from './queries.ts'

export type ExamSearch = Partial<Pick<ScheduleFilter, 'category' | 'search' | 'month' | 'province' | 'order'>>

/** All exams that are ahead, soonest first, those without a day last; or those that are searched for. */
export const examsAhead = (db: Db, today: Day, search: ExamSearch = {}): Promise<ScheduleRow[]> =>
  schedulesAhead(db, today, { examsOnly: true, ...search })

/** All activities of maintenance that are ahead, in the same order. */
export async function maintenanceAhead(db: Db, today: Day): Promise<ScheduleRow[]> {
  const all = await schedulesAhead(db, today, { examsOnly: false })
  return all.filter(({ jenis }) => jenis === 'pemeliharaan')
}

/** Locks a schedule until the transaction ends: nobody registers for it or leaves it meanwhile. */
export const lockSchedule = (db: Db, id: number) =>
  db.selectFrom('schedules').select('id').where('id', '=', id).forNoKeyUpdate().execute()

const schedulesAhead = (db: Db, today: Day, asked: ExamSearch & { examsOnly: boolean }): Promise<ScheduleRow[]> =>
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
