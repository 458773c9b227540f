import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Accommodation, AccommodationState, Measures } from './rules.ts'

/** The request of an application; undefined where nothing was ever asked for. */
export async function accommodationOf(db: Db, applicationId: number): Promise<Accommodation | undefined> {
  const { rows } = await sql<{ one: Accommodation }>`
    select to_jsonb(asked) as one from accommodations as asked where user_training_id = ${applicationId}`.execute(db)
  return rows[0]?.one
}

interface Locked {
  id: number
  user_training_id: number
  status: AccommodationState
  version: number
}

/** Locks a request until the transaction ends. */
export const lockAccommodation = (db: Db, id: number): Promise<Locked | undefined> =>
  db
    .selectFrom('accommodations')
    .select(['id', 'user_training_id', 'version', sql<AccommodationState>`status`.as('status')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Puts a request where there is none, or opens it again with other words. */
export const putRequest = (db: Db, user_training_id: number, permintaan: string, asked_at: Date) => {
  const fresh = { status: 'diminta', permintaan, asked_at, alasan: '', decided_by: null, decided_at: null }
  return db
    .insertInto('accommodations')
    .values({ ...fresh, user_training_id })
    .onConflict((same) =>
      same.column('user_training_id').doUpdateSet(({ eb }) => ({
        ...fresh,
        version: eb('accommodations.version', '+', 1),
      })),
    )
    .execute()
}

export const withdrawRequest = (db: Db, user_training_id: number) =>
  db
    .updateTable('accommodations')
    .set(({ eb }) => ({ status: 'ditarik', permintaan: '', alasan: '', version: eb('version', '+', 1) }))
    .where('user_training_id', '=', user_training_id)
    .execute()

interface Decision extends Measures {
  status: 'ditetapkan' | 'ditolak'
  alasan: string
  decided_by: number
  decided_at: Date
}

export const writeDecision = (db: Db, id: number, decision: Decision) =>
  db
    .updateTable('accommodations')
    .set(({ eb }) => ({ ...decision, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

interface Given {
  pemberian: 'sesuai' | 'berbeda'
  catatan: string
  given_by: number
  given_at: Date
}

export const writeGiven = (db: Db, id: number, given: Given) =>
  db
    .updateTable('accommodations')
    .set(({ eb }) => ({ ...given, status: 'diberikan', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Writes what an applicant needs into the application itself. */
export const writeNeeds = (db: Db, applicationId: number, kebutuhan_khusus: string, now: Date) =>
  db
    .updateTable('user_trainings')
    .set(({ eb }) => ({ kebutuhan_khusus, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', applicationId)
    .execute()
