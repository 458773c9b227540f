import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import { CANDIDATE_REMINDERS, EXAMINER_REMINDER, SCORING_REMINDER } from './rules.ts'

/** The rows of a page; a run reads all pages. */
const PAGE = 1000

const [NEAREST, FARTHEST] = CANDIDATE_REMINDERS

/** Lists the candidates whose exam is near and who lack the nearest reminder; the rules decide again under the lock. */
export async function candidatesNear(db: Db, today: Day, after = 0): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select own.id from schedules join user_trainings as own on own.schedule_id = schedules.id
    where schedules.start_date between ${today}::date and ${today}::date + ${FARTHEST}::int
      and schedules.cancelled_at is null and own.tahap = 'terjadwal'
      and (own.reminded_days is null or own.reminded_days > case
        when schedules.start_date <= ${today}::date + ${NEAREST}::int then ${NEAREST}::int else ${FARTHEST}::int end)
      and own.id > ${after}
    order by own.id limit ${PAGE}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ToRemind {
  id: number
  user_id: number
  email: string
  nama: string
  skema: string
  start_date: Day
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  reminded_days: number | null
}

/** Locks one of them; undefined when the application moved on meanwhile. */
export async function lockCandidateToRemind(db: Db, id: number): Promise<ToRemind | undefined> {
  const { rows } = await sql<ToRemind>`
    select own.id, own.user_id, person.email, person.name as nama, scheme.name as skema, schedules.start_date,
      schedules.end_date, schedules.jam_mulai, schedules.jam_selesai, schedules.zona_waktu, own.reminded_days
    from user_trainings as own join users as person on person.id = own.user_id
    join schedules on schedules.id = own.schedule_id
    join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
    where own.id = ${id} and own.tahap = 'terjadwal' and schedules.start_date is not null
      and schedules.cancelled_at is null
    for no key update of own`.execute(db)
  return rows[0]
}

export const markCandidateReminded = (db: Db, id: number, days: number) =>
  db.updateTable('user_trainings').set({ reminded_days: days }).where('id', '=', id).execute()

/** The two reminders for examiners: the exam is near, or scores are missing. */
const TASKS = {
  exam: {
    column: 'exam_reminded_at',
    due: (today: Day) => sql`own.tahap = 'terjadwal' and schedules.start_date between ${today}::date
      and ${today}::date + ${EXAMINER_REMINDER}::int`,
  },
  scores: {
    column: 'reminded_at',
    due: (today: Day) => sql`own.tahap = 'diuji'
      and coalesce(schedules.end_date, schedules.start_date) <= ${today}::date - ${SCORING_REMINDER}::int`,
  },
} as const satisfies Record<string, { column: string; due: (today: Day) => RawBuilder<unknown> }>

export type ExaminerTask = keyof typeof TASKS

const dueFor = (task: ExaminerTask, today: Day) => sql`from examiner_assignments as given
  join user_trainings as own on own.id = given.user_training_id
  join schedules on schedules.id = own.schedule_id
  where given.status = 'diterima' and given.locked_at is null and given.${sql.ref(TASKS[task].column)} is null
    and schedules.cancelled_at is null and ${TASKS[task].due(today)}`

export interface Pair {
  examiner_id: number
  schedule_id: number
}

/** Examiners, and the schedules to remind them of. */
export async function examinersDue(db: Db, task: ExaminerTask, today: Day, after?: Pair): Promise<Pair[]> {
  const { rows } = await sql<Pair>`select distinct given.examiner_id, own.schedule_id ${dueFor(task, today)}
      and (own.schedule_id, given.examiner_id) > (${after?.schedule_id ?? 0}::int, ${after?.examiner_id ?? 0}::int)
    order by own.schedule_id, given.examiner_id limit ${PAGE}`.execute(db)
  return rows
}

/** Marks an examiner as reminded; returns the number of candidates it is about, 0 when another process was faster. */
export async function markExaminerReminded(
  db: Db,
  task: ExaminerTask,
  pair: Pair,
  today: Day,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select given.id ${dueFor(task, today)}
    and given.examiner_id = ${pair.examiner_id} and own.schedule_id = ${pair.schedule_id}
    order by given.id for no key update of given`.execute(db)
  const ids = rows.map(({ id }) => id)
  await db
    .updateTable('examiner_assignments')
    .set({ [TASKS[task].column]: now })
    .where('id', 'in', [0, ...ids])
    .execute()
  return ids.length
}

/** The account of an examiner who can still work. */
export const examinerAccount = (db: Db, examinerId: number) =>
  db
    .selectFrom('examiners')
    .innerJoin('users', 'users.id', 'examiners.user_id')
    .select(['users.id', 'users.email', 'examiners.name'])
    .where('examiners.id', '=', examinerId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
