import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Stage } from '../applications/rules.ts'
import type { MisconductFacts, MisconductState } from './rules.ts'

export interface MisconductRow extends MisconductFacts {
  id: number
  version: number
  user_training_id: number
  user_id: number
  nomor: string | null
  nama: string
  email: string
  skema: string
  schedule_id: number
  tahap: Stage
  uraian: string
  reported_at: Date
  notified_at: Date | null
  jawaban: string | null
  putusan: string | null
  decided_at: Date | null
}

export const CASES = sql<MisconductRow>`select one.id, one.version, one.user_training_id, own.user_id, own.nomor,
    person.name as nama, person.email, scheme.name as skema, own.schedule_id, own.tahap, one.status, one.uraian,
    one.reported_by, reporter.name as reported_by_name, one.reported_at, one.notified_by, one.notified_at,
    one.answer_due, one.jawaban, one.answered_at, one.putusan, one.decided_at, decider.name as decided_by_name
  from misconduct_cases as one
  left join user_trainings as own on own.id = one.user_training_id
  left join users as person on person.id = own.user_id
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join users as reporter on reporter.id = one.reported_by
  left join users as decider on decider.id = one.decided_by`

/** A case; undefined where there is none. */
export const misconductById = async (db: Db, id: number): Promise<MisconductRow | undefined> =>
  (await sql<MisconductRow>`${CASES} where one.id = ${id}`.execute(db)).rows[0]

/** Locks a case until the transaction ends. */
export const lockMisconduct = (db: Db, id: number) =>
  db.selectFrom('misconduct_cases').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The cases about an application of which its candidate was told, the newest first. */
export async function notifiedCasesOf(db: Db, applicationId: number): Promise<MisconductRow[]> {
  const { rows } = await sql<MisconductRow>`${CASES}
    where one.user_training_id = ${applicationId} and one.notified_at is not null order by one.id desc`.execute(db)
  return rows
}

/** The open case about an application; undefined where there is none. */
export async function openCaseOf(db: Db, applicationId: number): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`select id from misconduct_cases
    where user_training_id = ${applicationId} and status in ('dilaporkan', 'diberitahukan') limit 1`.execute(db)
  return rows[0]
}

interface Report {
  user_training_id: number
  uraian: string
  reported_by: number
  reported_at: Date
}

export async function insertReport(db: Db, report: Report): Promise<number> {
  const { id } = await db.insertInto('misconduct_cases').values(report).returning('id').executeTakeFirstOrThrow()
  return id
}

interface Changes {
  status: MisconductState
  uraian?: string
  notified_by?: number
  notified_at?: Date
  answer_due?: Date
  jawaban?: string
  answered_at?: Date
  putusan?: string
  decided_by?: number
  decided_at?: Date
}

export const writeCase = (db: Db, id: number, changes: Changes) =>
  db
    .updateTable('misconduct_cases')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
