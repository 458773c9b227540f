import { type PastTable, pastNumberKey } from '../../features/certification/past-records/rules.ts'
import { numberKey } from '../../lib/identifiers/number.ts'

type Row = Record<string, unknown>

interface SealedColumn {
  table: string
  column: string
  /** Primary key, in its order. */
  id: readonly string[]
  /** The purpose with which the column's feature seals it. */
  purpose: string
  /** Columns beside the primary key that `about` reads. */
  reads?: readonly string[]
  about: (row: Row) => string
  /**
   * The blind index beside it: its column, and the person's text by the opened content; undefined where there is none.
   */
  identity?: { column: string; of: (opened: string) => string | undefined }
}

const nikOf = (opened: string): string | undefined => {
  const { nik } = JSON.parse(opened) as { nik?: string | null }
  return nik ? `nik ${nik}` : undefined
}

const personOf = (opened: string): string | undefined => {
  const { kewarganegaraan, no_paspor } = JSON.parse(opened) as { kewarganegaraan?: string; no_paspor?: string }
  return kewarganegaraan === 'WNA' ? `paspor ${no_paspor}` : nikOf(opened)
}

/** The purpose of blind indexes of NIK and passport. */
export const IDENTITY = 'identity'

const past = (table: PastTable): SealedColumn => ({
  table,
  column: 'imported',
  id: ['id'],
  purpose: 'past-record',
  reads: ['nomor'],
  about: ({ nomor }) => `${table}/${pastNumberKey(String(nomor))}`,
  identity: { column: 'identity_index', of: nikOf },
})

const ofProvider = (column: string, purpose: string): SealedColumn => ({
  table: 'payment_providers',
  column,
  id: ['id'],
  purpose,
  reads: ['penyedia', 'lingkungan'],
  about: ({ penyedia, lingkungan }) => `${penyedia}/${lingkungan}`,
})

/** What is secret of the bank of exam items. */
const itemColumn = (
  table: string,
  column: string,
  reads: readonly string[] = [],
  named: (row: Row) => string = ({ id }) => String(id),
): SealedColumn => ({
  ...{ table, column, id: ['id'], purpose: 'exam-item', reads },
  about: (row) => `${table}/${named(row)}`,
})

