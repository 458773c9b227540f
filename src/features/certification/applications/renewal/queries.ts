import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'

/** A certificate that an application renews. */
export interface RenewedRow {
  id: number
  no_sertifikasi: string
  valid_until: Day
}

export async function renewedCertificate(db: Db, id: number): Promise<RenewedRow | undefined> {
  const { rows } =
    await sql<RenewedRow>`select id, no_sertifikasi, valid_until from certificates where id = ${id}`.execute(db)
  return rows[0]
}

export interface Examination {
  metode_uji: string[]
  alasan_uji_penuh: string[]
}

export const updateExamination = (db: Db, id: number, examination: Examination) =>
  db.updateTable('user_trainings').set(examination).where('id', '=', id).execute()

/** The methods of a full exam in a qualification: those of the certificate's scheme, else of any scheme for it. */
export async function methodsOfFullExam(db: Db, certificateId: number): Promise<string[]> {
  const { rows } = await sql<{ metode_uji: string[] }>`
    select version.metode_uji from certificates as own
    join schemes on true
    join categories on categories.id = schemes.category_id and categories.jenis = 'sertifikasi'
    join scheme_versions as version on version.scheme_id = schemes.id and version.published_at is not null
    left join scheme_versions as known on known.id = own.scheme_version_id
    where own.id = ${certificateId} and (schemes.id = known.scheme_id
      or upper(coalesce(schemes.kualifikasi, categories.name)) = upper(own.kualifikasi))
    order by schemes.id = known.scheme_id desc nulls last, version.versi desc, version.id desc limit 1`.execute(db)
  return rows[0]?.metode_uji ?? []
}
