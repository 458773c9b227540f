import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { complaintsWaitingFor, type WaitingComplaints } from './office/queries.ts'

/** Counts the cases that wait on a person's desk; never one in which they are involved. */
export const waitingComplaints = (db: Db, userId: number, today: Day): Promise<WaitingComplaints[]> =>
  complaintsWaitingFor(db, userId, today)
