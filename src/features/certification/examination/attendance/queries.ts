import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { contains } from '../../../../ground/database/word-search.ts'
import type { Day, Zone } from '../../../../lib/day.ts'
import type { Accommodation } from '../../accommodations/rules.ts'
import type { Stage } from '../../applications/rules.ts'
import { AT_THE_EXAM } from '../rules.ts'

export interface AttendeeRow {
  id: number
  user_id: number
  nama: string
  nomor: string | null
  tahap: Stage
  attended_at: Date | null
  schedule_id: number
  skema: string
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  metode: string
  ruang: number | null
  ruang_daring: string | null
  tuk: string | null
  alamat: string | null
  kota: string | null
  penyesuaian: Accommodation | null
}

const ATTENDEES = sql`
  select own.id, own.user_id, person.name as nama, own.nomor, own.tahap, own.attended_at, own.schedule_id,
    scheme.name as skema, schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai,
    schedules.zona_waktu, schedules.cancelled_at is not null as dibatalkan, schedules.metode, schedules.ruang,
    schedules.ruang_daring,
    venues.name as tuk, venues.alamat, venues.kota,
    (select to_jsonb(asked) from accommodations as asked where asked.user_training_id = own.id) as penyesuaian
  from user_trainings as own
  join users as person on person.id = own.user_id
  join schedules on schedules.id = own.schedule_id
  join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'`

/** The people of a schedule who are to be examined or were, by name. */
export async function attendeesOn(db: Db, scheduleId: number): Promise<AttendeeRow[]> {
  const { rows } = await sql<AttendeeRow>`${ATTENDEES} where own.schedule_id = ${scheduleId}
    and own.tahap in (${sql.join([...AT_THE_EXAM])}) order by name_order(person.name), own.id`.execute(db)
  return rows
}

/** Days back and ahead of today within which somebody at the door is looked for. */
const PAST = 60
const AHEAD = 60
const MOST_FOUND = 20

/** The people of exams near a day whose number or name contains all of these words; the nearest exam first. */
export async function attendeesLike(db: Db, words: readonly string[], today: Day): Promise<AttendeeRow[]> {
  const sought = words.map((word) => contains('own.search_text', word))
  const { rows } = await sql<AttendeeRow>`${ATTENDEES} where ${sql.join(sought, sql` and `)}
    and own.tahap in (${sql.join([...AT_THE_EXAM])})
    and schedules.start_date between ${today}::date - ${PAST}::int and ${today}::date + ${AHEAD}::int
    order by abs(schedules.start_date - ${today}::date), name_order(person.name), own.id limit ${MOST_FOUND}`.execute(
    db,
  )
  return rows
}

/** One application with its schedule. */
export async function attendeeById(db: Db, id: number): Promise<AttendeeRow | undefined> {
  const { rows } = await sql<AttendeeRow>`${ATTENDEES} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns when the application got its present seat: the moment of issue of its card. */
export async function seatedAt(db: Db, id: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select coalesce((select max(event.at) from application_events as event
      where event.user_training_id = own.id and event.ke = 'terjadwal'), own.tahap_sejak) as at
    from user_trainings as own where own.id = ${id}`.execute(db)
  return rows[0]?.at ?? new Date(0)
}

export const idOfNumber = (db: Db, nomor: string) =>
  db.selectFrom('user_trainings').select('id').where('nomor', '=', nomor).executeTakeFirst()

/** Names of those who accepted to examine on a schedule, or one application of it. */
export async function acceptedNames(db: Db, of: { schedule_id: number } | { id: number }): Promise<string[]> {
  const which = 'id' in of ? sql`own.id = ${of.id}` : sql`own.schedule_id = ${of.schedule_id}`
  const { rows } = await sql<{ name: string }>`
    select examiners.name from examiner_assignments as given
    join examiners on examiners.id = given.examiner_id join user_trainings as own on own.id = given.user_training_id
    where given.status = 'diterima' and ${which}
    group by examiners.name order by name_order(examiners.name)`.execute(db)
  return rows.map(({ name }) => name)
}

export interface ExamOfDay {
  schedule_id: number
  skema: string
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  metode: string
  tuk: string | null
  peserta: number
  hadir: number
}

/**
 * Lists the exams of a day that have candidates, by their hour; for one examiner only those candidates they examine.
 */
export async function examsToday(db: Db, today: Day, examinerUserId: number | null): Promise<ExamOfDay[]> {
  const examined = sql`exists (select from examiner_assignments as given
    join examiners on examiners.id = given.examiner_id and examiners.user_id = ${examinerUserId}
    where given.user_training_id = own.id and given.status = 'diterima')`
  const { rows } = await sql<ExamOfDay>`
    select schedules.id as schedule_id, scheme.name as skema, schedules.jam_mulai, schedules.jam_selesai,
      schedules.zona_waktu, schedules.metode, venues.name as tuk, present.peserta, present.hadir
    from schedules
    cross join lateral (
      select count(*)::int as peserta, count(own.attended_at)::int as hadir from user_trainings as own
      where own.schedule_id = schedules.id and own.tahap in (${sql.join([...AT_THE_EXAM])})
        and ${examinerUserId === null ? sql`true` : examined}
    ) as present
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
    where daterange(schedules.start_date, coalesce(schedules.end_date, schedules.start_date), '[]') @> ${today}::date
      and schedules.start_date is not null and schedules.cancelled_at is null and present.peserta > 0
    order by schedules.jam_mulai, schedules.id`.execute(db)
  return rows
}
