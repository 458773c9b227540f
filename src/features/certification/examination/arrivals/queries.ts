import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { addDays, type Day, type Zone } from '../../../../lib/day.ts'
import { AT_THE_EXAM } from '../rules.ts'
import { type ArrivalOutcome, type ArrivalWay, type DoorHours, LIST_DAYS_AHEAD, type Ruling } from './rules.ts'

export interface DoorExamRow {
  schedule_id: number
  skema: string
  tuk: string | null
  metode: string
  ruang: number | null
  start_date: Day
  end_date: Day
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  peserta: number
  hadir: number
}

const LAST_DAY = sql`coalesce(schedules.end_date, schedules.start_date)`

/** Exams with candidates that were not cancelled, each with how many are expected and how many came. */
const DOOR_EXAMS = sql`
  select schedules.id as schedule_id, schedules.skema, case when schedules.metode = 'Daring' then null else schedules.tuk end as tuk,
    schedules.metode, schedules.ruang, schedules.start_date, ${LAST_DAY} as end_date, schedules.jam_mulai,
    schedules.jam_selesai, schedules.zona_waktu, present.peserta, present.hadir
  from schedules
  cross join lateral (
    select count(*)::int as peserta, count(own.attended_at)::int as hadir from user_trainings as own
    where own.schedule_id = schedules.id and own.tahap in (${sql.join([...AT_THE_EXAM])})
  ) as present
  where schedules.start_date is not null and schedules.cancelled_at is null and present.peserta > 0`

/** Lists the exams of today and the days after it, by their hour; for one examiner those where they accepted. */
export async function doorExams(db: Db, today: Day, examinerUserId: number | null): Promise<DoorExamRow[]> {
  const examined = sql`exists (select from examiner_assignments as given
    join examiners on examiners.id = given.examiner_id and examiners.user_id = ${examinerUserId}
    join user_trainings as own on own.id = given.user_training_id
    where own.schedule_id = schedules.id and given.status = 'diterima')`
  const { rows } = await sql<DoorExamRow>`${DOOR_EXAMS}
    and daterange(schedules.start_date, ${LAST_DAY}, '[]') && daterange(${today}::date, ${addDays(today, LIST_DAYS_AHEAD)}::date, '[]')
    and ${examinerUserId === null ? sql`true` : examined}
    order by schedules.start_date, schedules.jam_mulai, schedules.id`.execute(db)
  return rows
}

/** One exam at whose door somebody stands; undefined for one without candidates, or that was cancelled. */
export async function doorExam(db: Db, scheduleId: number): Promise<DoorExamRow | undefined> {
  const { rows } = await sql<DoorExamRow>`${DOOR_EXAMS} and schedules.id = ${scheduleId}`.execute(db)
  return rows[0]
}

/** The seats of an exam, where its record of the day has them already. */
export async function seatsOf(db: Db, scheduleId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ user_training_id: number; kursi: string }>`
    select seat.user_training_id, seat.kursi from exam_records
    cross join jsonb_to_recordset(exam_records.kursi) as seat (user_training_id int, kursi text)
    where schedule_id = ${scheduleId}`.execute(db)
  return new Map(rows.map((seat) => [seat.user_training_id, seat.kursi]))
}

interface NewList extends DoorHours {
  schedule_id: number
  peserta: number[]
  taken_by: number
  taken_at: Date
}

export const insertDoorList = (db: Db, list: NewList) =>
  db.insertInto('door_lists').values(list).returning('id').executeTakeFirstOrThrow()

/** The list that somebody took themselves; undefined for anybody else's. */
export const ownDoorList = (db: Db, id: number, userId: number) =>
  db
    .selectFrom('door_lists')
    .select(['id', 'schedule_id', 'peserta', 'sejak', 'sampai'])
    .where('id', '=', id)
    .where('taken_by', '=', userId)
    .executeTakeFirst()

/** Who recorded the attendance of somebody; null for nobody. */
export async function attendedBy(db: Db, applicationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('user_trainings')
    .select('attended_by')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  return row?.attended_by ?? null
}

