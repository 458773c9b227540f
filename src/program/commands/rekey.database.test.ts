import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/accounts.ts'
import { makeCertificate } from '../../../tests/certificates.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { correctDraft } from '../../../tests/personal-data.ts'
import { USES } from '../../../tests/private-files.ts'
import { sealedRows } from '../../../tests/sealed-rows.ts'
import { ensureSigningKey } from '../../features/certification/certificates/credentials/issuer-service.ts'
import { sealProviderKey, sealProviderToken } from '../../features/certification/charges/service.ts'
import { sealImported } from '../../features/certification/holders/sealing-service.ts'
import { openNpwp, sealAccount, sealNpwp } from '../../features/certification/invoices/billing/sealing-service.ts'
import { sealWalletKey } from '../../features/certification/wallets/phone-pass-service.ts'
import { openSecret, sealSecret } from '../../features/platform/accounts/two-factor/service.ts'
import { sealBucket } from '../../features/platform/backups/service.ts'
import { sealChannelKey } from '../../features/platform/channels/service.ts'
import { addPart, beginPartial } from '../../features/platform/files/partial-service.ts'
import { keepFile, openPrivateFile } from '../../features/platform/files/service.ts'
import { sealNewValues } from '../../features/platform/pending-changes/service.ts'
import {
  identityIndexes,
  openPersonal,
  sealChange,
  sealPersonal,
} from '../../features/platform/personal-data/sealing-service.ts'
import { signWithOwn } from '../../features/platform/signing/signer-service.ts'
import { hashOfPin, isPin, openReporter, sealReporter } from '../../features/service/complaints/sealing-service.ts'
import { openJobData } from '../../ground/jobs/jobs.ts'
import { openKeys } from '../../ground/secrets/keys.ts'
import { day } from '../../lib/day.ts'
import { addCarriedKeys, rekey } from './rekey.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

const OLD = Buffer.alloc(32, 7).toString('base64')
const NEW = Buffer.alloc(32, 8).toString('base64')
const old = openKeys(OLD)
const next = openKeys(NEW)
const both = openKeys(`${NEW},${OLD}`)

/** Bytes that are not sealed, and why. */
const PLAIN = new Set([
  'certificate_portraits.webp', // shown in the open register
  'browser_files.bytes', // what every browser is given
  'passkeys.public_key', // the public half
])

/** The fate of hashes and indexes in text columns when the key is dropped. */
const HASHES: Record<string, 'recomputed' | 'carried' | 'brief' | 'of its time' | 'without a key'> = {
  'certificates.identity_index': 'recomputed',
  'past_applications.identity_index': 'recomputed',
  'past_invoices.identity_index': 'recomputed',
  'personal_data.identity_index': 'recomputed',
  'complaints.pin_hash': 'carried',
  'idempotency_keys.payload_hash': 'carried',
  // Codes that count for minutes.
  'portal.mail_code_hash': 'brief',
  // Only ever added to: an address looks different before and after the key changed.
  'security_events.address_key': 'of its time',
  'security_events.email_key': 'of its time',
  'security_events.network_key': 'of its time',
  'channel_subscriptions.code_hash': 'brief',
  'guest_answers.payload_hash': 'brief',
  'audit_log.hash': 'without a key',
  'api_keys.key_hash': 'without a key',
  'wallet_offers.pin_hash': 'brief',
  'wallet_offers.code_hash': 'without a key',
  'wallet_offers.token_hash': 'without a key',
  'wallet_credentials.public_key': 'without a key',
  'calendar_feeds.token_hash': 'without a key',
  'certificate_watchers.token_hash': 'without a key',
  'certificates.number_key': 'without a key',
  'issuer_keys.public_key': 'without a key',
  'past_applications.number_key': 'without a key',
  'past_invoices.number_key': 'without a key',
  'audit_log.prev_hash': 'without a key',
  'passkey_challenges.session_hash': 'without a key',
  'password_resets.token_hash': 'without a key',
  'pending_logins.session_hash': 'without a key',
  'portal.setup_code_hash': 'without a key',
  'refunds.refund_key': 'without a key',
  'remember_tokens.hash': 'without a key',
  'remember_tokens.previous_hash': 'without a key',
  'remember_tokens.token_hash': 'without a key',
  'sessions.id_hash': 'without a key',
  'sessions.remember_hash': 'without a key',
  'tokens.hash': 'without a key',
  'tokens.session_hash': 'without a key',
  'users.password_hash': 'without a key',
}

let site: TestApp
let userId: number
let fileId: string
let asideId: string
let ticket: string
let invoiceId: number

const given = () =>
  ({ userId, jenis: 'ktp', name: 'ktp.pdf', type: 'application/pdf', bytes: Buffer.from('isi berkas') }) as const

