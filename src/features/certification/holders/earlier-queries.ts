import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZoneName, type Day } from '../../../lib/day.ts'
import type { StoredState } from '../certificates/rules.ts'

/** Returns those of these comparison keys that certificates already have. */
export async function knownNumbers(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('certificates')
    .select('number_key')
    .where(sql<boolean>`number_key collate "C" = any(${keys})`)
    .execute()
  return new Set(rows.map(({ number_key }) => number_key))
}

/** Returns those of the ministry's numbers that are taken. */
export async function knownRegistrations(db: Db, numbers: string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await db
    .selectFrom('certificates')
    .select('no_registrasi')
    .where('no_registrasi', 'in', numbers)
    .execute()
  return new Set(rows.flatMap(({ no_registrasi }) => no_registrasi ?? []))
}

export interface ImportedCertificate {
  no_sertifikasi: string
  no_registrasi: string | null
  nama: string
  kualifikasi: string
  skema: string
  keahlian: string[]
  kota: string
  provinsi: string
  valid_from: Day
  valid_until: Day
  status: StoredState
  frozen_until: Day | null
  identity_index: string | null
  imported: Buffer
}

/** PostgreSQL takes no more than 65,535 values at once. */
const AT_ONCE = 1000

/** Inserts certificates from before the portal, each with the first event of its life. */
export async function insertImported(db: Db, certificates: ImportedCertificate[], now: Date, userId: number | null) {
  for (let from = 0; from < certificates.length; from += AT_ONCE) {
    const rows = certificates.slice(from, from + AT_ONCE).map((certificate) => ({
      ...certificate,
      issued_at: sql<Date>`${certificate.valid_from}::date::timestamp at time zone ${bodyZoneName()}`,
      status_since: now,
    }))
    await sql`with made as (${db.insertInto('certificates').values(rows).returning(['id', 'status'])})
      insert into certificate_events (certificate_id, transition, dari, ke, user_id, at)
      select id, 'import', '', status, ${userId}::integer, ${now}::timestamptz from made order by id`.execute(db)
  }
}

/** Returns the sealed facts of an earlier holder; empty once they are erased, null when the import brought none. */
export const earlierHolder = (db: Db, id: number) =>
  db.selectFrom('certificates').select('imported').where('id', '=', id).executeTakeFirstOrThrow()

/** Tells whether years with duties have begun for a certificate. */
export async function hasBegunYears(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('certificate_years').select('id').where('certificate_id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Updates an earlier holder as an import writes it: issued on its first day. */
export const updateEarlierHolder = (
  db: Db,
  id: number,
  { valid_from, ...sealed }: { valid_from: Day; imported?: Buffer },
) =>
  db
    .updateTable('certificates')
    .set({ ...sealed, issued_at: sql<Date>`${valid_from}::date::timestamp at time zone ${bodyZoneName()}` })
    .where('id', '=', id)
    .execute()

/** Lists the certificates with one of these identity numbers that belong to no account yet. */
export const unclaimedCertificates = (db: Db, indexes: readonly string[]) =>
  db
    .selectFrom('certificates')
    .select(['no_sertifikasi', 'nama', 'skema', 'kota', 'imported'])
    .where('identity_index', 'in', [...indexes])
    .where('user_id', 'is', null)
    .orderBy('id')
    .execute()
