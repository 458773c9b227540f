import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Clash } from './occupancy-rules.ts'
import type { ScheduleTime } from './rules.ts'

export interface Occupant {
  /** The schedule itself, or 0 for one that is not stored yet. */
  id: number
  time: Omit<ScheduleTime, 'venue_id'>
  /** Null where it takes place over the network only. */
  venue_id: number | null
  /** Null for the whole venue. */
  ruang: number | null
  penguji: readonly number[]
  /** Its time or place changes: all whom it occupies already come with it. */
  moves: boolean
}

const hoursOf = ({ start_date, end_date, jam_mulai, jam_selesai, zona_waktu }: Occupant['time']): RawBuilder<unknown> =>
  sql`occupied_hours(${start_date}::date, coalesce(${end_date}, ${start_date})::date, ${jam_mulai}, ${jam_selesai}, ${zona_waktu})`

const CLASH = sql`schedules.skema, schedules.start_date, schedules.end_date, schedules.jam_mulai,
  schedules.jam_selesai, schedules.zona_waktu`

/** Returns the schedules at the same hours that have its room, its examiners or its candidates. */
export async function clashesOf(db: Db, { id, time, moves, ...given }: Occupant): Promise<Clash[]> {
  if (!time.start_date) return []
  const { rows } = await sql<Clash>`with wanted as (select hours from ${hoursOf(time)} as hours),
    found as (
      select distinct occupancies.schedule_id, venue_id, examiner_id, user_id from occupancies, wanted
      where occupancies.during && hours and occupancies.schedule_id <> ${id} and (
        (${moves} and venue_id = ${given.venue_id}
          and int4range(ruang, ruang, '[]') && int4range(${given.ruang}::int, ${given.ruang}::int, '[]'))
        or examiner_id = any (${[...given.penguji]}::int[])
        or ${moves} and examiner_id in (select own.examiner_id from occupancies as own where own.schedule_id = ${id})
        or ${moves} and user_id in (select own.user_id from occupancies as own where own.schedule_id = ${id})))
    select 'tuk' as kind, venues.name as nama, ${CLASH}
      from found join venues on venues.id = found.venue_id join schedules on schedules.id = found.schedule_id
    union all
    select 'penguji', examiners.name, ${CLASH}
      from found join examiners on examiners.id = found.examiner_id join schedules on schedules.id = found.schedule_id
    union all
    select 'peserta' as kind, users.name as nama, ${CLASH}
      from found join users on users.id = found.user_id join schedules on schedules.id = found.schedule_id
    order by kind, nama, start_date`.execute(db)
  return rows
}

/**
 * Returns the schedules at the hours of that one that have a person among their candidates, but for the one that they
 * leave.
 */
export async function clashesOfCandidate(
  db: Db,
  userId: number,
  { to, from }: { to: number; from: number },
): Promise<Clash[]> {
  const { rows } = await sql<Clash>`
    select distinct 'peserta' as kind, users.name as nama, ${CLASH}
    from schedules as own, occupied_hours(own.start_date, coalesce(own.end_date, own.start_date), own.jam_mulai,
        own.jam_selesai, own.zona_waktu) as hours
      join occupancies on occupancies.during && hours
      join schedules on schedules.id = occupancies.schedule_id join users on users.id = occupancies.user_id
    where own.id = ${to} and occupancies.user_id = ${userId} and occupancies.schedule_id not in (${to}, ${from})
    order by start_date`.execute(db)
  return rows
}

/** Lists those of these examiners who are away on one of the days. */
export async function leavesAmong(
  db: Db,
  ids: readonly number[],
  { start_date, end_date }: Pick<ScheduleTime, 'start_date' | 'end_date'>,
): Promise<{ nama: string; sejak: string; sampai: string }[]> {
  if (ids.length === 0 || !start_date) return []
  return db
    .selectFrom('examiner_leaves')
    .innerJoin('examiners', 'examiners.id', 'examiner_id')
    .select(['examiners.name as nama', sql<string>`sejak`.as('sejak'), sql<string>`sampai`.as('sampai')])
    .where('examiner_id', 'in', [...ids])
    .where('sejak', '<=', end_date ?? start_date)
    .where('sampai', '>=', start_date)
    .orderBy('examiners.name')
    .orderBy('sejak')
    .execute()
}
