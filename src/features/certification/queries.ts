import { sql } from 'kysely'
import type { Db } from '../../server/db.ts'
import type { Stage } from './rules.ts'

/** A person's certifications, newest first; drafts are not among them (domain 3). */
export const trainingsOf = (db: Db, userId: number) =>
  db
    .selectFrom('user_trainings')
    .innerJoin('schedules', 'schedules.id', 'user_trainings.schedule_id')
    .innerJoin('scheme_versions as scheme', 'scheme.id', 'schedules.scheme_version_id')
    .innerJoin('schemes', 'schemes.id', 'scheme.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .select([
      'user_trainings.id',
      sql<number>`user_trainings.id`.as('user_training_id'),
      sql<{ name: string }>`json_build_object('name', categories.name)`.as('category'),
      'scheme.name',
      sql<string | null>`scheme.durasi`.as('pelaksanaan'),
      sql<string | null>`schedules.start_date`.as('tanggal_uji'),
      sql<Stage>`user_trainings.tahap`.as('tahap'),
      'user_trainings.no_sertifikasi',
    ])
    .where('user_trainings.user_id', '=', userId)
    .where('user_trainings.tahap', '!=', 'draft')
    .orderBy('user_trainings.created_at', 'desc')
    .orderBy('user_trainings.id', 'desc')
    .execute()

/** Reports and maintenance that count: all but drafts and refused ones. */
export async function countsOf(db: Db, userId: number) {
  const counted = (table: 'performance_reports' | 'maintenance_records') =>
    db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('total'))
      .where('user_id', '=', userId)
      .where('status', 'not in', ['draft', 'ditolak'])
      .executeTakeFirstOrThrow()
  const [reports, maintenance] = await Promise.all([counted('performance_reports'), counted('maintenance_records')])
  return { total_pelaporan: reports.total, total_pemeliharaan: maintenance.total }
}
