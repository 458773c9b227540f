import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ensureSigningKey } from '../src/features/certification/certificates/credentials/issuer-service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { digest, randomSecret } from '../src/lib/signing/secret.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'

/** An account with a certificate, and the moment at which something is added to it. */
interface Owner {
  site: TestApp
  user_id: number
  certificate_id: number
  at: Date
}

interface WayIn {
  /** Adds one as of that moment. */
  add: (owner: Owner) => Promise<unknown>
  /** How many of the account still count. */
  live: (db: Db, owner: Pick<Owner, 'user_id' | 'certificate_id'>) => ReturnType<typeof sql<{ count: number }>>
  /** Ends whenever it was added, not only when it is new. */
  always?: true
}

const newHash = (): string => digest(randomSecret())
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
const rowsOf =
  (table: string, condition = sql`true`): WayIn['live'] =>
  (_db, { user_id }) =>
    sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)} where user_id = ${user_id} and ${condition}`
const ofCertificate =
  (table: string): WayIn['live'] =>
  (_db, { certificate_id }) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where certificate_id = ${certificate_id} and ended_at is null`

async function employerOf({ site: { db }, user_id, at }: Owner, pengelola: boolean): Promise<number> {
  const employer = db.insertInto('employers').values({ nama: 'PT Contoh', alamat: 'Jalan Contoh', created_at: at })
  const { id: employer_id } = await employer.returning('id').executeTakeFirstOrThrow()
  await db.insertInto('employer_members').values({ employer_id, user_id, joined_at: at, pengelola }).execute()
  return employer_id
}

/** Tables in which a person has a way in, or a key that they gave to others, with what an undone change does to it. */
export const WAYS_IN: Record<string, WayIn> = {
  sessions: {
    always: true,
    live: rowsOf('sessions'),
    add: ({ site: { db }, user_id, at }) =>
      db
        .insertInto('sessions')
        .values({ id_hash: newHash(), user_id, created_at: at, last_seen_at: at, user_agent: '', ip: '' })
        .execute(),
  },
  tokens: {
    always: true,
    live: rowsOf('tokens'),
    add: ({ site: { db }, user_id, at }) =>
      db.insertInto('tokens').values({ user_id, hash: newHash(), bound: false, created_at: at }).execute(),
  },
  remember_tokens: {
    always: true,
    live: rowsOf('remember_tokens'),
    add: ({ site: { db }, user_id, at }) =>
      db
        .insertInto('remember_tokens')
        .values({ hash: newHash(), token_hash: newHash(), user_id, created_at: at })
        .execute(),
  },
  pending_logins: {
    always: true,
    live: rowsOf('pending_logins'),
    add: ({ site: { db }, user_id, at }) =>
      db
        .insertInto('pending_logins')
        .values({ session_hash: newHash(), user_id, password_version: 1, remember: false, created_at: at })
        .execute(),
  },
  passkeys: {
    live: rowsOf('passkeys'),
    add: ({ site: { db }, user_id, at }) =>
      db
        .insertInto('passkeys')
        .values({
          ...{ user_id, public_key: Buffer.alloc(8), user_handle: 'a'.repeat(43), sign_count: 0, synced: false },
          ...{ credential_id: randomUUID(), name: 'Kunci', created_at: at },
        })
        .execute(),
  },
  calendar_feeds: {
    live: rowsOf('calendar_feeds'),
    add: ({ site: { db }, user_id, at }) =>
      db.insertInto('calendar_feeds').values({ user_id, token_hash: newHash(), created_at: at }).execute(),
  },
  channel_subscriptions: {
    live: rowsOf('channel_subscriptions', sql`ended_at is null`),
    add: ({ site: { db }, user_id, at }) =>
      db
        .insertInto('channel_subscriptions')
        .values({
          ...{ user_id, kanal: 'whatsapp', nomor: '+628110000001', teks_persetujuan: 'Setuju.' },
          ...{ consented_at: at, verified_at: at },
        })
        .execute(),
  },
  certificate_watchers: {
    live: rowsOf('certificate_watchers', sql`ended_at is null`),
    add: ({ site: { db }, user_id, certificate_id, at }) =>
      db
        .insertInto('certificate_watchers')
        .values({
          ...{ uuid: randomUUID(), user_id, certificate_id, nama_pengamat: 'PT Contoh', teks_persetujuan: 'Setuju.' },
          ...{ versi_persetujuan: 1, consented_at: at, accepted_at: at, host: 'a.example', known_status: 'aktif' },
          ...{ address_sealed: Buffer.alloc(8), secret_sealed: Buffer.alloc(8) },
        })
        .execute(),
  },
  wallet_offers: {
    live: ofCertificate('wallet_offers'),
    add: ({ site: { db }, certificate_id, at }) =>
      db
        .insertInto('wallet_offers')
        .values({
          ...{ certificate_id, code_hash: newHash(), pin_hash: newHash() },
          ...{ created_at: at, expires_at: minutesAfter(at, 10) },
        })
        .execute(),
  },
  wallet_credentials: {
    live: ofCertificate('wallet_credentials'),
    add: async ({ site: { db, clock }, certificate_id, at }) => {
      const { publicKey: public_key } = await ensureSigningKey(
        db,
        { keys: TEST_KEYS, now: clock.now, appUrl: 'http://localhost:3000' },
        'ES256',
      )
      await db
        .insertInto('wallet_credentials')
        .values({ certificate_id, versi: 1, public_key, created_at: at })
        .execute()
    },
  },
  employer_members: { live: rowsOf('employer_members'), add: (owner) => employerOf(owner, false) },
  employer_invitations: {
    live: (_db, { user_id }) => sql<{ count: number }>`
      select count(*)::int as count from employer_invitations as own
      where email = ${`tamu.${user_id}@example.com`} or employer_id in
        (select employer_id from employer_members where user_id = ${user_id})`,
    add: async (owner) => {
      const employer_id = await employerOf(owner, true)
      const times = { sent_at: owner.at, expires_at: minutesAfter(owner.at, 10) }
      const email = `tamu.${owner.user_id}@example.com`
      await owner.site.db
        .insertInto('employer_invitations')
        .values({ employer_id, email, ...times })
        .execute()
    },
  },
}

