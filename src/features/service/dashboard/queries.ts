import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { UNCOUNTED } from '../../upkeep/maintenance/rules.ts'

/** Reports and maintenance that count: all but drafts, refused ones and what was given up. */
export async function countsOf(db: Db, userId: number) {
  const countIn = (table: 'performance_reports' | 'maintenance_records') =>
    db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('total'))
      .where('user_id', '=', userId)
      .where('status', 'not in', UNCOUNTED)
      .executeTakeFirstOrThrow()
  const [reports, maintenance] = await Promise.all([countIn('performance_reports'), countIn('maintenance_records')])
  return { total_pelaporan: reports.total, total_pemeliharaan: maintenance.total }
}
