import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { FileKind } from '../../../platform/files/rules.ts'
import type { ExperienceRow, SelfAssessment } from './contract.ts'

export interface Answered {
  pengalaman: ExperienceRow[]
  asesmen: SelfAssessment[]
}

/** Returns what a person answered in the application that they sent last, other than this one. */
export async function lastAnswers(db: Db, userId: number, exceptId: number): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    select pengalaman, asesmen from user_trainings
    where user_id = ${userId} and id <> ${exceptId} and submitted_at is not null
    order by submitted_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Returns what was last written about the training certificate in this file. */
export async function trainingWordsOf(db: Db, userId: number, fileId: string) {
  return await db
    .selectFrom('application_files')
    .innerJoin('user_trainings', 'user_trainings.id', 'user_training_id')
    .select(['no_sertifikat', 'lembaga_pelatihan', 'tanggal_sertifikat'])
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .where('no_sertifikat', '<>', '')
    .orderBy('application_files.id', 'desc')
    .executeTakeFirst()
}

/** For each kind the file that the personal data name, else the newest of a person. */
export async function filesByKind(db: Db, userId: number): Promise<Map<FileKind, string>> {
  const { rows } = await sql<{ id: string; jenis: FileKind }>`
    select distinct on (jenis) id, jenis from private_files as file
    where user_id = ${userId} and erased_at is null and infected is null
    order by jenis, exists (select from personal_data_files as named where named.file_id = file.id) desc,
      created_at desc, id`.execute(db)
  return new Map(rows.map(({ id, jenis }) => [jenis, id]))
}