/** Fills every sealed column under the old key, through the features themselves. */
async function fillEverything(): Promise<void> {
  const { db, files } = site
  const now = site.clock.now
  userId = (await makeAccount(db)).id
  const secrets = {
    two_factor_secret: sealSecret({ keys: old }, userId, 'RAHASIA'),
    recovery_codes: old.seal('recovery-codes', '[]', String(userId)),
  }
  await db.updateTable('users').set(secrets).where('id', '=', userId).execute()
  const isi = correctDraft()
  const [identity_index] = identityIndexes(old, isi)
  await db
    .insertInto('personal_data')
    .values({ user_id: userId, isi: sealPersonal(old, userId, isi), identity_index, updated_at: now })
    .execute()
  const store = { files, keys: old, now }
  fileId = (await keepFile(db, store, given())).id
  asideId = (await keepFile(db, store, given())).id
  const change = { lama: { nama_lengkap: 'A', nik: '', no_paspor: '', tanggal_lahir: '' }, baru: {}, alasan: 'Contoh' }
  await db
    .insertInto('data_change_requests')
    .values({ user_id: userId, isi: sealChange(old, userId, change), file_id: fileId, created_at: now })
    .execute()
  const asked = { key: 'kunci', call: 'uploadFile', payload_hash: old.sign('idempotency', 'isi'), created_at: now }
  await db
    .insertInto('idempotency_keys')
    .values({ ...asked, user_id: userId, answer: old.seal('idempotency', '{}', `${userId} kunci`) })
    .execute()
  const answered = { id: 'a'.repeat(43), payload_hash: asked.payload_hash, expires_at: now }
  await db
    .insertInto('guest_answers')
    .values({ ...answered, answer: old.seal('idempotency', '{}', answered.id) })
    .execute()
  const upload = await beginPartial(db, { now }, { userId, jenis: 'portofolio', name: 'portofolio.pdf', bytes: 9 })
  await addPart(db, { keys: old }, upload, 0, Buffer.from('isi'))
  await USES['invoices.refund_file_id']?.(db, { userId, fileId })
  invoiceId = (await db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()).id
  const bill = {
    npwp_tagihan: sealNpwp(old, invoiceId, '9901'),
    rekening_pengembalian: sealAccount(old, invoiceId, { bank: 'Bank Contoh', nomor: '1', atas_nama: 'A' }),
  }
  await db.updateTable('invoices').set(bill).where('id', '=', invoiceId).execute()
  const facts = { nik: '9901020304050607', alamat: '', telepon: '', email: 'a@example.com' }
  const index = identityIndexes(old, { kewarganegaraan: 'WNI', nik: facts.nik, no_paspor: '' })[0]
  await makeCertificate(db, {
    no_sertifikasi: '0001/ KTPA/2024',
    identity_index: index,
    imported: sealImported(old, '0001/ KTPA/2024', facts),
  })
  await USES['complaint_files.file_id']?.(db, { userId, fileId })
  ticket = (await db.selectFrom('complaints').select('no_tiket').executeTakeFirstOrThrow()).no_tiket
  const reporter = { nama: 'A', email: 'a@example.com', phone: null }
  await db
    .updateTable('complaints')
    .set({ pelapor: sealReporter(old, ticket, reporter), pin_hash: hashOfPin(old, ticket, '12345678') })
    .execute()
  await ensureSigningKey(db, { keys: old, now, appUrl: 'http://localhost:3000' })
  const identity = randomUUID()
  await db
    .insertInto('installation')
    .values({ identity, canary: old.seal('canary', 'kenari', identity) })
    .execute()
  await db
    .insertInto('carried_keys')
    .values({
      purpose: 'complaint-pin',
      fingerprint: 'lama',
      sealed: old.seal('carried-key', Buffer.alloc(32, 1), 'complaint-pin lama'),
    })
    .execute()
  const bucket = {
    endpoint: 'https://s3.example.com',
    ...{ region: 'x', bucket: 'b', prefix: '' },
    ...{ access_key: 'a', secret_key: 's' },
  }
  const waiting = { perubahan: '[]', proposed_by: userId, proposed_at: now, counts_at: now }
  await db
    .insertInto('pending_changes')
    .values({
      hal: 'kunci_api',
      record_id: 1,
      seen_version: 1,
      isi: sealNewValues(old, 'kunci_api', 1, {}),
      ...waiting,
    })
    .execute()
  await db
    .updateTable('backup_plan')
    .set({ bucket_sealed: sealBucket(old, bucket) })
    .execute()
  const sms = sealChannelKey(old, 'sms', 'kunci')
  await db.updateTable('message_channels').set({ key_sealed: sms }).where('kanal', '=', 'sms').execute()
  const live = { penyedia: 'xendit', lingkungan: 'sebenarnya' } as const
  await db
    .updateTable('payment_providers')
    .set({ key_sealed: sealProviderKey(old, live, 'kunci'), token_sealed: sealProviderToken(old, live, 'token') })
    .where('penyedia', '=', live.penyedia)
    .where('lingkungan', '=', live.lingkungan)
    .execute()
  await signWithOwn(db, { keys: old, now: site.clock.now })
  await sealedRows(site, old)
  const google = sealWalletKey(old, 'google', 'kunci')
  await db.updateTable('phone_wallets').set({ key_sealed: google }).where('dompet', '=', 'google').execute()
  await site.jobs.enqueue(db, 'sweep', { apa: 'saja' })
}

