import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/harness.ts'
import { SEALED_COLUMNS } from '../../../program/commands/sealed-columns.ts'
import { PROCESSING_ACTIVITIES } from './activity-rules.ts'
import { columnsOf, PROCESSED_COLUMNS } from './column-rules.ts'

/** Names of columns that tell of a person wherever they stand: whose row it is, who they are, how they are reached. */
const PERSONAL = new RegExp(
  `^(${[
    ...['user_id', 'examiner_id', 'certificate_id', 'user_training_id', 'owner_id', 'staff_id', 'auditor_id'],
    ...[
      'name',
      'nama',
      'nama_\\w+',
      '\\w+_name',
      'email',
      '\\w+_email',
      'email_key',
      'phone',
      'kontak',
      'alamat',
      'nomor_va',
    ],
    ...[
      'ip',
      'user_agent',
      'who',
      'pelapor',
      'terlapor',
      'npwp\\w*',
      'rekening_pengembalian',
      'identity_index',
      'imported',
    ],
    ...['foto', 'image', 'webp', 'peserta', 'isi', 'petugas_lain', 'tanda_tangan', 'penandatangan', 'owner_text'],
    ...['struktur_organisasi', 'kebutuhan_khusus', 'permintaan', 'pemakaian'],
  ].join('|')})$`,
)

const because = (why: string, columns: string[]): [string, string][] => columns.map((column) => [column, why])

/** Columns with such a name, or sealed ones, that tell of nobody, and why. */
const NOT_ABOUT_PEOPLE = new Map([
  ...because('it is the name of a thing', [
    ...[
      'backups.nama',
      'browser_files.name',
      'categories.name',
      'file_mentions.name',
      'holidays.nama',
      'partners.name',
    ],
    ...['number_sequences.name', 'schemes.name', 'scheme_versions.name', 'signing_certificates.nama', 'venues.name'],
    ...[
      'maintenance_records.nama_kegiatan',
      'api_keys.nama_instansi',
      'site_content.nama_lembaga',
      'site_content.nama_lembaga_en',
      'stored_files.name',
    ],
    ...['site_content.nama_singkat', 'site_content.nama_pengirim'],
    ...['training_providers.nama', 'training_providers.nama_lain', 'regulations.nama', 'regulations.nama_lain'],
  ]),
  ...because('it is how the body or a place is reached', [
    ...['site_content.alamat', 'site_content.email', 'site_content.phone', 'venues.alamat'],
    ...['message_channels.alamat', 'payment_providers.alamat'],
  ]),
  ...because('it is a picture of a thing or a place', [
    ...['articles.image', 'scheme_versions.image', 'venues.foto', 'venue_check_pictures.foto', 'stimuli.picture'],
  ]),
  ...because('it is a text of the body', [
    ...['legal_page_versions.isi', 'letter_texts.isi', 'ministry_columns.isi', 'reason_templates.isi'],
    ...['tutorial_sections.isi'],
  ]),
  ...because('it is a question of an exam', ['item_versions.isi', 'key_corrections.isi', 'stimuli.isi']),
  ...because('it counts', ['api_key_days.permintaan', 'certificate_years.terlapor']),
  ...because('it is a secret of the installation or of a provider', [
    ...['backup_plan.bucket_sealed', 'carried_keys.sealed', 'installation.canary', 'issuer_keys.private_key'],
    ...['mail_servers.password_sealed', 'message_channels.key_sealed', 'payment_providers.key_sealed'],
    ...['payment_providers.token_sealed', 'phone_wallets.key_sealed', 'signing_certificates.private_key'],
  ]),
])

/** Tables that only count, in which no person is left. */
const isFigure = (table: string): boolean => table.startsWith('figure_')

let columns: { table: string; column: string }[]

beforeAll(async () => {
  const { url } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query(
      `select table_name as table, column_name as column from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
    )
    .finally(() => client.end())
  columns = rows
})

const named = new Set(
  Object.keys(PROCESSED_COLUMNS).flatMap((kegiatan) =>
    columnsOf(kegiatan).flatMap(([table, names]) => names.map((column) => `${table}.${column}`)),
  ),
)

test('every column that tells of a person is named by an activity of the register', () => {
  const found = columns
    .filter(
      ({ table, column }) => PERSONAL.test(column) && !isFigure(table) && !/^verification_writers|_p\d/.test(table),
    )
    .map(({ table, column }) => `${table}.${column}`)
  expect(found.length).toBeGreaterThan(150)
  expect(found.filter((one) => !named.has(one) && !NOT_ABOUT_PEOPLE.has(one))).toEqual([])
})

test('every sealed column is named by an activity, or holds a secret of the installation', () => {
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  expect(sealed.filter((one) => !named.has(one) && !NOT_ABOUT_PEOPLE.has(one))).toEqual([])
})

test('what the register names is there, and nothing is both named and called nobody’s', () => {
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  expect([...named, ...NOT_ABOUT_PEOPLE.keys()].filter((one) => !there.has(one))).toEqual([])
  expect([...NOT_ABOUT_PEOPLE.keys()].filter((one) => named.has(one))).toEqual([])
})

test('every activity names its tables, and every table belongs to an activity of the register', () => {
  const activities = PROCESSING_ACTIVITIES.map(({ kegiatan }) => kegiatan)
  expect(Object.keys(PROCESSED_COLUMNS).toSorted()).toEqual(activities.toSorted())
  expect(new Set(activities).size).toBe(activities.length)
})
