import { sql } from 'kysely'
import type { Zone } from '../../lib/day.ts'
import type { Db } from '../../server/db.ts'
import { AHEAD_OF_EXAM } from '../certification/rules.ts'

/** People on a date who may still come to it: one application of each. */
export const peopleOn = (db: Db, scheduleId: number) =>
  db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select(['users.id', 'users.name', 'users.email', 'user_trainings.id as application_id'])
    .where('user_trainings.schedule_id', '=', scheduleId)
    .where('user_trainings.tahap', 'in', AHEAD_OF_EXAM)
    .execute()

export const isPublished = async (db: Db, versionId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('scheme_versions')
    .select('published_at')
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row?.published_at !== null && row !== undefined
}

export interface Place {
  name: string
  kota: string
  zona_waktu: Zone
}

export const placeOf = (db: Db, venueId: number): Promise<Place | undefined> =>
  db
    .selectFrom('venues')
    .select(['name', 'kota', sql<Zone>`zona_waktu`.as('zona_waktu')])
    .where('id', '=', venueId)
    .executeTakeFirst()

/** All that a list or a form shows of a date. */
export const SCHEDULES = sql`select schedules.id, schedules.version, schedules.scheme_version_id, schedules.venue_id,
  schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu,
  schedules.pendaftaran_dibuka, schedules.pendaftaran_ditutup, schedules.kuota, schedules.terisi, schedules.metode,
  schedules.rundown, schedules.ketentuan_batal, schedules.cancelled_at, schedules.alasan_batal,
  scheme.name as skema, categories.name as kategori, venues.name as tuk,
  (select count(*)::int from user_trainings as person where person.schedule_id = schedules.id
    and person.tahap in (${sql.join(AHEAD_OF_EXAM)})) as peserta
  from schedules join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  join schemes on schemes.id = scheme.scheme_id join categories on categories.id = schemes.category_id
  left join venues on venues.id = schedules.venue_id`
