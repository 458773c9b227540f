import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import type { FormPage } from '../rules.ts'
import type { Declaration, ExperienceRow, SelfAssessment } from './contract.ts'

interface Saved {
  kebutuhan_khusus?: string | undefined
  pengalaman?: ExperienceRow[] | undefined
  asesmen?: SelfAssessment[] | undefined
  pernyataan?: Declaration | undefined
}

/** Writes the pages of the form that are given; the others stay. */
export async function saveForm(db: Db, id: number, { kebutuhan_khusus, ...pages }: Saved, now: Date): Promise<void> {
  const given = Object.entries(pages).filter(([, page]) => page !== undefined)
  const columns = Object.fromEntries(given.map(([name, page]) => [name, asJson(page)]))
  const words = kebutuhan_khusus === undefined ? {} : { kebutuhan_khusus }
  await db
    .updateTable('user_trainings')
    .set(({ eb }) => ({ ...columns, ...words, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** The files that experience and self-assessment name, so that they count as used. */
export async function replaceEvidence(db: Db, id: number, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('application_evidence').where('user_training_id', '=', id).execute()
  const rows = [...new Set(fileIds)].map((file_id) => ({ user_training_id: id, file_id }))
  if (rows.length > 0) await db.insertInto('application_evidence').values(rows).execute()
}

interface Given {
  persyaratan: string
  file_id: string
  catatan_pemohon: string
  /** The facts of a training certificate; left out for other files. */
  no_sertifikat?: string
  lembaga_pelatihan?: string
  tanggal_sertifikat?: string | null
}

/** Notes that pages were looked at; no new version, as nothing that was typed changes. */
export const addSeenPages = (db: Db, id: number, pages: readonly FormPage[]) =>
  sql`update user_trainings set pages_seen = array(select distinct unnest(pages_seen || ${[...pages]}::text[]))
    where id = ${id} and not pages_seen @> ${[...pages]}::text[]`.execute(db)

/** Replaces the file given for a requirement; nobody has checked the new one yet. */
export const putRequirement = (db: Db, id: number, given: Given, now: Date) => {
  const fresh = {
    ...given,
    status: 'belum_diperiksa',
    catatan: null,
    checked_by: null,
    checked_at: null,
    created_at: now,
  }
  return db
    .insertInto('application_files')
    .values({ ...fresh, user_training_id: id })
    .onConflict((conflict) => conflict.columns(['user_training_id', 'persyaratan']).doUpdateSet(fresh))
    .execute()
}

export const updateRequirementNote = (db: Db, id: number, { persyaratan, file_id: _same, ...words }: Given) =>
  db
    .updateTable('application_files')
    .set(words)
    .where('user_training_id', '=', id)
    .where('persyaratan', '=', persyaratan)
    .execute()

export const deleteRequirement = (db: Db, id: number, persyaratan: string) =>
  db.deleteFrom('application_files').where('user_training_id', '=', id).where('persyaratan', '=', persyaratan).execute()
