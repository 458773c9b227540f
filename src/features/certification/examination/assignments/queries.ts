import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { AssignmentState, ConflictKind, ExaminerFacts } from '../rules.ts'
import { LOAD_DAYS } from './proposal-rules.ts'

export interface AssignmentRow {
  id: number
  examiner_id: number
  nama: string
  status: AssignmentState
  assigned_at: Date
  answered_at: Date | null
  alasan: string | null
  locked_at: Date | null
}

/** Everybody who was ever asked to examine a candidate, the first one first. */
export const assignmentsOf = (db: Db, applicationId: number): Promise<AssignmentRow[]> =>
  db
    .selectFrom('examiner_assignments as given')
    .innerJoin('examiners', 'examiners.id', 'given.examiner_id')
    .select(['given.id', 'given.examiner_id', 'examiners.name as nama', 'assigned_at', 'answered_at', 'alasan'])
    .select(['locked_at', sql<AssignmentState>`given.status`.as('status')])
    .where('given.user_training_id', '=', applicationId)
    .orderBy('given.id')
    .execute()

export interface ExaminerRow extends ExaminerFacts {
  id: number
  nama: string
  keahlian: string[]
  /** The address of the examiner's account; null without an account that can work. */
  email: string | null
  /** The declared conflicts of interest between the examiner and the candidate. */
  declared: ConflictKind[]
  /** True when the examiner is asked or has accepted to examine this application. */
  assigned: boolean
  kota: string
  provinsi: string | null
  /** The number of their candidates around the day of the exam. */
  beban: number
}

/** Selects an examiner's home, absences, other exams at the same hours, and workload around a schedule. */
const availability = (scheduleId: number) => sql`examiners.kota, examiners.provinsi,
  (select coalesce(json_agg(json_build_object('sejak', sejak, 'sampai', sampai) order by sejak), '[]')
    from examiner_leaves as leave, schedules as exam where exam.id = ${scheduleId} and leave.examiner_id = examiners.id
      and leave.sejak <= coalesce(exam.end_date, exam.start_date) and leave.sampai >= exam.start_date) as leaves,
  (select coalesce(json_agg(distinct jsonb_build_object('skema', other.skema, 'start_date', other.start_date,
      'end_date', other.end_date)), '[]')
    from schedules as exam, occupied_hours(exam.start_date, coalesce(exam.end_date, exam.start_date), exam.jam_mulai,
        exam.jam_selesai, exam.zona_waktu) as hours
      join occupancies as taken on taken.during && hours join schedules as other on other.id = taken.schedule_id
    where exam.id = ${scheduleId} and taken.examiner_id = examiners.id and other.id <> exam.id) as elsewhere,
  (select count(*)::int from examiner_assignments as given join user_trainings as own on own.id = given.user_training_id
      join schedules as other on other.id = own.schedule_id join schedules as exam on exam.id = ${scheduleId}
    where given.examiner_id = examiners.id and given.status in ('ditawarkan', 'diterima') and other.id <> exam.id
      and other.start_date between exam.start_date - ${LOAD_DAYS}::int and exam.start_date + ${LOAD_DAYS}::int) as beban`

/** Lists examiners with the facts that an assignment to this application needs: all, or those with these ids. */
export async function examinersFor(
  db: Db,
  application: { id: number; user_id: number; schedule_id: number },
  ids?: readonly number[],
): Promise<ExaminerRow[]> {
  const { rows } = await sql<ExaminerRow>`
    select examiners.id, examiners.name as nama, keahlian, no_sertifikat, berlaku_sampai, instansi, nama_lpjp,
      account.id as user_id, account.email,
      array(select jenis from examiner_conflicts where examiner_id = examiners.id and user_id = ${application.user_id}
        union select 'melatih' from provider_trainers as trained
          where trained.trainer_id = examiners.user_id and trained.user_id = ${application.user_id} order by 1) as declared,
      exists (select from examiner_assignments as given where given.user_training_id = ${application.id}
        and given.examiner_id = examiners.id and given.status in ('ditawarkan', 'diterima')) as assigned,
      (select coalesce(json_object_agg(jenis, kept.berlaku_sampai), '{}') from staff_conditions as kept
        where kept.user_id = account.id) as validities,
      ${availability(application.schedule_id)}
    from examiners left join users as account on account.id = examiners.user_id and account.role = 'penguji'
      and account.suspended_at is null
    ${ids ? sql`where examiners.id = any (${[...ids]}::int[])` : sql``}
    order by name_order(examiners.name), examiners.id`.execute(db)
  return rows
}

