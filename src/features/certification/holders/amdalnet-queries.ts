import { sql } from 'kysely'
import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'

/** Certificates beyond an id, with the sealed data of their holders. */
export const certificatesAfter = (db: Db, after: number, count: number) =>
  db
    .selectFrom('certificates')
    .leftJoin('users', 'users.id', 'certificates.user_id')
    .leftJoin('personal_data', (join) =>
      join.onRef('personal_data.user_id', '=', 'certificates.user_id').on('personal_data.submitted_at', 'is not', null),
    )
    .select([
      'certificates.id',
      'certificates.user_id',
      'certificates.no_sertifikasi',
      'no_registrasi',
      'nama',
      'kualifikasi',
      'keahlian',
      'kota',
      'provinsi',
      sql<Day>`valid_from`.as('valid_from'),
      sql<Day>`valid_until`.as('valid_until'),
      'certificates.status',
      'imported',
      'personal_data.isi',
      'users.email',
    ])
    .where('certificates.id', '>', after)
    .orderBy('certificates.id')
    .limit(count)
    .execute()

export type AmdalnetRow = Awaited<ReturnType<typeof certificatesAfter>>[number]
