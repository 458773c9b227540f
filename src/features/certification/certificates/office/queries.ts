import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { CertificateRow } from '../queries.ts'

/** A row of the office's list. */
export type ListedCertificate = Pick<
  CertificateRow,
  | 'id'
  | 'no_sertifikasi'
  | 'no_registrasi'
  | 'nama'
  | 'kualifikasi'
  | 'skema'
  | 'valid_from'
  | 'valid_until'
  | 'status'
  | 'issued_at'
  | 'frozen_until'
>

export const CERTIFICATES = sql<ListedCertificate>`select id, search_text, no_sertifikasi, no_registrasi, nama, kualifikasi, skema, valid_from,
  valid_until, status, issued_at, frozen_until, reprint_asked_at from certificates`

/** Tells whether another certificate has that registration number of the ministry. */
export async function isRegistrationTaken(db: Db, noRegistrasi: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('no_registrasi', '=', noRegistrasi)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}
