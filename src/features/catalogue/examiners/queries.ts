import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../ground/database/db.ts'
import type { Examiners } from '../../../ground/database/db-schema.ts'
import type { Examiner } from './contract.ts'

export const publicExaminers = (db: Db): Promise<Examiner[]> =>
  db
    .selectFrom('examiners')
    .select((examiner) => [
      'examiners.id',
      'examiners.name',
      'examiners.email',
      'examiners.foto',
      jsonArrayFrom(
        examiner
          .selectFrom('examiner_education')
          .select(['examiner_education.id', 'examiner_education.name'])
          .whereRef('examiner_education.examiner_id', '=', 'examiners.id')
          .orderBy('urutan')
          .orderBy('id'),
      ).as('riwayat'),
    ])
    .orderBy('urutan')
    .orderBy('id')
    .execute()

/** Accounts that may examine, each with the examiner who has it. */
export const examinerAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('examiners', 'examiners.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'examiners.id as examiner_id', 'examiners.name as penguji'])
    .where('users.role', '=', 'penguji')
    .where('users.suspended_at', 'is', null)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

/** The examiner who works with an account; undefined where it belongs to none. */
export const examinerOfAccount = (db: Db, userId: number) =>
  db.selectFrom('examiners').select('id').where('user_id', '=', userId).executeTakeFirst()

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

type NewExaminer = Insertable<Examiners> & { riwayat: string[] }

/** Inserts an examiner with their education. */
export async function insertExaminer(db: Db, { riwayat, ...columns }: NewExaminer): Promise<void> {
  const { id: examiner_id } = await db.insertInto('examiners').values(columns).returning('id').executeTakeFirstOrThrow()
  if (riwayat.length === 0) return
  const schools = riwayat.map((name, urutan) => ({ examiner_id, name, urutan }))
  await db.insertInto('examiner_education').values(schools).execute()
}
