import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import { SERVICES, type ServiceName } from './rules.ts'

export interface ServiceDurations {
  banyak: number
  /** Working days; 0 without any case. */
  median: number
  /** Within what was promised on the day on which each began. */
  in_time: number
}

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${bodyZoneName()})::date`

interface Span {
  dari: Day
  sampai: Day
}

/** Moments within a period, both days included, as an index finds them. */
const within = (moment: string, { dari, sampai }: Span) =>
  sql`${sql.ref(moment)} >= ${dari}::date::timestamp at time zone ${bodyZoneName()}
    and ${sql.ref(moment)} < (${sampai}::date + 1)::timestamp at time zone ${bodyZoneName()}`

/** First and last day of each case that was closed in the period. */
const CASES: Record<ServiceName, (span: Span) => RawBuilder<unknown>> = {
  verifikasi: (span) => sql`
    select ${dayOf('sent_at')} as mulai, ${dayOf('at')} as selesai from application_events
    where sent_at is not null and ${within('at', span)}`,
  keputusan: (span) => sql`
    select coalesce(schedules.end_date, schedules.start_date) as mulai, ${dayOf('decided.at')} as selesai
    from decisions as decided join user_trainings as own on own.id = decided.user_training_id
    join schedules on schedules.id = own.schedule_id
    where schedules.start_date is not null and ${within('decided.at', span)}
      and not exists (select from decisions as before
        where before.user_training_id = decided.user_training_id and before.id < decided.id)`,
  pengaduan: (span) => sql`
    select ${dayOf('created_at')} as mulai, ${dayOf('closed_at')} as selesai from complaints
    where ${within('closed_at', span)}`,
}

/** Returns how long a service took; working days are counted once for all cases of the same days. */
export async function serviceDurations(db: Db, name: ServiceName, span: Span): Promise<ServiceDurations> {
  const { rows } = await sql<ServiceDurations>`
    with spans as materialized (
      select count(*)::int as kali, working_days(mulai, selesai) as hari,
        (setting_on(${SERVICES[name].janji}, mulai) #>> '{}')::int as janji
      from (${CASES[name](span)}) as cases group by mulai, selesai)
    select count(*)::int as banyak, coalesce(percentile_cont(0.5) within group (order by hari), 0)::float8 as median,
      (count(*) filter (where hari <= janji))::int as in_time
    from spans cross join generate_series(1, kali)`.execute(db)
  return rows[0] ?? { banyak: 0, median: 0, in_time: 0 }
}
