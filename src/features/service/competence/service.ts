import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { resourceHandlers } from '../../../ground/office-lists/resource-handlers.ts'
import { addDays, addMonths, type Day } from '../../../lib/day.ts'
import type { StaffCondition } from '../../platform/staff/condition-rules.ts'
import { staffRecordResource } from './office/contract.ts'
import { dueRecords, staffRecordRecord, staffRecordRows, upsertCondition } from './queries.ts'

interface Renewal {
  user_id: number
  jenis: StaffCondition
  /** Who sees to the next time. */
  owner_id: number
  from: Day
  /** For how long it is valid; 0 where the outcome ends it at once. */
  months: number
}

/** Keeps until when a condition of somebody is valid, by the rule of the day on which it was met. */
export async function keepCondition(db: Db, { from, months, ...condition }: Renewal): Promise<void> {
  const berlaku_sampai = months === 0 ? addDays(from, -1) : addMonths(from, months)
  await upsertCondition(db, { ...condition, berlaku_sampai })
}

/** The records of the staff, as they stand on a day. */
export const staffRecordsOn = ({ today }: Pick<Context, 'today'>) =>
  resourceHandlers(staffRecordResource, {
    table: 'users',
    rows: staffRecordRows(today),
    record: staffRecordRecord(today),
    search: true,
    personName: 'name',
    filters: { jatuh_tempo: dueRecords },
    label: ({ name }) => name,
  })
