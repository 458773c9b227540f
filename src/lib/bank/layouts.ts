/** The content of a column in a bank's table; '' for a column that is not read. */
export type ColumnRole =
  | 'tanggal'
  | 'keterangan'
  | 'kredit'
  | 'debit'
  | 'jumlah'
  | 'tanda'
  /** The kind of a transaction, which sometimes says whether money came or went. */
  | 'jenis'
  | 'saldo'
  | 'mata_uang'
  | 'rekening'
  | ''

/** A bank's table: its heads from the left, as headWords returns them, each with the role of its column. */
export interface BankLayout {
  name: string
  columns: readonly (readonly [head: string, role: ColumnRole])[]
}

/** Normalises a head for comparison: 'TGL_TRAN' → 'tgl tran', 'Journal No.' → 'journal no'. */
export const headWords = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** The tables of Indonesian banks, as customers download them. */
export const BANK_LAYOUTS: readonly BankLayout[] = [
  {
    name: 'KlikBCA Individu',
    columns: [
      ['date', 'tanggal'],
      ['description', 'keterangan'],
      ['branch', ''],
      ['amount', 'jumlah'],
      ['', 'tanda'],
      ['balance', 'saldo'],
    ],
  },
  {
    name: 'KlikBCA Individu',
    columns: [
      ['tanggal transaksi', 'tanggal'],
      ['keterangan', 'keterangan'],
      ['cabang', ''],
      ['jumlah', 'jumlah'],
      ['', 'tanda'],
      ['saldo', 'saldo'],
    ],
  },
  {
    name: 'KlikBCA Bisnis',
    columns: [
      ['tanggal transaksi', 'tanggal'],
      ['keterangan', 'keterangan'],
      ['cabang', ''],
      ['jumlah', 'jumlah'],
      ['saldo', 'saldo'],
    ],
  },
  {
    name: 'Mandiri MCM',
    columns: [
      ['accountno', 'rekening'],
      ['ccy', 'mata_uang'],
      ['postdate', 'tanggal'],
      ['remarks', 'keterangan'],
      ['additionaldesc', 'keterangan'],
      ['credit amount', 'kredit'],
      ['debit amount', 'debit'],
      ['close balance', 'saldo'],
    ],
  },
  {
    name: 'Mandiri Kopra',
    columns: [
      ['posting date', 'tanggal'],
      ['remark', 'keterangan'],
      ['reference no', ''],
      ['debit', 'debit'],
      ['credit', 'kredit'],
      ['balance', 'saldo'],
    ],
  },
  {
    name: 'BRI Internet Banking',
    columns: [
      ['tanggal', 'tanggal'],
      ['transaksi', 'keterangan'],
      ['debet', 'debit'],
      ['kredit', 'kredit'],
      ['saldo', 'saldo'],
    ],
  },
  {
    name: 'BRI CMS',
    columns: [
      ['norek', 'rekening'],
      ['tgl tran', 'tanggal'],
      ['tgl efektif', ''],
      ['jam tran', ''],
      ['desk tran', 'keterangan'],
      ['mutasi debet', 'debit'],
      ['mutasi kredit', 'kredit'],
      ['saldo akhir mutasi', 'saldo'],
    ],
  },
  {
    name: 'BNI Internet Banking',
    columns: [
      ['post date', 'tanggal'],
      ['value date', ''],
      ['branch', ''],
      ['journal no', ''],
      ['description', 'keterangan'],
      ['debit', 'debit'],
      ['credit', 'kredit'],
    ],
  },
  {
    name: 'BNI Direct',
    columns: [
      ['post date', 'tanggal'],
      ['value date', ''],
      ['branch', ''],
      ['journal no', ''],
      ['description', 'keterangan'],
      ['amount', 'jumlah'],
      ['db cr', 'tanda'],
      ['balance', 'saldo'],
    ],
  },
  {
    name: 'BSI',
    columns: [
      ['no', ''],
      ['tanggal', 'tanggal'],
      ['keterangan', 'keterangan'],
      ['debit', 'debit'],
      ['kredit', 'kredit'],
      ['saldo', 'saldo'],
    ],
  },
]

const DEBIT_WORD = /^(d|db|dr|debit|debet|deb|keluar|withdrawals?|penarikan|pengeluaran)$/
const CREDIT_WORD = /^(k|c|cr|kr|kredit|credit|masuk|deposits?|setoran|pemasukan)$/
/** Heads that name debit and credit in one: 'D/K', 'DbCr'. */
const BOTH = /^(d[kc]|[kc]d|d[br][ck]r|[ck]rd[br])$/

const FOREIGN = /^(usd|sgd|eur|jpy|aud|gbp|cny|cnh|hkd|myr|sar|chf|thb|krw|cad|nzd|dollar)$/

const NAMES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['mata_uang', /^(kode )?(mata uang|currency|ccy|valuta)$/],
  ['rekening', /^(norek|rekening|(no|nomor) rek(ening)?|account ?(no|number))$/],
  ['tanda', /^(tanda|mark|sign|posisi|arah)( (transaksi|mutasi|transaction))?$/],
  ['jenis', /^(jenis|tipe|type)( (transaksi|mutasi))?$|^transaction type$/],
  ['tanggal', /^(tanggal|tgl|waktu|date)( (transaksi|mutasi|posting|pembukuan|buku|trx|tran|time|waktu|jam))?$/],
  ['tanggal', /^(posting|post|transaction|trans|trx|tran|book|booking|entry) ?date( time)?$/],
  ['tanggal', /^((tanggal|tgl) (efektif|valuta)|(value|effective) ?date)$/],
  ['keterangan', /^(keterangan|uraian|deskripsi|rincian|description|remarks?|berita|narasi|narrative|details?)\b/],
  ['keterangan', /^(transaksi|transaction (description|details?)|additional ?desc(ription)?|desk tran|catatan|memo)$/],
  [
    'jumlah',
    /^((jumlah|nominal|nilai|amount|mutasi)|transaction amount)( (transaksi|mutasi|transaction|rp|idr|rupiah))*$/,
  ],
]

/** Returns a column's role by the words of its head, for tables without a layout; '' for other currencies. */
export function roleOfHead(head: string): ColumnRole {
  const words = head.split(' ')
  if (words.some((word) => FOREIGN.test(word))) return ''
  const isDebit = words.some((word) => DEBIT_WORD.test(word))
  const isCredit = words.some((word) => CREDIT_WORD.test(word))
  if ((isDebit && isCredit) || words.some((word) => BOTH.test(word))) return 'tanda'
  if (/\b(saldo|balance)\b/.test(head)) return 'saldo'
  if (isCredit) return 'kredit'
  if (isDebit) return 'debit'
  return NAMES.find(([, name]) => name.test(head))?.[0] ?? ''
}
