import { sql } from 'kysely'
import type { Zone } from '../../lib/day.ts'
import type { Db } from '../../server/db.ts'
import { AHEAD_OF_EXAM } from '../certification/rules.ts'

/** People on a date who may still come to it. */
export const peopleOn = (db: Db, scheduleId: number): Promise<{ name: string; email: string }[]> =>
  db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select(['users.name', 'users.email'])
    .distinct()
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

const FIELDS = sql`select schedules.id, schedules.version, schedules.scheme_version_id, schedules.venue_id,
  schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu,
  schedules.pendaftaran_dibuka, schedules.pendaftaran_ditutup, schedules.kuota, schedules.terisi, schedules.metode,
  schedules.rundown, schedules.ketentuan_batal, schedules.cancelled_at, schedules.alasan_batal,
  schedules.skema, schedules.kategori, schedules.tuk, schedules.search_text`

const isAhead = sql`person.tahap in (${sql.join(AHEAD_OF_EXAM)})`

/** All that a list or a form shows of a date. */
export const SCHEDULES = sql`${FIELDS}, (select count(*)::int from user_trainings as person
  where person.schedule_id = schedules.id and ${isAhead}) as peserta from schedules`

/** The same for looking through all of them: people are counted once, not for each date. */
export const SCHEDULES_SOUGHT = sql`${FIELDS}, coalesce(people.count, 0) as peserta from schedules
  left join (select schedule_id, count(*)::int as count from user_trainings as person where ${isAhead}
    group by schedule_id) as people on people.schedule_id = schedules.id`
