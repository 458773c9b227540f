import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import { contains } from '../../../ground/database/word-search.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { ActivityKind, ActivityState, RoleThere } from './rules.ts'
import { AHEAD_OF_ACTIVITY, PARTICIPATING } from './rules.ts'
import type { ActivityTransition } from './transition-rules.ts'

/** An activity with its person and, where the body offers it, its schedule. */
export interface ActivityRow {
  id: number
  version: number
  user_id: number
  nama: string
  email: string
  no_sertifikasi: string | null
  /** Null: done elsewhere. */
  schedule_id: number | null
  jenis_kegiatan: ActivityKind | ''
  nama_kegiatan: string
  penyelenggara: string
  tanggal_mulai: Day | null
  tanggal_selesai: Day | null
  jam_pelajaran: number | null
  peran: RoleThere
  bukti_id: string | null
  poin: number | null
  status: ActivityState
  catatan: string | null
  due_at: Date | null
  submitted_at: Date | null
  attended_at: Date | null
  decided_at: Date | null
  decided_by_name: string | null
  no_sertifikat: string | null
  certificate_file_id: string | null
  updated_at: Date
  ada_invoice: boolean
  jadwal: ScheduleOfActivity | null
}

interface ScheduleOfActivity {
  zona_waktu: Zone
  jam_mulai: string
  jam_selesai: string
  metode: string
  ruang_daring: string | null
  dibatalkan: boolean
  alasan_batal: string | null
  tuk: string | null
  alamat: string | null
  kota: string | null
  registration_fee: number
  /** The points that the scheme gives for it. */
  poin: number | null
}

const ACTIVITIES = sql`
  select own.id, own.version, own.user_id, person.name as nama, person.email, person.no_sertifikasi, own.schedule_id,
    own.jenis_kegiatan, own.nama_kegiatan, own.penyelenggara, own.tanggal_mulai, own.tanggal_selesai, own.jam_pelajaran,
    own.peran, own.bukti_id, own.poin, own.status, own.catatan, own.due_at, own.submitted_at, own.attended_at,
    own.decided_at, decider.name as decided_by_name, own.no_sertifikat, own.certificate_file_id, own.updated_at,
    exists (select from invoices where maintenance_id = own.id) as ada_invoice,
    case when schedules.id is not null then json_build_object('zona_waktu', schedules.zona_waktu,
      'jam_mulai', schedules.jam_mulai, 'jam_selesai', schedules.jam_selesai, 'metode', schedules.metode,
      'ruang_daring', schedules.ruang_daring,
      'dibatalkan', schedules.cancelled_at is not null, 'alasan_batal', schedules.alasan_batal,
      'tuk', venues.name, 'alamat', venues.alamat, 'kota', venues.kota,
      'registration_fee', scheme.registration_fee, 'poin', scheme.poin) end as jadwal
  from maintenance_records as own
  join users as person on person.id = own.user_id
  left join users as decider on decider.id = own.decided_by
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'`

export async function activityById(db: Db, id: number): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`${preparedMark}${ACTIVITIES} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** All of a person's, the latest day first; drafts without a day lead. */
export async function activitiesOf(db: Db, userId: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.user_id = ${userId}
    order by own.tanggal_mulai desc nulls first, own.id desc`.execute(db)
  return rows
}

/** Returns the people who are or were expected on a schedule, by name. */
export async function participantsOn(db: Db, scheduleId: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.schedule_id = ${scheduleId}
    and own.status in (${sql.join([...PARTICIPATING])}) order by name_order(person.name), own.id`.execute(db)
  return rows
}

/** Days back and ahead of today within which somebody at the door is looked for. */
const PAST = 60
const AHEAD = 60
const MOST_FOUND = 20

/** The people of activities near a day whose number or name contains all of these words; the nearest activity first. */
export async function participantsLike(db: Db, words: readonly string[], today: Day): Promise<ActivityRow[]> {
  const sought = words.map((word) => contains('own.search_text', word))
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where ${sql.join(sought, sql` and `)}
    and own.status in (${sql.join([...PARTICIPATING])})
    and schedules.start_date between ${today}::date - ${PAST}::int and ${today}::date + ${AHEAD}::int
    order by abs(schedules.start_date - ${today}::date), name_order(person.name), own.id limit ${MOST_FOUND}`.execute(
    db,
  )
  return rows
}

