import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { DecidedUnit } from './contract.ts'
import type { DecisionOutcome } from './rules.ts'

export interface DecisionRow {
  id: number
  hasil: DecisionOutcome
  at: Date
  decided_by_name: string
  alasan: string
  unit: DecidedUnit[]
  /** The written exam that it rests on; null where there was none, and for decisions from before papers. */
  paper_id: number | null
  naskah_kode: string | null
  penilaian: number | null
}

/** Lists the decisions on an application, the newest first. */
export const decisionsOn = (db: Db, applicationId: number): Promise<DecisionRow[]> =>
  db
    .selectFrom('decisions')
    .innerJoin('users', 'users.id', 'decisions.decided_by')
    .select(['decisions.id', 'decisions.at', 'users.name as decided_by_name', 'decisions.alasan'])
    .leftJoin('exam_forms as form', 'form.id', 'decisions.form_id')
    .select([
      'decisions.paper_id',
      'form.kode as naskah_kode',
      sql<number | null>`decisions.penilaian::int`.as('penilaian'),
    ])
    .select(sql<DecisionOutcome>`decisions.hasil`.as('hasil'))
    .select(sql<DecidedUnit[]>`decisions.unit`.as('unit'))
    .where('user_training_id', '=', applicationId)
    .orderBy('decisions.id', 'desc')
    .execute()

/** On which application a decision is; undefined for one that is not there. */
export async function applicationOfDecision(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('decisions').select('user_training_id').where('id', '=', id).executeTakeFirst()
  return row?.user_training_id
}

interface NewDecision {
  user_training_id: number
  hasil: DecisionOutcome
  unit: readonly DecidedUnit[]
  alasan: string
  decided_by: number
  at: Date
  /** The written exam that it rests on: paper, form, and the newest mark that counted. */
  paper_id?: number
  form_id?: number
  penilaian?: number | null
}

export async function insertDecision(db: Db, { unit, ...decision }: NewDecision): Promise<number> {
  const { id } = await db
    .insertInto('decisions')
    .values({ ...decision, unit: sql<string>`${JSON.stringify(unit)}::jsonb` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The SQL query for the applications that wait for a decision. */
export const WAITING = sql<WaitingRow>`
  select own.id, own.search_text, own.nomor, person.name as nama, scheme.name as skema,
    schedules.start_date as tanggal_uji, coalesce(schedules.end_date, schedules.start_date) as exam_end, own.tahap_sejak
  from user_trainings as own
  left join users as person on person.id = own.user_id
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  where own.tahap = 'menunggu_keputusan'`

export interface WaitingRow {
  id: number
  nomor: string | null
  nama: string
  skema: string
  tanggal_uji: Day | null
  exam_end: Day | null
  tahap_sejak: Date
}

/** Tells whether the failed units are or were examined again; attempts that came to nothing do not count. */
export async function isExaminedAgain(db: Db, applicationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('origin_id', '=', applicationId)
    .where('tahap', 'not in', ['draft', 'ditolak', 'dibatalkan', 'kedaluwarsa', 'tidak_hadir'])
    .executeTakeFirst()
  return row !== undefined
}

/** Whose application it is; undefined where there is none. */
export async function applicantAccountId(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('user_trainings').select('user_id').where('id', '=', id).executeTakeFirst()
  return row?.user_id
}
