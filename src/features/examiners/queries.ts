import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../server/db.ts'
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
