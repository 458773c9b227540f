import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { countHandovers } from './handover-queries.ts'

/** What of the exams waits for those who verify. */
export const waitingHandovers = (db: Db, today: Day) => countHandovers(db, today)
