import { sql } from 'kysely'
import type { Db } from '../../server/db.ts'

/** What the office's list shows. */
export const CERTIFICATES = sql`select id, search_text, nomor, no_registrasi, nama, kualifikasi, skema, valid_from,
  valid_until, status, issued_at, revoke_proposed_at, revoke_proposed_at is not null as usul_cabut from certificates`

/** Whether another certificate bears the ministry's number. */
export async function isRegistrationTaken(db: Db, noRegistrasi: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('no_registrasi', '=', noRegistrasi)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** The number of a certificate's newest paper; 0 before the first. */
export async function newestVersion(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('certificate_papers')
    .select(sql<number>`coalesce(max(versi), 0)`.as('versi'))
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.versi
}
