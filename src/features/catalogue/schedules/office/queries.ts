import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day, Zone } from '../../../../lib/day.ts'
import { AHEAD_OF_EXAM } from '../../../certification/applications/rules.ts'
import { AHEAD_OF_ACTIVITY } from '../../../upkeep/maintenance/rules.ts'

export const isVersionPublished = async (db: Db, versionId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('scheme_versions')
    .select('published_at')
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row?.published_at !== null && row !== undefined
}

/** Tells whether a version is of a scheme that is examined, and no activity of maintenance. */
export async function isExamVersion(db: Db, versionId: number): Promise<boolean> {
  const { rows } = await sql`select from scheme_versions as version join schemes on schemes.id = version.scheme_id
    join categories on categories.id = schemes.category_id
    where version.id = ${versionId} and categories.jenis <> 'pemeliharaan'`.execute(db)
  return rows.length > 0
}

export interface Place {
  name: string
  alamat: string
  kota: string
  zona_waktu: Zone
}

export const venuePlace = (db: Db, venueId: number): Promise<Place | undefined> =>
  db
    .selectFrom('venues')
    .select(['name', 'alamat', 'kota', sql<Zone>`zona_waktu`.as('zona_waktu')])
    .where('id', '=', venueId)
    .executeTakeFirst()

export interface Candidate {
  name: string
  berlaku_sampai: Day | null
}

/** Locks the people who are to examine until the transaction ends, so that nobody is assigned twice at once. */
export async function lockCandidates(db: Db, ids: number[]): Promise<Candidate[]> {
  await db.selectFrom('examiners').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return db
    .selectFrom('examiners')
    .select(['name', sql<Day | null>`berlaku_sampai`.as('berlaku_sampai')])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute()
}

/** Locks a venue until the transaction ends: of two schedules at once the second sees the first. */
export const lockVenue = (db: Db, id: number) =>
  db.selectFrom('venues').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Names the examiners of a schedule; who stays keeps the row, and with it what was tolerated. */
export async function writeExaminers(db: Db, scheduleId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((examiner_id) => ({ schedule_id: scheduleId, examiner_id }))
  await db
    .insertInto('schedule_examiners')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Takes those off a schedule who are not named any more. */
export const removeOtherExaminers = (db: Db, scheduleId: number, ids: readonly number[]) =>
  db
    .deleteFrom('schedule_examiners')
    .where('schedule_id', '=', scheduleId)
    .where(sql<boolean>`examiner_id <> all (${[...ids]}::int[])`)
    .execute()

const isAhead = sql`person.tahap in (${sql.join(AHEAD_OF_EXAM)})`
const isComing = sql`person.status in (${sql.join([...AHEAD_OF_ACTIVITY])})`

/** Selects all that a list or a form shows of a schedule. */
export const SCHEDULES = sql`select schedules.id, schedules.version, schedules.scheme_version_id, schedules.venue_id, schedules.ruang,
  schedules.start_date, schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu,
  schedules.pendaftaran_dibuka, schedules.pendaftaran_ditutup, schedules.kuota, schedules.terisi, schedules.metode,
  schedules.ruang_daring, schedules.rundown, schedules.ketentuan_batal, schedules.cancelled_at, schedules.alasan_batal,
  schedules.skema, schedules.kategori, schedules.tuk, schedules.search_text,
  (select coalesce(version.registration_fee, 0) from scheme_versions as version
    where version.id = schedules.scheme_version_id) as registration_fee,
  exists (select from scheme_versions as version
    join schemes on schemes.id = version.scheme_id join categories on categories.id = schemes.category_id
    where version.id = schedules.scheme_version_id and categories.jenis = 'pemeliharaan') as pemeliharaan,
  array(select examiner_id from schedule_examiners where schedule_id = schedules.id order by examiner_id) as penguji,
  array(select examiners.name from schedule_examiners join examiners on examiners.id = examiner_id
    where schedule_id = schedules.id order by examiners.name) as nama_penguji,
  (select count(*)::int from user_trainings as person where person.schedule_id = schedules.id and ${isAhead})
    + (select count(*)::int from maintenance_records as person
      where person.schedule_id = schedules.id and ${isComing}) as peserta
  from schedules`

export interface ScheduleAtVenue {
  id: number
  skema: string
  pemeliharaan: boolean
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  metode: string
  /** People who have a seat or may still come. */
  peserta: number
}

/** The schedules at a venue that are not over and not cancelled, the first one first. */
export async function schedulesAtVenue(db: Db, venueId: number, today: Day): Promise<ScheduleAtVenue[]> {
  const { rows } = await sql<ScheduleAtVenue>`select id, skema, pemeliharaan, start_date, end_date, jam_mulai,
      jam_selesai, zona_waktu, metode, greatest(terisi, peserta) as peserta
    from (${SCHEDULES} where schedules.venue_id = ${venueId} and schedules.cancelled_at is null
      and (schedules.start_date is null or coalesce(schedules.end_date, schedules.start_date) >= ${today}::date)) as r
    order by start_date nulls last, id`.execute(db)
  return rows
}

/** Makes the next version of schedules: what is shown of them lies in another record that has changed. */
export const touchSchedules = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('schedules')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', 'in', [0, ...ids])
    .execute()

/** The names of examiners, as a schedule lists them. */
export async function examinerNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('examiners')
    .select('name')
    .where('id', 'in', [0, ...ids])
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Holidays from the first to the last of these days. */
export const holidaysBetween = (db: Db, first: Day, last: Day): Promise<{ tanggal: Day; nama: string }[]> =>
  db
    .selectFrom('holidays')
    .select([sql<Day>`tanggal`.as('tanggal'), 'nama'])
    .where('tanggal', '>=', first)
    .where('tanggal', '<=', last)
    .orderBy('tanggal')
    .execute()
