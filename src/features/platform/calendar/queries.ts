import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'

/** The kinds of appointments: the exam of an application, an activity of maintenance, or an examiner's day. */
export const APPOINTMENT_KINDS = ['uji', 'kegiatan', 'menguji'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** An appointment of a person, with its schedule as it stands. */
export interface Appointment {
  id: number
  version: number
  updated_at: Date
  skema: string
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  dibatalkan: boolean
  schedule_version: number
  /** The venue; null where nobody goes anywhere. */
  tuk: string | null
  alamat: string | null
  kota: string | null
}

const SCHEDULE = sql`scheme.name as skema, schedules.start_date, schedules.end_date, schedules.jam_mulai,
  schedules.jam_selesai, schedules.zona_waktu, schedules.cancelled_at is not null as dibatalkan,
  schedules.version as schedule_version,
  venues.name as tuk, venues.alamat, venues.kota`

const JOINS = sql`join schedules on schedules.id = own.schedule_id
  join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'`

const APPOINTMENTS = {
  uji: sql`select own.id, own.version, own.updated_at, own.tahap, ${SCHEDULE} from user_trainings as own ${JOINS}`,
  kegiatan: sql`select own.id, own.version, own.updated_at, own.status, ${SCHEDULE}
    from maintenance_records as own ${JOINS}`,
  menguji: sql`select own.id, own.version, own.updated_at, ${SCHEDULE} from examiner_days as own ${JOINS}`,
} as const

/** One appointment, whoever's it is. */
export async function appointmentById(db: Db, kind: AppointmentKind, id: number): Promise<Appointment | undefined> {
  const { rows } = await sql<Appointment>`${APPOINTMENTS[kind]} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** A person's appointments that end on the day or later, the first one first, each with its stage or state. */
export async function appointmentsSince<Standing extends { tahap: string } | { status: string }>(
  db: Db,
  kind: Exclude<AppointmentKind, 'menguji'>,
  userId: number,
  since: Day,
): Promise<(Appointment & Standing)[]> {
  const { rows } = await sql<Appointment & Standing>`${APPOINTMENTS[kind]}
    where own.user_id = ${userId} and coalesce(schedules.end_date, schedules.start_date) >= ${since}::date
    order by schedules.start_date, own.id`.execute(db)
  return rows
}

/** The feed of a person, if there is one. */
export const feedOf = (db: Db, userId: number) =>
  db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Makes a person's feed under a new digest; the one before it is gone. */
export const replaceFeed = (db: Db, user_id: number, token_hash: string, created_at: Date) =>
  db
    .insertInto('calendar_feeds')
    .values({ user_id, token_hash, created_at })
    .onConflict((same) => same.column('user_id').doUpdateSet({ token_hash, created_at, last_read_at: null }))
    .execute()

export const deleteFeed = (db: Db, userId: number) =>
  db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()

/** Returns whose feed a digest opens while the account is not suspended; marks it as read at most once an hour. */
export async function readerOf(db: Db, token_hash: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select('calendar_feeds.user_id')
    .where('token_hash', '=', token_hash)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  await sql`update calendar_feeds set last_read_at = ${now} where token_hash = ${token_hash}
    and (last_read_at is null or last_read_at < ${now}::timestamptz - interval '1 hour')`.execute(db)
  return row.user_id
}