const rowsOf = async ({ table, column, id, reads = [] }: (typeof SEALED_COLUMNS)[number]) => {
  const names = sql.join([...id, ...reads].map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, unknown> & { sealed: Buffer }>`
    select ${names}, ${sql.ref(column)} as sealed from ${sql.table(table)} where length(${sql.ref(column)}) > 0`.execute(
    site.db,
  )
  return rows
}

beforeAll(async () => {
  site = await testApp()
  await fillEverything()
})

const columnsLike = async (condition: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and ${condition} order by 1`.execute(site.db)
  return rows.map(({ name }) => name)
}

describe('the table of sealed columns', () => {
  test('names every column of bytes in the schema, but for those that are not sealed', async () => {
    const bytes = await columnsLike(sql`data_type = 'bytea'`)
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
    expect(bytes.filter((name) => !PLAIN.has(name))).toEqual(known.sort())
  })

  test('leaves no hash and no index undecided', async () => {
    const hashes = await columnsLike(sql`data_type = 'text' and column_name ~ '(hash|_index|_key)$'`)
    expect(hashes.filter((name) => HASHES[name] === undefined)).toEqual([])
  })

  test.each(SEALED_COLUMNS.map((column) => [`${column.table}.${column.column}`, column] as const))(
    'opens what the feature itself seals in %s',
    async (_name, column) => {
      const rows = await rowsOf(column)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(() => old.open(column.purpose, row.sealed, column.about(row))).not.toThrow()
    },
  )
})

test('rekey seals everything again, after which the new key alone does: columns, indexes, files, jobs and PINs', async () => {
  await site.files.quarantine.setAside('private', asideId, day('2026-11-20'))
  const done = await rekey({ db: site.db, files: site.files, keys: both }, () => {})
  expect(done.filter(({ remaining }) => remaining > 0)).toEqual([])
  expect(done.filter(({ resealed }) => resealed === 0).map(({ what }) => what)).toEqual(['jobs.schedule'])
  for (const column of SEALED_COLUMNS)
    for (const row of await rowsOf(column))
      expect(() => next.open(column.purpose, row.sealed, column.about(row))).not.toThrow()
  const keys = next
  const store = { files: site.files, keys }
  for (const id of [fileId, asideId]) expect((await openPrivateFile(store, id)).toString()).toBe('isi berkas')
  const person = await site.db.selectFrom('personal_data').selectAll().executeTakeFirstOrThrow()
  expect(identityIndexes(next, openPersonal(next, userId, person.isi))[0]).toBe(person.identity_index)
  for (const table of ['certificates', 'past_applications', 'past_invoices'] as const) {
    const { identity_index } = await site.db.selectFrom(table).select('identity_index').executeTakeFirstOrThrow()
    expect(identity_index).toBe(
      identityIndexes(next, { kewarganegaraan: 'WNI', nik: '9901020304050607', no_paspor: '' })[0],
    )
  }
  const user = await site.db
    .selectFrom('users')
    .select('two_factor_secret')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(openSecret({ keys }, userId, user.two_factor_secret ?? Buffer.alloc(0))).toBe('RAHASIA')
  const { npwp_tagihan } = await site.db.selectFrom('invoices').select('npwp_tagihan').executeTakeFirstOrThrow()
  expect(openNpwp(keys, invoiceId, npwp_tagihan)).toBe('9901')
  const complaint = await site.db.selectFrom('complaints').select(['pelapor', 'pin_hash']).executeTakeFirstOrThrow()
  expect(openReporter(keys, ticket, complaint.pelapor).email).toBe('a@example.com')
  expect(isPin(keys, ticket, '12345678', complaint.pin_hash)).toBe(false)
  await addCarriedKeys(site.db, keys)
  expect(isPin(keys, ticket, '12345678', complaint.pin_hash)).toBe(true)
  expect(isPin(keys, ticket, '12345679', complaint.pin_hash)).toBe(false)
  const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = 'sweep'`.execute(site.db)
  expect(openJobData(keys, 'sweep', rows[0]?.data)).toEqual({ apa: 'saja' })
})

test('a second run has nothing left to do', async () => {
  const done = await rekey({ db: site.db, files: site.files, keys: both }, () => {})
  expect(done.filter(({ resealed, remaining }) => resealed + remaining > 0)).toEqual([])
})

test('what no known key opens is counted, not touched', async () => {
  const foreign = openKeys(Buffer.alloc(32, 99).toString('base64'))
  const sealed = foreign.seal('two-factor', 'x', String(userId))
  await site.db.updateTable('users').set({ two_factor_secret: sealed }).where('id', '=', userId).execute()
  const done = await rekey({ db: site.db, files: site.files, keys: both }, () => {})
  expect(done.find(({ what }) => what === 'users.two_factor_secret')).toMatchObject({ resealed: 0, remaining: 1 })
})