export const insertAssignment = (
  db: Db,
  given: { user_training_id: number; examiner_id: number; assigned_by: number; assigned_at: Date },
) => db.insertInto('examiner_assignments').values(given).execute()

interface Withdrawal {
  application_id: number
  alasan: string
  at: Date
  /** The examiner or assignment to which it is limited. */
  only?: { examiner_id: number } | { id: number } | undefined
}

interface ReleasedExaminer {
  examiner_id: number
  name: string
  user_id: number | null
  email: string | null
}

/** Withdraws an application's standing assignments whose scores are not locked; returns their examiners. */
export async function withdrawOpenAssignments(
  db: Db,
  { application_id, alasan, at, only }: Withdrawal,
): Promise<ReleasedExaminer[]> {
  const narrowed = Object.entries(only ?? {}).map(([name, value]) => sql`and given.${sql.ref(name)} = ${value}`)
  const { rows } = await sql<ReleasedExaminer>`
    update examiner_assignments as given set status = 'dicabut', answered_at = ${at}, alasan = ${alasan}
    from examiners left join users as account on account.id = examiners.user_id
    where examiners.id = given.examiner_id and given.user_training_id = ${application_id}
      and given.status in ('ditawarkan', 'diterima') and given.locked_at is null ${sql.join(narrowed, sql` `)}
    returning given.examiner_id, examiners.name, account.id as user_id, account.email`.execute(db)
  return rows
}

/** Returns the application to which an assignment belongs. */
export const placeOfAssignment = (db: Db, id: number) =>
  db.selectFrom('examiner_assignments').select('user_training_id').where('id', '=', id).executeTakeFirst()

/** Stores a declaration in place of an earlier one of the same kind. */
export const upsertConflict = (
  db: Db,
  conflict: {
    examiner_id: number
    user_id: number
    jenis: ConflictKind
    keterangan: string
    declared_by: number
    at: Date
  },
) =>
  db
    .insertInto('examiner_conflicts')
    .values(conflict)
    .onConflict((same) =>
      same.columns(['examiner_id', 'user_id', 'jenis']).doUpdateSet({
        keterangan: conflict.keterangan,
        declared_by: conflict.declared_by,
        at: conflict.at,
      }),
    )
    .execute()

/** Makes locked scores writable again; no reminder is sent at once for scores that were just reopened. */
export const reopenLockedScores = (db: Db, applicationId: number, now: Date) =>
  db
    .updateTable('examiner_assignments')
    .set({ locked_at: null, reminded_at: now })
    .where('user_training_id', '=', applicationId)
    .where('locked_at', 'is not', null)
    .returning(['id', 'examiner_id'])
    .execute()

/** The accounts of those who examine an application. */
export const assignedAccounts = (db: Db, applicationId: number) =>
  db
    .selectFrom('examiner_assignments as given')
    .innerJoin('examiners', 'examiners.id', 'given.examiner_id')
    .innerJoin('users', 'users.id', 'examiners.user_id')
    .select(['users.id', 'users.email', 'examiners.name'])
    .where('given.user_training_id', '=', applicationId)
    .where('given.status', '=', 'diterima')
    .orderBy('given.id')
    .execute()

/** Returns what the candidate declared about relations to examiners; null when they declared none. */
export async function declaredRelation(db: Db, applicationId: number): Promise<string | null> {
  const row = await db
    .selectFrom('user_trainings')
    .select(
      sql<string | null>`case when (pernyataan ->> 'ada_hubungan')::boolean then pernyataan ->> 'hubungan' end`.as(
        'hubungan',
      ),
    )
    .where('id', '=', applicationId)
    .executeTakeFirst()
  return row?.hubungan || null
}

/** Returns the place of a schedule; null for an online exam. */
export async function venueOf(db: Db, scheduleId: number): Promise<{ kota: string; provinsi: string } | null> {
  const row = await db
    .selectFrom('schedules')
    .innerJoin('venues', 'venues.id', 'schedules.venue_id')
    .select(['venues.kota', 'venues.provinsi'])
    .where('schedules.id', '=', scheduleId)
    .where('schedules.metode', '!=', 'Daring')
    .executeTakeFirst()
  return row ?? null
}
