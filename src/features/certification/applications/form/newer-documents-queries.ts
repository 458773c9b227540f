import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { preparedMark } from '../../../../ground/database/prepared-statements.ts'

export interface Replaced {
  persyaratan: string
  file_id: string
  replaced_at: Date
  /** The office found a new file wrong, and this one took its place again. */
  dikembalikan: boolean
}

/**
 * Lists the requirements of an application whose file was replaced in its owner's personal data since, each with the
 * present document of that kind and the moment since which it is.
 */
export async function newerDocuments(db: Db, id: number): Promise<Replaced[]> {
  const { rows } = await sql<Replaced>`${preparedMark}
    select given.persyaratan, present.id as file_id, coalesce(made.at, ended.at) as replaced_at,
      made.at is null as dikembalikan
    from application_files as given
    join user_trainings as own on own.id = given.user_training_id
    join private_files as former on former.id = given.file_id
    join personal_data_files as named on named.user_id = own.user_id
    join private_files as present on present.id = named.file_id and present.jenis = former.jenis
      and present.erased_at is null and present.infected is null
    cross join lateral (select max(created_at) as at from document_replacements
      where user_id = own.user_id and file_id = present.id and status in ('diajukan', 'sesuai')) as made
    cross join lateral (select max(decided_at) as at from document_replacements
      where user_id = own.user_id and jenis = former.jenis and status = 'tidak_sesuai') as ended
    where given.user_training_id = ${id} and present.id <> former.id and coalesce(made.at, ended.at) is not null
      and exists (select from document_replacements as known where known.user_id = own.user_id
        and former.id in (known.file_id, known.replaced_file_id))
    order by given.id`.execute(db)
  return rows
}
