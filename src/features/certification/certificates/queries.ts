import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { CertificateTransition, NumberedCertificate, StoredState } from './rules.ts'

/** A certificate with its life, for its holder and for the office. */
export interface CertificateRow {
  id: number
  version: number
  user_id: number | null
  email: string | null
  user_training_id: number | null
  no_sertifikasi: string
  no_registrasi: string | null
  kualifikasi: string
  skema: string
  nama: string
  keahlian: string[]
  kota: string
  provinsi: string
  unit_kompetensi: string[]
  valid_from: Day
  valid_until: Day
  status: StoredState
  frozen_until: Day | null
  publik: boolean
  issued_at: Date
  issued_by_name: string | null
}

const certificates = sql`select own.id, own.version, own.user_id, holder.email, own.user_training_id, own.no_sertifikasi,
  own.no_registrasi, own.kualifikasi, own.skema, own.nama, own.keahlian, own.kota, own.provinsi, own.unit_kompetensi,
  own.valid_from, own.valid_until, own.status, own.frozen_until, own.publik, own.issued_at,
  issuer.name as issued_by_name
  from certificates as own
  left join users as holder on holder.id = own.user_id
  left join users as issuer on issuer.id = own.issued_by`

export async function certificateById(db: Db, id: number): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`${certificates} where own.id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked until the transaction ends. */
export async function lockCertificate(db: Db, id: number): Promise<CertificateRow | undefined> {
  await sql`select from certificates where id = ${id} for update`.execute(db)
  return certificateById(db, id)
}

/** Loads the certificate of a person's own application; undefined while there is none. */
export async function certificateOf(
  db: Db,
  applicationId: number,
  userId: number,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    ${certificates} where own.user_training_id = ${applicationId} and own.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Tells whether an application is this person's. */
export async function isOwnApplication(db: Db, id: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export interface Changes {
  status?: StoredState
  status_since?: Date
  frozen_until?: Day | null
  no_registrasi?: string
  no_sertifikasi?: string
  valid_from?: Day
  valid_until?: Day
  nama?: string
  keahlian?: string[]
  kota?: string
  provinsi?: string
  reprint_asked_at?: null
}

export const updateCertificate = (db: Db, id: number, changes: Changes) =>
  db
    .updateTable('certificates')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

interface EventRow {
  certificate_id: number
  transition: CertificateTransition
  dari: StoredState | ''
  ke: StoredState
  alasan: string | null
  user_id: number | null
  at: Date
}

/** A line of a certificate's life. */
export const insertCertificateEvent = (db: Db, event: EventRow) =>
  db.insertInto('certificate_events').values(event).execute()

/** The life of a certificate, oldest first. */
export const certificateEvents = (db: Db, id: number) =>
  db
    .selectFrom('certificate_events as event')
    .leftJoin('users', 'users.id', 'event.user_id')
    .select(['event.at', 'event.alasan', 'users.name as nama'])
    .select(sql<CertificateTransition>`event.transition`.as('transition'))
    .where('event.certificate_id', '=', id)
    .orderBy('event.id')
    .execute()

/** A certificate as it was written out, the newest first. */
export const certificatePapers = (db: Db, id: number) =>
  db
    .selectFrom('certificate_papers')
    .select(['versi', 'nama', 'alasan', 'created_at', 'sha256'])
    .where('certificate_id', '=', id)
    .orderBy('versi', 'desc')
    .execute()

export const certificatesForNumber = (db: Db, userId: number): Promise<NumberedCertificate[]> =>
  db
    .selectFrom('certificates')
    .select(['no_sertifikasi', 'kualifikasi', 'issued_at'])
    .select(sql<StoredState>`status`.as('status'))
    .select(sql<Day>`valid_from`.as('valid_from'))
    .select(sql<Day>`valid_until`.as('valid_until'))
    .where('user_id', '=', userId)
    .execute()

export const updateBestNumber = (db: Db, userId: number, no_sertifikasi: string | null) =>
  db
    .updateTable('users')
    .set({ no_sertifikasi })
    .where('id', '=', userId)
    .where(sql<boolean>`no_sertifikasi is distinct from ${no_sertifikasi}`)
    .execute()

/** Shows or hides a person's certificates to those who browse the register. */
export async function setPublication(db: Db, userId: number, publik: boolean): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ publik })
    .where('user_id', '=', userId)
    .where('publik', '!=', publik)
    .execute()
}

export const assignByIdentity = (db: Db, userId: number, indexes: readonly string[]) =>
  db
    .updateTable('certificates')
    .set((set) => ({ user_id: userId, version: set('version', '+', 1) }))
    .where('identity_index', 'in', [...indexes])
    .where('user_id', 'is', null)
    .returning(['id', 'no_sertifikasi', 'nama'])
    .execute()

/** People one of whose certificates ended between two days, and who hold another. */
export async function holdersOfEnded(db: Db, from: Day, to: Day): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from certificates as ended
    where valid_until >= ${from} and valid_until < ${to} and user_id is not null
      and exists (select from certificates as other where other.user_id = ended.user_id and other.id <> ended.id)`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

export interface NamedCertificate {
  id: number
  no_sertifikasi: string
  nama: string
}

/** A person's certificates in force, with the names that their papers bear. */
export const certificatesInForce = (db: Db, userId: number, today: Day): Promise<NamedCertificate[]> =>
  db
    .selectFrom('certificates')
    .select(['id', 'no_sertifikasi', 'nama'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['aktif', 'dibekukan'])
    .where('valid_until', '>=', today)
    .orderBy('id')
    .execute()

/** Marks certificates as waiting for another paper, or as not waiting any more. */
export const setReprintAsked = (db: Db, ids: readonly number[], reprint_asked_at: Date | null) =>
  db
    .updateTable('certificates')
    .set({ reprint_asked_at })
    .where('id', 'in', [0, ...ids])
    .execute()
