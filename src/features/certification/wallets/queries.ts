import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { StoredState } from '../certificates/rules.ts'
import { PIN_TRIES, WALLET_LIST_LENGTH } from './rules.ts'

/** A certificate with the facts that its wallets need. */
export interface WalletCertificate {
  id: number
  user_id: number | null
  no_sertifikasi: string
  nama: string
  kualifikasi: string
  skema: string
  unit_kompetensi: string[]
  valid_from: Day
  valid_until: Day
  status: StoredState
  /** The version of its newest paper; 0 when the portal never issued one. */
  versi: number
  /** The Open Badge of that paper. */
  credential: object | null
}

export async function walletCertificate(db: Db, id: number): Promise<WalletCertificate | undefined> {
  const { rows } = await sql<WalletCertificate>`
    select own.id, own.user_id, own.no_sertifikasi, own.nama, own.kualifikasi, own.skema, own.unit_kompetensi,
      own.valid_from, own.valid_until, own.status, coalesce(paper.versi, 0) as versi, paper.credential
    from certificates as own
    left join lateral (select versi, credential from certificate_papers
      where certificate_id = own.id order by versi desc limit 1) as paper on true
    where own.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a certificate until the transaction ends, so that it is not revoked meanwhile. */
export const holdCertificate = (db: Db, id: number) =>
  sql`select from certificates where id = ${id} for share`.execute(db)

interface NewOffer {
  certificate_id: number
  code_hash: string
  pin_hash: string
  created_at: Date
  expires_at: Date
}

export const insertOffer = (db: Db, offer: NewOffer) =>
  db.insertInto('wallet_offers').values(offer).returning('id').executeTakeFirstOrThrow()

/** Withdraws the offers that were not fetched yet. */
export const endOffers = (db: Db, certificateId: number, now: Date) =>
  db
    .updateTable('wallet_offers')
    .set({ ended_at: now })
    .where('certificate_id', '=', certificateId)
    .where('ended_at', 'is', null)
    .where('issued_at', 'is', null)
    .execute()

/** The newest offer of a certificate. */
export const newestOffer = (db: Db, certificateId: number) =>
  db
    .selectFrom('wallet_offers')
    .select(['expires_at', 'pin_tries', 'token_expires_at', 'issued_at', 'ended_at'])
    .where('certificate_id', '=', certificateId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Tells whether a code is offered now. */
export async function isWaiting(db: Db, codeHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_offers')
    .select('id')
    .where('code_hash', '=', codeHash)
    .where('token_hash', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('pin_tries', '<', PIN_TRIES)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a try of the PIN before it is compared; undefined when the code is not offered or has no try left. */
export const countPinTry = (db: Db, codeHash: string, now: Date) =>
  db
    .updateTable('wallet_offers')
    .set((set) => ({ pin_tries: set('pin_tries', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where('token_hash', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('pin_tries', '<', PIN_TRIES)
    .returning(['id', 'pin_hash', 'certificate_id'])
    .executeTakeFirst()

/** Gives out the token of an offer once; returns false for any later request. */
export async function takeOffer(
  db: Db,
  id: number,
  token: { token_hash: string; token_expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wallet_offers')
    .set(token)
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the offer of a token that is not spent, expired or withdrawn. */
export const offerOfToken = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('wallet_offers')
    .select(['id', 'certificate_id'])
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('issued_at', 'is', null)
    .executeTakeFirst()

/** Spends a token; returns false when it was spent already. */
export async function spendToken(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wallet_offers')
    .set({ issued_at: now })
    .where('id', '=', id)
    .where('issued_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface NewCredential {
  certificate_id: number
  versi: number
  public_key: string
  created_at: Date
}

/** Stores a credential; returns its place in the status lists of wallets. */
export async function insertWalletCredential(db: Db, credential: NewCredential): Promise<number> {
  const row = await db
    .insertInto('wallet_credentials')
    .values(credential)
    .returning('status_index')
    .executeTakeFirstOrThrow()
  return row.status_index
}

/** Lists the credentials of a certificate that are in wallets, the newest first. */
export const walletCredentials = (db: Db, certificateId: number) =>
  db
    .selectFrom('wallet_credentials')
    .select(['id', 'created_at'])
    .where('certificate_id', '=', certificateId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Lists the credentials of a status list that are revoked or suspended; undefined when the list has none at all. */
export async function markedInWallets(db: Db, list: number) {
  const first = list * WALLET_LIST_LENGTH
  const { rows } = await sql<{ place: number; over: boolean; suspended: boolean }>`
    select own.status_index - ${first}::int as place,
      own.ended_at is not null or certificate.status in ('dicabut', 'diganti')
        or exists (select from certificate_papers as later
          where later.certificate_id = own.certificate_id and later.versi > own.versi)
        or (key.revoked_at is not null and own.created_at >= key.revoked_at) as over,
      certificate.status = 'dibekukan' as suspended
    from wallet_credentials as own
    join certificates as certificate on certificate.id = own.certificate_id
    join issuer_keys as key on key.public_key = own.public_key
    where own.status_index >= ${first} and own.status_index < ${first + WALLET_LIST_LENGTH}`.execute(db)
  return rows.length === 0 ? undefined : rows.filter(({ over, suspended }) => over || suspended)
}

/** Deletes the offers that expired before a moment. */
export const deleteOffers = (db: Db, before: Date) =>
  db.deleteFrom('wallet_offers').where('expires_at', '<', before).execute()

/** Returns the names, colours and logo of the body that passes and badges are drawn from. */
export const brandingOfBody = (db: Db) =>
  db
    .selectFrom('site_content')
    .select(['nama_lembaga', 'nama_singkat', 'warna_utama', 'warna_kedua', 'logo'])
    .executeTakeFirstOrThrow()
