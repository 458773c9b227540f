import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { ActivityRow } from '../queries.ts'
import type { ActivityState } from '../rules.ts'
import type { ListedActivity } from './contract.ts'

/** The rows of the office's list: activities that were handed in, as drafts are private. */
export const ACTIVITIES = sql<ListedActivity>`select own.id, own.version, own.search_text, person.name as nama, own.schedule_id,
  own.jenis_kegiatan, own.nama_kegiatan, own.penyelenggara, own.tanggal_mulai, own.tanggal_selesai, own.jam_pelajaran,
  own.poin, own.status, own.submitted_at
  from maintenance_records as own left join users as person on person.id = own.user_id
  where own.submitted_at is not null`

interface Overlap {
  id: number
  nama_kegiatan: string
  penyelenggara: string
  tanggal_mulai: Day | null
  tanggal_selesai: Day | null
  status: ActivityState
}

/** Other activities of the same person on one of these days, except those given up. */
export async function overlapsOf(db: Db, { id, user_id, tanggal_mulai, tanggal_selesai }: ActivityRow) {
  const { rows } = await sql<Overlap>`
    select id, nama_kegiatan, penyelenggara, tanggal_mulai, tanggal_selesai, status from maintenance_records
    where user_id = ${user_id} and id <> ${id} and submitted_at is not null
      and status not in ('ditolak', 'dibatalkan', 'kedaluwarsa')
      and tanggal_mulai <= ${tanggal_selesai} and tanggal_selesai >= ${tanggal_mulai}
    order by tanggal_mulai, id`.execute(db)
  return rows
}

/** Days that a schedule may lie back or ahead to be offered at the door. */
const PAST = 14
const AHEAD = 30

interface ActivitySchedule {
  id: number
  name: string
  start_date: Day
  end_date: Day
  belum_diakui: number
}

/** Maintenance schedules near today, and earlier ones whose participants still wait to be recognised. */
export async function activitySchedulesAtHand(db: Db, today: Day): Promise<ActivitySchedule[]> {
  const { rows } = await sql<ActivitySchedule>`
    select schedules.id, scheme.name || ', ' || coalesce(venues.name, schedules.metode) as name, schedules.start_date,
      schedules.end_date, waiting.people as belum_diakui
    from schedules join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    join schemes on schemes.id = scheme.scheme_id
    join categories on categories.id = schemes.category_id and categories.jenis = 'pemeliharaan'
    left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
    cross join lateral (select count(*)::int as people from maintenance_records
      where schedule_id = schedules.id and status = 'hadir') as waiting
    where schedules.cancelled_at is null and schedules.start_date <= ${today}::date + ${AHEAD}::int
      and (schedules.end_date >= ${today}::date - ${PAST}::int or waiting.people > 0 or exists (select from maintenance_records
        where schedule_id = schedules.id and status = 'dikonfirmasi'))
    order by schedules.start_date, schedules.id`.execute(db)
  return rows
}

/** The activities of a schedule whose holders attended and are not recognised yet. */
export async function attendedActivitiesOn(db: Db, scheduleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('maintenance_records')
    .select('id')
    .where('schedule_id', '=', scheduleId)
    .where('status', '=', 'hadir')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
