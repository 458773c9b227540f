import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { AiStage } from './stage-rules.ts'

export const AI_STATEMENT_ROWS = sql`
  select one.id, one.version, one.status, one.versi, one.perubahan, one.berlaku_sejak, one.tinjau_pada, one.owner_id,
    owner.name as owner_name
  from ai_statements as one left join users as owner on owner.id = one.owner_id`

export const AI_STATEMENT_RECORD = sql`
  select one.*, owner.name as owner_name, creator.name as created_by_name, writer.name as written_by_name,
    approver.name as approved_by_name
  from ai_statements as one left join users as owner on owner.id = one.owner_id
  left join users as creator on creator.id = one.created_by left join users as writer on writer.id = one.written_by
  left join users as approver on approver.id = one.approved_by`

/** A use of artificial intelligence by the body itself, outside the portal. */
export interface OwnUse {
  alat: string
  tujuan: string
  divalidasi_oleh: string
  diawasi_oleh: string
  ditinjau_pada: string
}

export interface PublishedStatement {
  versi: number
  berlaku_sejak: Day
  tinjau_pada: Day
  perubahan: string
  tahap: AiStage[]
  pemakaian: OwnUse[]
}

/** Every version that was published, the newest first. */
export const publishedStatements = (db: Db): Promise<PublishedStatement[]> =>
  db
    .selectFrom('ai_statements')
    .select([
      'versi',
      'perubahan',
      sql<Day>`berlaku_sejak`.as('berlaku_sejak'),
      sql<Day>`tinjau_pada`.as('tinjau_pada'),
      sql<AiStage[]>`tahap`.as('tahap'),
      sql<OwnUse[]>`pemakaian`.as('pemakaian'),
    ])
    .where('status', 'in', ['terbit', 'digantikan'])
    .orderBy('versi', 'desc')
    .execute()

/** Locks the versions against another proposal or publication, and returns what the next one has to know. */
export async function lockStatements(
  db: Db,
): Promise<{ last: number; has_proposal: boolean; previous: string | null }> {
  await sql`select pg_advisory_xact_lock(hashtext('ai statements'))`.execute(db)
  const { rows } = await sql<{ last: number; has_proposal: boolean; previous: string | null }>`
    select coalesce(max(versi), 0)::int as last, coalesce(bool_or(status = 'diajukan'), false) as has_proposal,
      max(berlaku_sejak) filter (where status in ('terbit', 'digantikan'))::text as previous
    from ai_statements`.execute(db)
  return rows[0] ?? { last: 0, has_proposal: false, previous: null }
}

/** Marks the version that a newer one replaces; it stays readable by its address. */
export const replaceStatement = (db: Db) =>
  sql`update ai_statements set status = 'digantikan', version = version + 1 where status = 'terbit'`.execute(db)
