import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { Stage } from '../applications/rules.ts'
import { BEFORE_BILLING } from './rules.ts'

/** The employer that pays for an application, while its applicant belongs to it. */
export const payerOfApplication = (db: Db, id: number) =>
  db
    .selectFrom('user_trainings as application')
    .innerJoin('employers', 'employers.id', 'application.employer_id')
    .innerJoin('employer_members as member', (join) =>
      join
        .onRef('member.employer_id', '=', 'application.employer_id')
        .onRef('member.user_id', '=', 'application.user_id'),
    )
    .select(['employers.id', 'employers.nama', 'employers.npwp'])
    .where('application.id', '=', id)
    .executeTakeFirst()

/** True while nothing is billed, so that the payer can still change. */
const isUnbilled = sql<boolean>`own.tahap in (${sql.join(BEFORE_BILLING)})`

/** An own application with its payer. */
export const ownPayer = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('user_trainings as own')
    .select(['own.employer_id', isUnbilled.as('boleh_diubah')])
    .where('own.id', '=', id)
    .where('own.user_id', '=', userId)
    .executeTakeFirst()

/** Returns an application paid for by an employer that the person manages. */
export const managedApplication = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('user_trainings as own')
    .innerJoin('employer_members as manager', 'manager.employer_id', 'own.employer_id')
    .innerJoin('users', 'users.id', 'own.user_id')
    .innerJoin('employers', 'employers.id', 'own.employer_id')
    .select(['own.id', 'own.user_id', 'employers.id as employer_id', 'employers.nama as nama_perusahaan'])
    .select(['users.name', 'users.email', isUnbilled.as('boleh_dilepas')])
    .where('own.id', '=', id)
    .where('manager.user_id', '=', userId)
    .where('manager.pengelola', '=', true)
    .executeTakeFirst()

/** Locks an application until the transaction ends: no invoice is issued for it meanwhile. */
export const lockForPayer = (db: Db, id: number) =>
  db.selectFrom('user_trainings').select('id').where('id', '=', id).forUpdate().execute()

export const setPayer = (db: Db, id: number, employer_id: number | null) =>
  db.updateTable('user_trainings').set({ employer_id }).where('id', '=', id).execute()

/** Lists the applications that an employer pays for its present members, the newest first. */
export const applicationsPaidBy = (db: Db, employerId: number) =>
  db
    .selectFrom('user_trainings as own')
    .innerJoin('employer_members as member', (join) =>
      join.onRef('member.employer_id', '=', 'own.employer_id').onRef('member.user_id', '=', 'own.user_id'),
    )
    .innerJoin('users', 'users.id', 'own.user_id')
    .innerJoin('schedules', 'schedules.id', 'own.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .select(['own.id', 'users.name as nama', 'scheme.name as skema'])
    .select([
      sql<Day | null>`schedules.start_date`.as('tanggal_uji'),
      sql<Stage>`own.tahap`.as('tahap'),
      isUnbilled.as('boleh_dilepas'),
    ])
    .where('own.employer_id', '=', employerId)
    .orderBy('own.id', 'desc')
    .execute()
