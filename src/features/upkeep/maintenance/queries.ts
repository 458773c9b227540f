import { sql } from 'kysely'
import type { Day, Zone } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import type { ActivityKind, ActivityState, RoleThere } from './rules.ts'
import { AHEAD_OF_ACTIVITY, PARTICIPATING } from './rules.ts'
import type { ActivityStep } from './step-rules.ts'

/** An activity with its person and, where the body offers it, its date. */
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
  hadir_at: Date | null
  decided_at: Date | null
  diputus_oleh: string | null
  nomor_sertifikat: string | null
  sertifikat_id: string | null
  updated_at: Date
  ada_invoice: boolean
  jadwal: DateRow | null
}

interface DateRow {
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
  biaya: number
  /** What the scheme says that it is worth. */
  poin: number | null
}

const ACTIVITIES = sql`
  select own.id, own.version, own.user_id, person.name as nama, person.email, person.no_sertifikasi, own.schedule_id,
    own.jenis_kegiatan, own.nama_kegiatan, own.penyelenggara, own.tanggal_mulai, own.tanggal_selesai, own.jam_pelajaran,
    own.peran, own.bukti_id, own.poin, own.status, own.catatan, own.due_at, own.submitted_at, own.hadir_at,
    own.decided_at, decider.name as diputus_oleh, own.nomor_sertifikat, own.sertifikat_id, own.updated_at,
    exists (select from invoices where maintenance_id = own.id) as ada_invoice,
    case when schedules.id is not null then json_build_object('zona_waktu', schedules.zona_waktu,
      'jam_mulai', schedules.jam_mulai, 'jam_selesai', schedules.jam_selesai, 'metode', schedules.metode,
      'ruang_daring', schedules.ruang_daring,
      'dibatalkan', schedules.cancelled_at is not null, 'alasan_batal', schedules.alasan_batal,
      'tuk', venues.name, 'alamat', venues.alamat, 'kota', venues.kota,
      'biaya', scheme.registration_fee, 'poin', scheme.poin) end as jadwal
  from maintenance_records as own
  join users as person on person.id = own.user_id
  left join users as decider on decider.id = own.decided_by
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id`

export async function activityById(db: Db, id: number): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** All of a person's, the latest day first; drafts without a day lead. */
export async function activitiesOf(db: Db, userId: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.user_id = ${userId}
    order by own.tanggal_mulai desc nulls first, own.id desc`.execute(db)
  return rows
}

/** Who is expected on a date, or was, by name. */
export async function participantsOn(db: Db, scheduleId: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.schedule_id = ${scheduleId}
    and own.status in (${sql.join([...PARTICIPATING])}) order by person.name, own.id`.execute(db)
  return rows
}

/** Who has to know of what happens to a date. */
export async function aheadOn(db: Db, scheduleId: number): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`${ACTIVITIES} where own.schedule_id = ${scheduleId}
    and own.status in (${sql.join([...AHEAD_OF_ACTIVITY])}) order by own.id`.execute(db)
  return rows
}

/** To whom an activity belongs and which date it is on, before anything is held. */
export const placeOfActivity = (db: Db, id: number) =>
  db.selectFrom('maintenance_records').select(['user_id', 'schedule_id']).where('id', '=', id).executeTakeFirst()

export const holdActivity = (db: Db, id: number) =>
  db.selectFrom('maintenance_records').select('id').where('id', '=', id).forUpdate().execute()

interface Changes {
  status?: ActivityState
  poin?: number
  catatan?: string | null
  due_at?: Date | null
  submitted_at?: Date
  hadir_at?: Date | null
  hadir_oleh?: number | null
  decided_by?: number
  decided_at?: Date
  nomor_sertifikat?: string
  sertifikat_id?: string
  updated_at: Date
}

/** What anybody sees next is another version. */
export const changeActivity = (db: Db, id: number, changes: Changes) =>
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

/** What a draft holds; what is not filled in yet is '' or null. */
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

export const insertDraft = (db: Db, userId: number, written: Written, now: Date): Promise<{ id: number }> =>
  db
    .insertInto('maintenance_records')
    .values({ ...written, user_id: userId, status: 'draft', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const writeActivity = (db: Db, id: number, written: Written, now: Date) =>
  db
    .updateTable('maintenance_records')
    .set((set) => ({ ...written, updated_at: now, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteActivity = (db: Db, id: number) =>
  db.deleteFrom('maintenance_records').where('id', '=', id).execute()

interface EventRow {
  maintenance_id: number
  step: ActivityStep | 'register'
  dari: ActivityState | ''
  ke: ActivityState
  catatan: string | null
  user_id: number | null
  at: Date
}

/** A line of an activity's history. */
export const addEvent = (db: Db, event: EventRow) => db.insertInto('maintenance_events').values(event).execute()

export const eventsOf = (db: Db, id: number) =>
  db
    .selectFrom('maintenance_events')
    .select([sql<ActivityStep | 'register'>`step`.as('step'), sql<ActivityState>`ke`.as('ke'), 'catatan', 'at'])
    .where('maintenance_id', '=', id)
    .orderBy('id')
    .execute()

/** Activities whose time to pay ran out, and those whose date was cancelled. */
export async function activitiesToEnd(db: Db, now: Date): Promise<{ id: number; step: 'lapse' | 'callOff' }[]> {
  const { rows } = await sql<{ id: number; step: 'lapse' | 'callOff' }>`
    select id, 'lapse' as step from maintenance_records where due_at <= ${now} and status = 'menunggu_pembayaran'
    union
    select own.id, 'callOff' from schedules join maintenance_records as own on own.schedule_id = schedules.id
      where schedules.cancelled_at is not null
        and (own.status = 'dikonfirmasi' or (own.status = 'menunggu_pembayaran' and own.due_at > ${now}))
    order by id`.execute(db)
  return rows
}

/** A person's registrations that stand, each on another date. */
export const registrationsOf = (db: Db, userId: number) =>
  db
    .selectFrom('maintenance_records')
    .select(['id', 'schedule_id', sql<ActivityState>`status`.as('status')])
    .where('user_id', '=', userId)
    .where('seat_held', '=', true)
    .execute()

/** Whether somebody holds a certificate number (domain 3: holders keep it while suspended or expired). */
export async function isHolder(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('no_sertifikasi').where('id', '=', userId).executeTakeFirst()
  return row?.no_sertifikasi != null
}