/** The activities whose holders have to know what happens to their schedule. */
export async function affectedActivities(db: Db, scheduleId: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.schedule_id = ${scheduleId}
    and own.status in (${sql.join([...AHEAD_OF_ACTIVITY])}) order by own.id`.execute(db)
  return rows
}

/** Locks the schedule that an activity is on until the transaction ends; an activity never changes its schedule. */
export const lockScheduleOf = (db: Db, activityId: number) =>
  sql`select schedules.id from schedules join maintenance_records as own on own.schedule_id = schedules.id
    where own.id = ${activityId} for no key update of schedules`.execute(db)

export const lockActivityRow = (db: Db, id: number) =>
  db.selectFrom('maintenance_records').select('id').where('id', '=', id).forUpdate().execute()

interface Changes {
  status?: ActivityState
  poin?: number
  catatan?: string | null
  due_at?: Date | null
  submitted_at?: Date
  attended_at?: Date | null
  attended_by?: number | null
  decided_by?: number
  decided_at?: Date
  no_sertifikat?: string
  certificate_file_id?: string
  updated_at: Date
}

/** Changes an activity and raises its version. */
export const updateActivity = (db: Db, id: number, changes: Changes) =>
  db
    .updateTable('maintenance_records')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

interface Registration {
  user_id: number
  schedule_id: number
  jenis_kegiatan: string
  nama_kegiatan: string
  penyelenggara: string
  tanggal_mulai: Day | null
  tanggal_selesai: Day | null
  jam_pelajaran: number | null
  now: Date
}

/** Takes a seat; undefined when the person has one there, or goes to the same elsewhere that day. */
export async function insertRegistration(db: Db, { now, ...given }: Registration): Promise<number | undefined> {
  const row = await db
    .insertInto('maintenance_records')
    .values({ ...given, status: 'terdaftar', created_at: now, updated_at: now, submitted_at: now })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The content of a draft; a field that is not filled in yet is '' or null. */
export interface Written {
  jenis_kegiatan: string
  nama_kegiatan: string
  penyelenggara: string
  tanggal_mulai: Day | null
  tanggal_selesai: Day | null
  jam_pelajaran: number | null
  peran: string
  bukti_id: string | null
}

export const insertActivityDraft = (db: Db, userId: number, written: Written, now: Date): Promise<{ id: number }> =>
  db
    .insertInto('maintenance_records')
    .values({ ...written, user_id: userId, status: 'draft', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateActivityDraft = (db: Db, id: number, written: Written, now: Date) =>
  db
    .updateTable('maintenance_records')
    .set((set) => ({ ...written, updated_at: now, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteActivity = (db: Db, id: number) =>
  db.deleteFrom('maintenance_records').where('id', '=', id).execute()

interface EventRow {
  maintenance_id: number
  transition: ActivityTransition | 'register'
  dari: ActivityState | ''
  ke: ActivityState
  catatan: string | null
  user_id: number | null
  at: Date
}

/** A line of an activity's history. */
export const insertActivityEvent = (db: Db, event: EventRow) =>
  db.insertInto('maintenance_events').values(event).execute()

export const activityEventsOf = (db: Db, id: number) =>
  db
    .selectFrom('maintenance_events')
    .select([
      sql<ActivityTransition | 'register'>`transition`.as('transition'),
      sql<ActivityState>`ke`.as('ke'),
      'catatan',
      'at',
    ])
    .where('maintenance_id', '=', id)
    .orderBy('id')
    .execute()

interface DueTransition {
  id: number
  transition: 'lapse' | 'callOff'
}

/** Returns the due transitions of activities that were not paid for in time or whose schedule was cancelled. */
export async function dueActivityTransitions(db: Db, now: Date): Promise<DueTransition[]> {
  const { rows } = await sql<DueTransition>`
    select id, 'lapse' as transition from maintenance_records where due_at <= ${now} and status = 'menunggu_pembayaran'
    union
    select own.id, 'callOff' from schedules join maintenance_records as own on own.schedule_id = schedules.id
      where schedules.cancelled_at is not null
        and (own.status = 'dikonfirmasi' or (own.status = 'menunggu_pembayaran' and own.due_at > ${now}))
    order by id`.execute(db)
  return rows
}

/** A person's registrations that stand, each on another schedule. */
export const registrationsOf = (db: Db, userId: number) =>
  db
    .selectFrom('maintenance_records')
    .select(['id', 'schedule_id', sql<ActivityState>`status`.as('status')])
    .where('user_id', '=', userId)
    .where('seat_held', '=', true)
    .execute()

/** Tells whether somebody holds a certificate number (domain 3: holders keep it while suspended or expired). */
export async function isHolder(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('no_sertifikasi').where('id', '=', userId).executeTakeFirst()
  return row?.no_sertifikasi != null
}

/** Seats of an activity are to be paid no later than `end`. */
export const cutActivityDues = (db: Db, scheduleId: number, end: Date) =>
  db
    .updateTable('maintenance_records')
    .set({ due_at: end })
    .where('schedule_id', '=', scheduleId)
    .where('due_at', '>', end)
    .execute()
