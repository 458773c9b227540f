import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../../lib/day.ts'
import type { Stage } from '../../../certification/applications/rules.ts'
import type { KeptApplication } from './retention-rules.ts'
import type { DeletionState } from './state-rules.ts'

/** Returns a person's applications, with what decides how long they have to be kept. */
export async function keptApplications(db: Db, userId: number): Promise<KeptApplication[]> {
  return db
    .selectFrom('user_trainings')
    .select([
      sql<Stage>`tahap`.as('tahap'),
      sql<boolean>`submitted_at is not null`.as('dikirim'),
      sql<Day>`(tahap_sejak at time zone ${bodyZoneName()})::date`.as('since'),
    ])
    .where('user_id', '=', userId)
    .execute()
}

/** The last day of each of a person's certificates that was not revoked. */
export async function keptCertificates(db: Db, userId: number): Promise<Day[]> {
  const rows = await db
    .selectFrom('certificates')
    .select(sql<Day>`valid_until`.as('valid_until'))
    .where('user_id', '=', userId)
    .where('status', '!=', 'dicabut')
    .execute()
  return rows.map(({ valid_until }) => valid_until)
}

/** Tells whether an earlier request of this person is undecided. */
export async function deletionWaits(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('deletion_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'diajukan')
    .executeTakeFirst()
  return row !== undefined
}

/** undefined while an earlier request of this person waits. */
export const insertDeletion = (db: Db, request: { user_id: number; alasan: string; created_at: Date }) =>
  db
    .insertInto('deletion_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'diajukan').doNothing())
    .returning('id')
    .executeTakeFirst()

export const lockDeletion = (db: Db, id: number) =>
  db
    .selectFrom('deletion_requests')
    .select(['id', 'user_id', 'status', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Decision {
  status: Exclude<DeletionState, 'diajukan'>
  catatan: string | null
  decided_at: Date
  decided_by: number
}

export const decideDeletion = (db: Db, id: number, decision: Decision) =>
  db
    .updateTable('deletion_requests')
    .set((set) => ({ ...decision, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export interface ShownDeletion {
  id: number
  version: number
  user_id: number
  nama: string
  email: string
  alasan: string
  status: DeletionState
  created_at: Date
  catatan: string | null
}

/** The rows of the office's list. */
export const DELETIONS = sql<ShownDeletion>`
  select request.id, request.version, user_id, users.name as nama, users.email, alasan, request.status,
    request.created_at, catatan, request.search_text
  from deletion_requests as request left join users on users.id = user_id`

/** An employer that others belong to and that nobody but this person acts for. */
export async function employerManagedAlone(db: Db, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ nama: string }>`
    select employers.nama from employer_members as own join employers on employers.id = own.employer_id
    where own.user_id = ${userId} and own.pengelola
      and exists (select from employer_members as other where other.employer_id = own.employer_id and other.id <> own.id)
      and not exists (select from employer_members as other where other.employer_id = own.employer_id and other.id <> own.id
        and other.pengelola)
    order by own.id limit 1`.execute(db)
  return rows[0]?.nama
}
