import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ImportedExaminer } from './import-contract.ts'

/** Every examiner with their education, in the order in which they were made. */
export const allExaminers = (db: Db) =>
  db
    .selectFrom('examiners')
    .select([
      'name',
      'email',
      'no_sertifikat',
      'berlaku_sampai',
      'keahlian',
      'instansi',
      'nama_lpjp',
      'kota',
      'provinsi',
      'urutan',
    ])
    .select(
      sql<string[]>`array(select school.name from examiner_education as school where school.examiner_id = examiners.id
        order by school.urutan)`.as('riwayat'),
    )
    .orderBy('id')
    .execute()

export async function countExaminers(db: Db): Promise<number> {
  const { count } = await db.selectFrom('examiners').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Inserts an examiner with their education. */
export async function insertExaminer(db: Db, { riwayat, ...columns }: ImportedExaminer): Promise<void> {
  const { id: examiner_id } = await db.insertInto('examiners').values(columns).returning('id').executeTakeFirstOrThrow()
  if (riwayat.length === 0) return
  const schools = riwayat.map((name, urutan) => ({ examiner_id, name, urutan }))
  await db.insertInto('examiner_education').values(schools).execute()
}