export interface EarlierRecord {
  recorded_by: number | null
  tercatat_pada: Date | null
}

/** Who brought an application to its present stage, and when; undefined where nobody has yet. */
export const latestEvent = (db: Db, applicationId: number) =>
  db
    .selectFrom('application_events')
    .select(['user_id', 'at'])
    .where('user_training_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Sets since when somebody has been there, and who saw it. */
export const setAttended = (db: Db, applicationId: number, attended: { attended_at: Date; attended_by: number }) =>
  db.updateTable('user_trainings').set(attended).where('id', '=', applicationId).execute()

interface NewArrival extends EarlierRecord {
  list_id: number
  kunci: string
  user_training_id: number
  cara: ArrivalWay
  jam_perangkat: Date
  datang_pada: Date
  received_at: Date
  hasil: ArrivalOutcome
}

export const insertArrival = (db: Db, arrival: NewArrival) => db.insertInto('arrivals').values(arrival).execute()

export interface ArrivalRow extends Omit<NewArrival, 'list_id' | 'cara' | 'recorded_by'> {
  recorder_name: string | null
}

/** The arrivals of a list under these keys. */
export async function arrivalsUnder(db: Db, listId: number, keys: readonly string[]): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select arrivals.kunci, arrivals.user_training_id, arrivals.hasil, arrivals.jam_perangkat, arrivals.datang_pada,
      arrivals.received_at, recorder.name as recorder_name, arrivals.tercatat_pada
    from arrivals left join users as recorder on recorder.id = arrivals.recorded_by
    where arrivals.list_id = ${listId} and arrivals.kunci = any(${[...keys]}::uuid[])`.execute(db)
  return rows
}

const MOST_CONFLICTS = 100

/** The arrivals that wait for somebody to choose, the oldest first. */
export async function unsettledArrivals(db: Db) {
  const { rows } = await sql<
    Omit<ArrivalRow, 'kunci'> & {
      id: number
      schedule_id: number
      skema: string
      nomor: string | null
      nama: string
      taker_name: string
      cara: ArrivalWay
    }
  >`select arrivals.id, arrivals.user_training_id, arrivals.hasil, arrivals.jam_perangkat, arrivals.datang_pada,
      arrivals.received_at, recorder.name as recorder_name, arrivals.tercatat_pada, arrivals.cara, list.schedule_id,
      schedules.skema, own.nomor, person.name as nama, taker.name as taker_name
    from arrivals join door_lists as list on list.id = arrivals.list_id join schedules on schedules.id = list.schedule_id
    join user_trainings as own on own.id = arrivals.user_training_id join users as person on person.id = own.user_id
    join users as taker on taker.id = list.taken_by left join users as recorder on recorder.id = arrivals.recorded_by
    where arrivals.settled_at is null and arrivals.hasil not in ('dicatat', 'sudah')
    order by arrivals.received_at, arrivals.id limit ${MOST_CONFLICTS}`.execute(db)
  return rows
}

export interface UnsettledRow {
  id: number
  user_training_id: number
  hasil: ArrivalOutcome
  datang_pada: Date
  settled_at: Date | null
  taken_by: number
  nomor: string | null
  nama: string
}

/** Locks an arrival until the transaction ends; undefined where there is none. */
export async function lockArrival(db: Db, id: number): Promise<UnsettledRow | undefined> {
  const { rows } = await sql<UnsettledRow>`
    select arrivals.id, arrivals.user_training_id, arrivals.hasil, arrivals.datang_pada, arrivals.settled_at, list.taken_by,
      own.nomor, person.name as nama
    from arrivals join door_lists as list on list.id = arrivals.list_id
    join user_trainings as own on own.id = arrivals.user_training_id join users as person on person.id = own.user_id
    where arrivals.id = ${id} for no key update of arrivals`.execute(db)
  return rows[0]
}

interface Settled {
  putusan: Ruling
  settled_by: number
  settled_at: Date
}

export const settle = (db: Db, id: number, settled: Settled) =>
  db.updateTable('arrivals').set(settled).where('id', '=', id).execute()
