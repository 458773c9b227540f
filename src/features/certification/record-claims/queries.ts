import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ClaimState } from './rules.ts'

export interface ClaimRow {
  id: number
  version: number
  user_id: number
  nama: string
  email: string
  status: ClaimState
  created_at: Date
  decided_at: Date | null
  catatan: string | null
}

/** The rows of the office's list. */
export const CLAIMS = sql<ClaimRow>`
  select claim.id, claim.version, user_id, users.name as nama, users.email, claim.status, claim.created_at, decided_at,
    catatan, claim.search_text
  from record_claims as claim left join users on users.id = user_id`

export async function claimById(db: Db, id: number): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`select * from (${CLAIMS}) as r where r.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Returns the id of a person's waiting claim and creates it if needed; a new version makes reviewers look again when
 * more records join it.
 */
export async function insertClaim(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into record_claims (user_id, created_at) values (${userId}, ${now})
    on conflict (user_id) where status = 'diajukan' do update set version = record_claims.version + 1
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** The claim of a person that waits, if there is one. */
export const waitingClaimOf = (db: Db, userId: number): Promise<{ created_at: Date } | undefined> =>
  db
    .selectFrom('record_claims')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('status', '=', 'diajukan')
    .executeTakeFirst()

export const lockClaim = (db: Db, id: number) =>
  db.selectFrom('record_claims').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const updateClaim = (
  db: Db,
  id: number,
  decision: { status: ClaimState; catatan: string | null; decided_at: Date; decided_by: number },
) =>
  db
    .updateTable('record_claims')
    .set((set) => ({ ...decision, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