/** Every column that is sealed under APP_KEY; a test compares it with the schema and with what the features seal. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'installation',
    column: 'canary',
    id: ['id'],
    purpose: 'canary',
    reads: ['identity'],
    about: (row) => String(row['identity']),
  },
  {
    table: 'issuer_keys',
    column: 'private_key',
    id: ['id'],
    purpose: 'issuer-key',
    reads: ['public_key'],
    about: (row) => String(row['public_key']),
  },
  { table: 'users', column: 'two_factor_secret', id: ['id'], purpose: 'two-factor', about: (row) => String(row['id']) },
  {
    table: 'users',
    column: 'recovery_codes',
    id: ['id'],
    purpose: 'recovery-codes',
    about: (row) => String(row['id']),
  },
  {
    table: 'personal_data',
    column: 'isi',
    id: ['user_id'],
    purpose: 'personal-data',
    about: (row) => String(row['user_id']),
    identity: { column: 'identity_index', of: personOf },
  },
  {
    table: 'data_change_requests',
    column: 'isi',
    id: ['id'],
    purpose: 'data-change',
    reads: ['user_id'],
    about: (row) => String(row['user_id']),
  },
  {
    table: 'idempotency_keys',
    column: 'answer',
    id: ['user_id', 'key'],
    purpose: 'idempotency',
    about: (row) => `${row['user_id']} ${row['key']}`,
  },
  { table: 'guest_answers', column: 'answer', id: ['id'], purpose: 'idempotency', about: (row) => String(row['id']) },
  {
    table: 'partial_upload_parts',
    column: 'sealed',
    id: ['upload_id', 'starts_at'],
    purpose: 'partial-upload',
    about: (row) => `${row['upload_id']} ${row['starts_at']}`,
  },
  { table: 'employers', column: 'npwp', id: ['id'], purpose: 'employer-npwp', about: (row) => String(row['id']) },
  { table: 'invoices', column: 'npwp_tagihan', id: ['id'], purpose: 'invoice-npwp', about: (row) => String(row['id']) },
  {
    table: 'invoices',
    column: 'rekening_pengembalian',
    id: ['id'],
    purpose: 'refund-account',
    about: (row) => String(row['id']),
  },
  {
    table: 'certificates',
    column: 'imported',
    id: ['id'],
    purpose: 'holder-import',
    reads: ['no_sertifikasi'],
    about: (row) => numberKey(String(row['no_sertifikasi'])),
    identity: { column: 'identity_index', of: nikOf },
  },
  {
    table: 'mail_servers',
    column: 'password_sealed',
    id: ['id'],
    purpose: 'mail-server',
    about: (row) => `mail_servers/${row['id']}`,
  },
  {
    table: 'import_drafts',
    column: 'content_sealed',
    id: ['id'],
    purpose: 'import-draft',
    about: (row) => `import_drafts/${row['id']}`,
  },
  {
    table: 'complaints',
    column: 'pelapor',
    id: ['id'],
    purpose: 'complaint',
    reads: ['no_tiket'],
    about: (row) => String(row['no_tiket']),
  },
  {
    table: 'carried_keys',
    column: 'sealed',
    id: ['purpose', 'fingerprint'],
    purpose: 'carried-key',
    about: (row) => `${row['purpose']} ${row['fingerprint']}`,
  },
  {
    table: 'pending_changes',
    column: 'isi',
    id: ['id'],
    purpose: 'pending-change',
    reads: ['hal', 'record_id'],
    about: (row) => `${row['hal']} ${row['record_id']}`,
  },
  { table: 'backup_plan', column: 'bucket_sealed', id: ['id'], purpose: 'backup-place', about: () => '' },
  {
    table: 'message_channels',
    column: 'key_sealed',
    id: ['id'],
    purpose: 'channel-key',
    reads: ['kanal'],
    about: (row) => String(row['kanal']),
  },
  ofProvider('key_sealed', 'payment-key'),
  ofProvider('token_sealed', 'payment-token'),
  {
    table: 'signing_certificates',
    column: 'private_key',
    id: ['id'],
    purpose: 'signing-key',
    reads: ['sha256'],
    about: (row) => String(row['sha256']),
  },
  ...(['address', 'secret'] as const).map((sealed) => ({
    ...{ table: 'certificate_watchers', column: `${sealed}_sealed`, id: ['id'], purpose: `watcher-${sealed}` },
    reads: ['uuid'],
    about: (row: Row) => String(row['uuid']),
  })),
  {
    table: 'phone_wallets',
    column: 'key_sealed',
    id: ['id'],
    purpose: 'phone-wallet-key',
    reads: ['dompet'],
    about: (row) => String(row['dompet']),
  },
  itemColumn('item_versions', 'isi', ['item_id', 'versi'], ({ item_id, versi }) => `${item_id}/${versi}`),
  itemColumn('item_comments', 'isi'),
  itemColumn('exam_form_comments', 'isi'),
  {
    ...itemColumn('exam_transcripts', 'isi', [], ({ paper_id, urutan }) => `${paper_id}/${urutan}`),
    id: ['paper_id', 'urutan'],
  },
  { ...itemColumn('exam_sheets', 'isi', [], ({ paper_id }) => String(paper_id)), id: ['paper_id'] },
  itemColumn('key_corrections', 'isi'),
  {
    ...itemColumn('exam_entries', 'isi', [], ({ device_id, urutan }) => `${device_id}/${urutan}`),
    id: ['device_id', 'urutan'],
  },
  {
    table: 'exam_sittings',
    column: 'kunci',
    id: ['id'],
    purpose: 'exam-sitting',
    reads: ['user_training_id', 'paper_id'],
    about: ({ user_training_id, paper_id }) => `exam_sittings/${user_training_id}/${paper_id ?? 'latihan'}`,
  },
  itemColumn('stimuli', 'isi'),
  itemColumn('stimuli', 'picture', [], ({ id }) => `${id}/picture`),
  past('past_applications'),
  past('past_invoices'),
]

export type { SealedColumn }
