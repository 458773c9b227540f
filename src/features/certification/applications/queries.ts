import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day, Zone } from '../../../lib/day.ts'
import type { Validity } from '../certificates/rules.ts'
import { isProofRefused } from './application-queries.ts'
import { AHEAD_OF_EXAM, type Stage } from './rules.ts'

/** The SQL for the facts from which the state of an application's certificate follows; null while there is none. */
const VALIDITY = sql<Validity | null>`(select json_build_object('status', issued.status, 'valid_from', issued.valid_from,
  'valid_until', issued.valid_until) from certificates as issued where issued.user_training_id = user_trainings.id)`

/** A person's applications as lists show them. */
const userTrainings = (db: Db, userId: number) =>
  db
    .selectFrom('user_trainings')
    .innerJoin('schedules', 'schedules.id', 'user_trainings.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .innerJoin('schemes', 'schemes.id', 'scheme.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .select([
      'user_trainings.id',
      'user_trainings.schedule_id',
      'categories.name as kategori',
      'scheme.name as skema',
      'scheme.durasi',
      sql<Day | null>`schedules.start_date`.as('start_date'),
      sql<Day | null>`schedules.end_date`.as('end_date'),
      'schedules.jam_mulai',
      sql<Zone>`schedules.zona_waktu`.as('zona_waktu'),
      sql<Day | null>`schedules.pendaftaran_ditutup`.as('pendaftaran_ditutup'),
      sql<Stage>`user_trainings.tahap`.as('tahap'),
      'user_trainings.tahap_sejak',
      'user_trainings.no_sertifikasi',
      'user_trainings.ditawarkan',
      'user_trainings.due_at',
      VALIDITY.as('sertifikat'),
      isProofRefused('user_trainings').as('bukti_ditolak'),
    ])
    .where('user_trainings.user_id', '=', userId)
    .orderBy('user_trainings.created_at', 'desc')
    .orderBy('user_trainings.id', 'desc')

/** A person's applications, newest first; of the drafts only those with a reserved seat (domain 3). */
export const applicationsOf = (db: Db, userId: number) =>
  userTrainings(db, userId)
    .where((is) => is.or([is('user_trainings.tahap', '!=', 'draft'), is('user_trainings.ditawarkan', '=', true)]))
    .execute()

/** One's own drafts that hold no seat, which the list of the specification leaves out. */
export const draftsOf = (db: Db, userId: number) =>
  userTrainings(db, userId)
    .where('user_trainings.tahap', '=', 'draft')
    .where('user_trainings.ditawarkan', '=', false)
    .execute()

/** Lists the applications that a person may write on: drafts, and those that were sent back. */
export const writableOf = (db: Db, userId: number) =>
  userTrainings(db, userId).where('user_trainings.tahap', 'in', ['draft', 'perlu_perbaikan']).execute()

/** The people who may still come to the exam of a schedule, with their applications. */
export const applicantsAhead = (db: Db, scheduleId: number) =>
  db
    .selectFrom('user_trainings as application')
    .innerJoin('users', 'users.id', 'application.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'application.id as application_id',
      sql<Stage>`application.tahap`.as('tahap'),
    ])
    .where('application.schedule_id', '=', scheduleId)
    .where('application.tahap', 'in', AHEAD_OF_EXAM)
    .orderBy('application.id')
    .execute()
