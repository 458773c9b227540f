import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { StoredState } from '../rules.ts'

/** A decision of competence, its application, and the scheme that was examined. */
export interface GrantedRow {
  user_id: number
  /** The name of the account. */
  nama: string
  /** The certificate that it renews. */
  renews_id: number | null
  decided_by: number
  scheme_version_id: number
  skema: string
  skema_versi: number
  unit_kompetensi: { judul: string }[]
  /** The qualification that the scheme's certificates are for. */
  kualifikasi: string | null
  kategori: string
}

/** undefined for a decision that is not of this application, or not of competence. A re-test is of the scheme where it began. */
export async function grantedRow(
  db: Db,
  { user_training_id, decision_id }: { user_training_id: number; decision_id: number },
): Promise<GrantedRow | undefined> {
  const { rows } = await sql<GrantedRow>`
    with recursive examined as (
      select id, origin_id, schedule_id from user_trainings where id = ${user_training_id}
      union all
      select origin.id, origin.origin_id, origin.schedule_id
        from user_trainings as origin join examined on examined.origin_id = origin.id
    )
    select own.user_id, users.name as nama, own.renews_id, decisions.decided_by, version.id as scheme_version_id,
      version.name as skema, version.versi as skema_versi, version.unit_kompetensi, schemes.kualifikasi,
      categories.name as kategori
    from user_trainings as own
    join users on users.id = own.user_id
    join decisions on decisions.user_training_id = own.id
    join examined on examined.origin_id is null
    join schedules on schedules.id = examined.schedule_id
    join scheme_versions as version on version.id = schedules.scheme_version_id
    join schemes on schemes.id = version.scheme_id
    join categories on categories.id = schemes.category_id
    where own.id = ${user_training_id} and decisions.id = ${decision_id} and decisions.hasil = 'kompeten'`.execute(db)
  return rows[0]
}

/** A certificate that is renewed. */
export interface RenewedRow {
  id: number
  no_sertifikasi: string
  nama: string
  kualifikasi: string
  scheme_version_id: number | null
  skema: string
  skema_versi: number | null
  unit_kompetensi: string[]
  status: StoredState
  valid_until: Day
}

/** Locks the certificate that is to be renewed; reads it after the lock, so that another renewal is seen. */
export async function lockRenewedCertificate(db: Db, id: number): Promise<RenewedRow | undefined> {
  await sql`select from certificates where id = ${id} for update`.execute(db)
  const { rows } = await sql<RenewedRow>`
    select id, no_sertifikasi, nama, kualifikasi, scheme_version_id, skema, skema_versi, unit_kompetensi, status, valid_until
    from certificates where id = ${id}`.execute(db)
  return rows[0]
}

/** Tells whether a number is given already; capitals and blanks make no difference. */
export async function isNumberTaken(db: Db, no_sertifikasi: string): Promise<boolean> {
  const { rows } = await sql`
    select from certificates where number_key = lower(regexp_replace(${no_sertifikasi}, '\\s', '', 'g'))`.execute(db)
  return rows.length > 0
}

interface NewCertificate {
  user_id: number
  user_training_id: number
  decision_id: number
  scheme_version_id: number | null
  kualifikasi: string
  skema: string
  skema_versi: number | null
  no_sertifikasi: string
  nama: string
  keahlian: string[]
  kota: string
  provinsi: string
  unit_kompetensi: string[]
  valid_from: Day
  valid_until: Day
  status_since: Date
  replaces_id: number | null
  issued_at: Date
  issued_by: number
  signer_name: string
  signer_title: string
  publik: boolean
}

export const insertCertificate = (db: Db, certificate: NewCertificate) =>
  db.insertInto('certificates').values(certificate).returning('id').executeTakeFirstOrThrow()

export const insertPortrait = (db: Db, certificateId: number, webp: Buffer) =>
  db
    .insertInto('certificate_portraits')
    .values({ certificate_id: certificateId, webp })
    .onConflict((conflict) => conflict.column('certificate_id').doUpdateSet({ webp }))
    .execute()

export const updateNumberOfApplication = (db: Db, applicationId: number, no_sertifikasi: string) =>
  db.updateTable('user_trainings').set({ no_sertifikasi }).where('id', '=', applicationId).execute()

/** Tells whether a person's latest answer was to be shown to those who browse the register. */
export async function hasAgreedToPublication(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('given')
    .where('user_id', '=', userId)
    .where('jenis', '=', 'publikasi')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.given ?? false
}
