import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { Accommodation } from '../../certification/accommodations/rules.ts'
import type { Stage } from '../../certification/applications/rules.ts'
import type { AssignmentState } from '../../certification/examination/rules.ts'
import type { InvoiceState } from '../../certification/invoices/state-rules.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'

/** The rows that a page shows; whoever comes after them is found through the lists. */
export const MOST_PARTICIPANTS = 300

interface OnSchedule {
  id: number
  user_id: number
  nama: string
  attended_at: Date | null
  /** The schedule that it is on now. */
  schedule_id: number
  start_date: Day | null
  invoice: { id: number; nomor: string; total: number; status: InvoiceState } | null
  /** When its person was told of the cancellation. */
  notified_at: Date | null
  /** All rows that there are. */
  banyak: number
}

export interface ApplicantRow extends OnSchedule {
  nomor: string | null
  tahap: Stage
  penguji: { nama: string; status: AssignmentState }[]
  penyesuaian: Accommodation | null
}

export interface ParticipantRow extends OnSchedule {
  status: ActivityState
}

const bill = (column: 'user_training_id' | 'maintenance_id', seesMoney: boolean) =>
  seesMoney
    ? sql`(select json_build_object('id', invoices.id, 'nomor', invoices.nomor, 'total', invoices.total,
        'status', invoices.status) from invoices where ${sql.ref(`invoices.${column}`)} = own.id
        order by invoices.id desc limit 1)`
    : sql`null`

/** Returns the applications on a schedule, and those that were told of its cancellation and have left it since. */
export async function applicantsOf(db: Db, scheduleId: number, seesMoney: boolean): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select own.id, own.user_id, person.name as nama, own.nomor, own.tahap, own.attended_at, own.schedule_id,
      place.start_date, notice.at as notified_at, count(*) over ()::int as banyak,
      ${bill('user_training_id', seesMoney)} as invoice,
      (select coalesce(json_agg(json_build_object('nama', examiners.name, 'status', given.status)
          order by name_order(examiners.name), given.id), '[]') from examiner_assignments as given
        join examiners on examiners.id = given.examiner_id
        where given.user_training_id = own.id and given.status in ('ditawarkan', 'diterima')) as penguji,
      (select to_jsonb(asked) from accommodations as asked where asked.user_training_id = own.id) as penyesuaian
    from user_trainings as own join users as person on person.id = own.user_id
    join schedules as place on place.id = own.schedule_id
    left join schedule_notices as notice on notice.user_training_id = own.id and notice.schedule_id = ${scheduleId}
    where own.id in (select id from user_trainings where schedule_id = ${scheduleId}
      union select user_training_id from schedule_notices where schedule_id = ${scheduleId})
    order by name_order(person.name), own.id limit ${MOST_PARTICIPANTS}`.execute(db)
  return rows
}

/** Returns the participants of an activity on a schedule; they never change it. */
export async function participantsOf(db: Db, scheduleId: number, seesMoney: boolean): Promise<ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select own.id, own.user_id, person.name as nama, own.status, own.attended_at, own.schedule_id,
      place.start_date, notice.at as notified_at, count(*) over ()::int as banyak,
      ${bill('maintenance_id', seesMoney)} as invoice
    from maintenance_records as own join users as person on person.id = own.user_id
    join schedules as place on place.id = own.schedule_id
    left join schedule_notices as notice on notice.maintenance_id = own.id and notice.schedule_id = ${scheduleId}
    where own.schedule_id = ${scheduleId}
    order by name_order(person.name), own.id limit ${MOST_PARTICIPANTS}`.execute(db)
  return rows
}
