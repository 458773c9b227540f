import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { preparedMark } from '../../../../ground/database/prepared-statements.ts'
import { bodyZoneName, type Day } from '../../../../lib/day.ts'
import { SCORING_REMINDER } from '../../examination/rules.ts'
import { transitionRule } from '../transitions/rules.ts'
import { HANDOVER_NAMES, type Handover } from './handover-rules.ts'

/** Stages with a seat that is not settled yet: they are left out of \`open\`. */
const BEFORE_THE_SEAT_COUNTS = transitionRule('reschedule').from.filter((tahap) => tahap !== 'terjadwal')

const LAST_DAY = sql`coalesce(end_date, start_date)`

/** A setting of a day, looked up once for all rows. */
const settingOn = (key: string, today: Day) => sql`(select setting_on(${key}, ${today})::int)`

/** The settings apply of the day on which a stage began; for a seat those of today, until its exam. */
const neededExaminers = (today: Day) => sql`coalesce(needed, ${settingOn('jumlah_penguji', today)})`

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${bodyZoneName()}`

/**
 * Returns the `with` clause that gathers the applications with a seat or at the exam, before anything else is asked
 * about them.
 */
const open = () => sql`with settled as materialized (
    select value::int as needed, ${midnight(sql`berlaku_sejak`)} as begins,
      ${midnight(sql`lead(berlaku_sejak) over (order by berlaku_sejak)`)} as ends
    from setting_values where key = 'jumlah_penguji'),
  open as materialized (
    select own.id, own.tahap, own.tahap_sejak, settled.needed, schedules.start_date, schedules.end_date,
      schedules.cancelled_at, examiners_asked, examiners_agreed
    from user_trainings as own join schedules on schedules.id = own.schedule_id
      left join settled on own.tahap = 'diuji' and tahap_sejak >= begins and (ends is null or tahap_sejak < ends)
    where own.tahap in ('terjadwal', 'diuji'))`

/** Open applications that wait for a hand-over on a day, each with the moment since which it is due. */
const WAITING: Record<Handover, (today: Day) => RawBuilder<unknown>> = {
  // Whoever has a seat at an exam that was cancelled stays there until they or the office choose another one.
  uji_tanpa_tanggal: () => sql`
    select id, greatest(tahap_sejak, cancelled_at) as since from open
    where tahap = 'terjadwal' and (start_date is null or cancelled_at is not null)
    union all
    select own.id, greatest(own.tahap_sejak, schedules.cancelled_at) from schedules
      join user_trainings as own on own.schedule_id = schedules.id
    where schedules.cancelled_at is not null and own.tahap in (${sql.join([...BEFORE_THE_SEAT_COUNTS])})`,
  // Seats whose exam is past are listed under kehadiran_kosong instead.
  penguji_kurang: (today) => sql`
    select id, greatest(tahap_sejak, (start_date - ${settingOn('batas_penugasan', today)})::timestamptz) as since from open
    where (tahap = 'diuji' or tahap = 'terjadwal' and cancelled_at is null
        and start_date between ${today}::date and ${today}::date + ${settingOn('batas_penugasan', today)})
      and (examiners_asked < ${neededExaminers(today)} or start_date <= ${today}::date and examiners_agreed < ${neededExaminers(today)})`,
  kehadiran_kosong: (today) => sql`
    select id, (start_date + 1)::timestamptz as since from open
    where tahap = 'terjadwal' and cancelled_at is null and start_date < ${today}`,
  nilai_terlambat: (today) => sql`
    select id, (${LAST_DAY} + ${SCORING_REMINDER}::int)::timestamptz as since from open
    where tahap = 'diuji' and ${LAST_DAY} + ${SCORING_REMINDER}::int < ${today}`,
}

/** Returns the SQL condition that the application `r` of a list waits for a hand-over. */
export const waitsFor = (handover: Handover, today: Day) =>
  sql`r.id in (${open()} select id from (${WAITING[handover](today)}) as waiting)`

interface WaitingApplications {
  key: Handover
  jumlah: number
  tertua: Date | null
  /** Come since a moment. */
  baru: number
}

/** How many applications wait for each hand-over, since when the oldest, and how many since that moment. */
export async function waitingHandovers(db: Db, today: Day, fresh: Date): Promise<WaitingApplications[]> {
  const counts = HANDOVER_NAMES.map(
    (key) => sql`select ${sql.lit(key)} as key, count(*)::int as jumlah, min(since) as tertua,
        count(*) filter (where since >= ${fresh})::int as baru
      from (${WAITING[key](today)}) as waiting`,
  )
  const { rows } =
    await sql<WaitingApplications>`${preparedMark} ${open()} ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}
