import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Involvement } from './rules.ts'

/**
 * Returns the people who examined an application, are related to its candidate or decided on it, without the candidate.
 */
export async function involvedInApplication(
  db: Db,
  applicationId: number,
): Promise<Omit<Involvement, 'peserta'> | undefined> {
  const { rows } = await sql<Omit<Involvement, 'peserta'>>`
    select
      array(select distinct examiners.user_id from examiner_assignments as given
        join examiners on examiners.id = given.examiner_id
        where given.user_training_id = own.id and examiners.user_id is not null) as penguji,
      array(select examiners.user_id from examiner_conflicts as conflict
        join examiners on examiners.id = conflict.examiner_id
        where conflict.user_id = own.user_id and examiners.user_id is not null
        union select trainer_id from provider_trainers where provider_trainers.user_id = own.user_id) as related,
      array(select decided_by from decisions where decisions.user_training_id = own.id) as deciders
    from user_trainings as own where own.id = ${applicationId}`.execute(db)
  return rows[0]
}

/** Selects a person's own applications, and those of people whom they trained or are related to. */
const ownAndRelated = (userId: number) => sql`
  select id from user_trainings where user_id = ${userId}
  union all select own.id from examiner_conflicts as conflict join examiners on examiners.id = conflict.examiner_id
    join user_trainings as own on own.user_id = conflict.user_id where examiners.user_id = ${userId}
  union all select own.id from provider_trainers as trained
    join user_trainings as own on own.user_id = trained.user_id where trained.trainer_id = ${userId}`

/** Selects the applications `r` of others than a person, their trainees and relations. */
export const unrelatedCondition = (userId: number) => sql`r.id not in (${ownAndRelated(userId)})`

/**
 * Selects the applications `r` in which a person had no part, or the others, as isInvolved tells for one. The person's
 * own applications are few, so they are read once.
 */
export const uninvolvedCondition = (userId: number, wanted: boolean) => sql`r.id ${sql.raw(wanted ? 'not in' : 'in')} (
  ${ownAndRelated(userId)}
  union all select user_training_id from decisions where decided_by = ${userId}
  union all select given.user_training_id from examiner_assignments as given
    join examiners on examiners.id = given.examiner_id where examiners.user_id = ${userId})`

/** The application behind a sanctioned certificate, and the staff who opened the case, notified of it or decided it. */
export async function involvedInSanction(
  db: Db,
  sanctionId: number,
): Promise<{ user_training_id: number | null; staff: number[] }> {
  const { rows } = await sql<{ user_training_id: number | null; staff: number[] }>`
    select certificates.user_training_id, array_remove(array[opened_by, notified_by, decided_by], null) as staff
    from sanctions join certificates on certificates.id = certificate_id where sanctions.id = ${sanctionId}`.execute(db)
  return rows[0] ?? { user_training_id: null, staff: [] }
}

/** Selects what a person has accepted to examine; `own` is the application. */
const acceptedAssignments = (userId: number) => sql`select from examiner_assignments as given
  join examiners on examiners.id = given.examiner_id and examiners.user_id = ${userId}
  join user_trainings as own on own.id = given.user_training_id
  where given.status = 'diterima'`

/** Tells whether an account has accepted to examine a candidate. */
export async function isExaminerOf(db: Db, applicationId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`${acceptedAssignments(userId)} and own.id = ${applicationId} limit 1`.execute(db)
  return rows.length > 0
}

/** Tells whether an account has accepted to examine somebody on a schedule. */
export async function examinesOn(db: Db, scheduleId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`${acceptedAssignments(userId)} and own.schedule_id = ${scheduleId} limit 1`.execute(db)
  return rows.length > 0
}
