import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { CertificateState, StoredState } from '../certificates/rules.ts'
import type { DeliveryState } from './rules.ts'

export const ownCertificate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('certificates')
    .select(['id', 'no_sertifikasi'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** A person's webhooks, the newest first; an invitation that nobody answered counts as over. */
export const webhooksOf = (db: Db, userId: number) =>
  db
    .selectFrom('certificate_watchers as own')
    .select(['own.id', 'certificate_id', 'nama_pengamat', 'host', 'teks_persetujuan', 'consented_at'])
    .select(['accepted_at', 'token_until', 'ended_at', 'ended_by'])
    .select((own) =>
      own
        .selectFrom('watcher_deliveries')
        .whereRef('watcher_id', '=', 'own.id')
        .select((last) => last.fn.max('sent_at').as('sent_at'))
        .as('last_sent_at'),
    )
    .where('user_id', '=', userId)
    .orderBy('own.id', 'desc')
    .execute()

/** Counts the webhooks of a certificate, with open invitations, and locks the certificate against other invitations. */
export async function countWebhooks(db: Db, certificateId: number, now: Date): Promise<number> {
  await sql`select from certificates where id = ${certificateId} for update`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from certificate_watchers
    where certificate_id = ${certificateId} and ended_at is null and (accepted_at is not null or token_until > ${now})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

interface NewWebhook {
  uuid: string
  user_id: number
  certificate_id: number
  nama_pengamat: string
  teks_persetujuan: string
  versi_persetujuan: number
  consented_at: Date
  token_hash: string
  token_until: Date
  secret_sealed: Buffer
}

export const insertWebhook = (db: Db, webhook: NewWebhook) =>
  db.insertInto('certificate_watchers').values(webhook).execute()

/** Ends a webhook; address and secret are deleted, the consent is kept. */
const endOpen = (db: Db, at: Date, by: 'pemilik' | 'pengamat') =>
  db
    .updateTable('certificate_watchers')
    .set({ ended_at: at, ended_by: by, address_sealed: null, secret_sealed: null, token_hash: null })
    .where('ended_at', 'is', null)

export async function endOwnWebhook(db: Db, userId: number, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await endOpen(db, at, 'pemilik')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const endByReceiver = (db: Db, id: number, at: Date) =>
  endOpen(db, at, 'pengamat').where('id', '=', id).execute()

/** Returns an invitation that is still valid. */
export const openInvitation = (db: Db, token_hash: string, now: Date) =>
  db
    .selectFrom('certificate_watchers as own')
    .innerJoin('certificates', 'certificates.id', 'certificate_id')
    .select(['own.id', 'uuid', 'nama_pengamat', 'token_until', 'secret_sealed', 'no_sertifikasi'])
    .select(sql<Day>`valid_from`.as('valid_from'))
    .select(sql<Day>`valid_until`.as('valid_until'))
    .select(sql<StoredState>`certificates.status`.as('status'))
    .where('token_hash', '=', token_hash)
    .where('token_until', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

interface Acceptance {
  host: string
  address_sealed: Buffer
  known_status: CertificateState
  accepted_at: Date
}

/** Accepts an invitation; returns false when it was accepted or ended meanwhile. */
export async function acceptInvitation(db: Db, token_hash: string, acceptance: Acceptance): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate_watchers')
    .set({ ...acceptance, token_hash: null, token_until: null })
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The rows of a page; a run reads all pages. */
const PAGE = 1000

export interface StatusChange {
  id: number
  known_status: CertificateState
  ke: CertificateState
}

/** The state by the rules' certificateState, computed in the database. */
const stateOn = (today: Day) => sql`certificate_state(own.status, own.valid_from, own.valid_until, ${today}::date)`

/** Lists the webhooks whose certificate has another state than they were told. */
export async function statusChanges(db: Db, today: Day, after?: StatusChange): Promise<StatusChange[]> {
  const { rows } = await sql<StatusChange>`
    select watcher.id, watcher.known_status, ${stateOn(today)} as ke
    from certificate_watchers as watcher join certificates as own on own.id = watcher.certificate_id
    where watcher.accepted_at is not null and watcher.ended_at is null and watcher.known_status <> ${stateOn(today)}
      and watcher.id > ${after?.id ?? 0}
    order by watcher.id limit ${PAGE}`.execute(db)
  return rows
}

/** Takes a change on; returns false when another process has, or the webhook has ended. */
export async function markKnown(db: Db, { id, known_status, ke }: StatusChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate_watchers')
    .set({ known_status: ke })
    .where('id', '=', id)
    .where('known_status', '=', known_status)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertDelivery(
  db: Db,
  delivery: { uuid: string; watcher_id: number; dari: string; ke: string; at: Date },
): Promise<number> {
  const { id } = await db.insertInto('watcher_deliveries').values(delivery).returning('id').executeTakeFirstOrThrow()
  return id
}

export interface ClaimedDelivery {
  id: number
  uuid: string
  watcher_id: number
  watcher_uuid: string
  dari: string
  ke: string
  at: Date
  asked_at: Date
  no_sertifikasi: string
  /** Null once the webhook has ended, as is the secret. */
  address_sealed: Buffer | null
  secret_sealed: Buffer | null
}

/** Claims a delivery for one try; undefined once it is settled. */
export async function claimDelivery(db: Db, id: number): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update watcher_deliveries as own set status = 'dikirim', tries = own.tries + 1
    from certificate_watchers as watcher join certificates on certificates.id = watcher.certificate_id
    where own.id = ${id} and own.status in ('menunggu', 'dikirim') and watcher.id = own.watcher_id
    returning own.id, own.uuid, own.watcher_id, watcher.uuid as watcher_uuid, own.dari, own.ke, own.at,
      coalesce(own.resent_at, own.at) as asked_at, no_sertifikasi, address_sealed, secret_sealed`.execute(db)
  return rows[0]
}

export const settleDelivery = (
  db: Db,
  id: number,
  { status, galat = '', sent_at = null }: { status: DeliveryState; galat?: string; sent_at?: Date | null },
) => db.updateTable('watcher_deliveries').set({ status, galat, sent_at }).where('id', '=', id).execute()

/** Queues a failed delivery again, or closes it; returns false when there is no such delivery. */
export async function changeFailed(
  db: Db,
  id: number,
  change: { status: 'menunggu'; resent_at: Date } | { status: 'ditutup' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('watcher_deliveries')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'gagal')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteOldWebhooks(db: Db, before: { ended: Date; deliveries: Date }): Promise<void> {
  await db.deleteFrom('watcher_deliveries').where('at', '<', before.deliveries).execute()
  await db.deleteFrom('certificate_watchers').where('ended_at', '<', before.ended).execute()
  // The invitation expired without an answer.
  await db
    .deleteFrom('certificate_watchers')
    .where('accepted_at', 'is', null)
    .where('token_until', '<', before.deliveries)
    .execute()
}
