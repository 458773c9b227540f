import { type RawBuilder, sql } from 'kysely'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { SCORING_REMINDER } from '../examination/rules.ts'
import { HANDOVER_NAMES, type Handover } from './handover-rules.ts'

const LAST_DAY = sql`coalesce(schedules.end_date, schedules.start_date)`

/** A stage goes by the settings of the day on which it began; a seat by those of today, until its exam. */
const neededExaminers = (today: Day) =>
  sql`setting_on('jumlah_penguji', case own.tahap when 'diuji'
    then date(own.tahap_sejak at time zone ${bodyZoneName()}) else ${today}::date end)::int`

const assignedAs = (...states: string[]) => sql`(select count(*) from examiner_assignments as given
  where given.user_training_id = own.id and given.status = any (${states}))`

const FROM = sql`from user_trainings as own join schedules on schedules.id = own.schedule_id`

/** Applications that wait for a hand-over on a day, each with the moment since which it is due. */
const WAITING: Record<Handover, (today: Day) => RawBuilder<unknown>> = {
  uji_tanpa_tanggal: () => sql`
    select own.id, greatest(own.tahap_sejak, schedules.cancelled_at) as since ${FROM}
    where own.tahap = 'terjadwal' and (schedules.start_date is null or schedules.cancelled_at is not null)`,
  // Those whose exam is past wait at the door first.
  penguji_kurang: (today) => sql`
    select own.id, greatest(own.tahap_sejak,
      (schedules.start_date - setting_on('batas_penugasan', ${today})::int)::timestamptz) as since ${FROM}
    where (own.tahap = 'diuji' or own.tahap = 'terjadwal' and schedules.cancelled_at is null
        and schedules.start_date between ${today}::date and ${today}::date + setting_on('batas_penugasan', ${today})::int)
      and (${assignedAs('ditawarkan', 'diterima')} < ${neededExaminers(today)}
        or schedules.start_date <= ${today}::date and ${assignedAs('diterima')} < ${neededExaminers(today)})`,
  kehadiran_kosong: (today) => sql`
    select own.id, (schedules.start_date + 1)::timestamptz as since ${FROM}
    where own.tahap = 'terjadwal' and schedules.cancelled_at is null and schedules.start_date < ${today}`,
  nilai_terlambat: (today) => sql`
    select own.id, (${LAST_DAY} + ${SCORING_REMINDER}::int)::timestamptz as since ${FROM}
    where own.tahap = 'diuji' and ${LAST_DAY} + ${SCORING_REMINDER}::int < ${today}`,
}

/** Whether the application `r` of a list waits for a hand-over. */
export const waitsFor = (handover: Handover, today: Day) =>
  sql`r.id in (select id from (${WAITING[handover](today)}) as waiting)`

interface WaitingApplications {
  key: Handover
  jumlah: number
  tertua: Date | null
  /** Come since a moment. */
  baru: number
}

/** How many applications wait for each hand-over, since when the oldest, and how many since that moment. */
export async function countHandovers(db: Db, today: Day, fresh: Date): Promise<WaitingApplications[]> {
  const counts = HANDOVER_NAMES.map(
    (key) => sql`select ${sql.lit(key)} as key, count(*)::int as jumlah, min(since) as tertua,
        count(*) filter (where since >= ${fresh})::int as baru
      from (${WAITING[key](today)}) as waiting`,
  )
  const { rows } = await sql<WaitingApplications>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}
