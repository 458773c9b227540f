import { METHOD_NAMES } from '../charges/rules.ts'
import { INVOICE_STATES } from '../invoices/state-rules.ts'
import { type BookedInvoice, type BookSums, feeOf, type Movement } from './rules.ts'

export type Cell = string | number

/** Heads of the journal of sales. */
export const JOURNAL_HEADS = [
  ...['Nomor invoice', 'Tanggal terbit', 'Ditagih kepada', 'NPWP', 'Skema', 'Biaya'],
  ...['DPP', 'Tarif PPN (%)', 'PPN', 'Kode unik', 'Total', 'Keadaan', 'Nomor kuitansi', 'Tanggal bayar'],
]

/** 120 per mille → 12 */
export const ratePercent = (perMille: number): number => perMille / 10

export const journalRow = (one: BookedInvoice): Cell[] => [
  ...[one.nomor, one.created_on, one.nama_tagihan, one.npwp ?? '', one.skema, feeOf(one)],
  ...[one.dpp ?? 0, ratePercent(one.tarif_ppn), one.ppn, one.kode_unik, one.total],
  ...[INVOICE_STATES[one.status], one.nomor_kuitansi ?? '', one.paid_on ?? ''],
]

/** The last line of the journal. */
export const journalSums = ({ banyak, dpp, ppn, total }: BookSums['invoice']): Cell[] => [
  ...[`Jumlah (${banyak})`, '', '', '', '', '', dpp, '', ppn, '', total, '', '', ''],
]

/** Heads of the movements of cash. */
export const CASH_HEADS = ['Tanggal', 'Nomor invoice', 'Arah', 'Cara', 'Jumlah', 'Rujukan']

export const cashRow = ({ on, nomor, jumlah, metode, rujukan }: Movement): Cell[] => [
  ...[on, nomor, jumlah > 0 ? 'Masuk' : 'Kembali', metode ? METHOD_NAMES[metode] : 'Transfer', jumlah, rujukan ?? ''],
]

/** The last lines of the movements: what came in, what went back as below zero, and what is left. */
export const cashSums = ({ banyak, masuk, kembali }: BookSums['kas']): Cell[][] => [
  ['Jumlah masuk', '', '', '', masuk, ''],
  ['Jumlah kembali', '', '', '', -kembali, ''],
  [`Bersih (${banyak})`, '', '', '', masuk - kembali, ''],
]
