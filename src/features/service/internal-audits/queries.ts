import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Auditor } from './rules.ts'

export const AUDIT_ROWS = sql`
  select one.id, one.version, one.status, one.tanggal, one.edisi, one.klausul, one.auditor_id, auditor.name as auditor_name,
    one.ringkasan, one.finished_at, one.created_at, creator.name as created_by_name,
    (select count(*)::int from findings where findings.audit_id = one.id) as jumlah_temuan
  from internal_audits as one left join users as auditor on auditor.id = one.auditor_id
  left join users as creator on creator.id = one.created_by`

/** Returns what somebody has to do with the work that may be audited; undefined for nobody of the quality register. */
export async function auditorOf(db: Db, userId: number): Promise<Auditor | undefined> {
  const { rows } = await sql<Auditor>`
    select permissions, exists (select from impartiality_risks where owner_id = ${userId} and status = 'dipantau')
      or exists (select from controlled_papers where owner_id = ${userId} and status <> 'berakhir')
      or exists (select from review_tasks where owner_id = ${userId} and status = 'terbuka') as "ownsQuality"
    from users where id = ${userId} and role = 'administrator' and suspended_at is null and 'mutu' = any (permissions)`.execute(
    db,
  )
  return rows[0]
}