/** Tables that know a person or a secret, and why an undone change leaves them alone. */
export const NO_WAY_IN: Record<string, readonly string[]> = {
  'the link for a new password is replaced by the owner’s own': ['password_resets'],
  'leads to an older address of the owner; the change and later ones are voided': ['email_changes'],
  'of a session, and worth nothing without it': [
    'passkey_challenges',
    'idempotency_keys',
    'partial_uploads',
    'partial_upload_parts',
  ],
  'an answer under the caller’s address and words, whose session and token end by themselves': ['guest_answers'],
  'columns of the account, which the test asks for by themselves': ['users'],
  'belongs to an organisation or the body, and two people or its operator answer for it': [
    ...['api_keys', 'carried_keys', 'phone_wallets', 'message_channels', 'payment_providers'],
    ...['backup_plan', 'mail_servers', 'portal'],
  ],
  'let in by two people, until a day': ['outside_readers'],
  'decided by staff, who ask the owner': ['two_factor_resets', 'record_claims', 'data_change_requests'],
  'given by the office': ['permission_grants', 'examiners', 'appeal_members', 'complaint_involved'],
  'a record of what happened, which opens nothing': [
    ...['audit_log', 'security_events', 'file_accesses', 'consents', 'deletion_requests', 'incident_recipients'],
    ...['application_events', 'certificate_events', 'maintenance_events', 'report_events', 'status_letters'],
    ...[
      'sent_digests',
      'text_messages',
      'notifications',
      'item_approvals',
      'item_comments',
      'item_openings',
      'paper_readings',
    ],
    ...['secrecy_statements', 'exam_form_approvals', 'exam_form_comments', 'exam_form_openings'],
    ...['staff_conditions', 'staff_statements', 'competence_evidence', 'reader_openings'],
    ...['calibration_scorings', 'examiner_witnessings', 'examiner_reviews'],
  ],
  'a case, a paper or data of the person, which opens nothing': [
    ...['appeals', 'application_messages', 'certificates', 'certificate_years', 'complaints', 'complaint_entries'],
    ...['document_replacements', 'evaluations', 'examiner_conflicts', 'maintenance_records', 'past_applications'],
    ...['past_invoices', 'performance_reports', 'personal_data', 'personal_data_files', 'private_files'],
    ...['sample_audits', 'sanctions', 'signed_papers', 'user_trainings', 'occupancies'],
    ...['list_arrangements', 'declined_mails', 'invoices', 'import_drafts'],
  ],
}

/** Tables with a person, or with a column that could be half of a key. */
export async function tablesWithKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (column_name = 'user_id'
      or column_name ~ '(^|_)(hash|token|secret|pin|sealed|challenge)(_|$)'
      or column_name in ('employer_id', 'certificate_id') and table_name ~ 'member|invit|wallet|watch|token|offer')
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
