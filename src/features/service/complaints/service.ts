import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { complaintsWaitingFor, type WaitingComplaints } from './office-queries.ts'

/** For the desk: never a case in which the person has a part. */
export const waitingComplaints = (db: Db, userId: number, today: Day): Promise<WaitingComplaints[]> =>
  complaintsWaitingFor(db, userId, today)
