import { METHOD_NAMES } from '../charges/rules.ts'
import { INVOICE_STATES } from '../invoices/state-rules.ts'
import { type BookedInvoice, type BookSums, feeOf, type Movement } from './rules.ts'

export type Cell = string | number

/** Heads of the journal of sales. */
export const JOURNAL_HEADS = [
  ...['Nomor invoice', 'Tanggal terbit', 'Ditagih kepada', 'NPWP', 'Skema', 'Biaya'],
  ...['DPP', 'Tarif PPN (%)', 'PPN', 'Kode unik', 'Total', 'Keadaan', 'Nomor kuitansi', 'Tanggal bayar', 'Penjualan'],
]

/** 120 per mille → 12 */
export const ratePercent = (perMille: number): number => perMille / 10

export const journalRow = (one: BookedInvoice): Cell[] => [
  ...[one.nomor, one.created_on, one.nama_tagihan, one.npwp ?? '', one.skema, feeOf(one)],
  ...[one.dpp ?? 0, ratePercent(one.tarif_ppn), one.ppn, one.kode_unik, one.total],
  ...[INVOICE_STATES[one.status], one.nomor_kuitansi ?? '', one.paid_on ?? '', one.is_sale ? 'Ya' : 'Tidak'],
]

/** The last lines of the journal: how many rows are no sales, and the sums of all others. */
export const journalSums = ({ banyak, bukan_penjualan: others, dpp, ppn, total }: BookSums['invoice']): Cell[][] => [
  ...(others > 0 ? [[`Bukan penjualan (${others})`, ...Array<Cell>(14).fill('')]] : []),
  [`Jumlah (${banyak - others})`, '', '', '', '', '', dpp, '', ppn, '', total, '', '', '', ''],
]

/** Heads of the movements of cash. */
export const CASH_HEADS = ['Tanggal', 'Nomor invoice', 'Arah', 'Cara', 'Jumlah', 'Rujukan', 'Biaya penyedia']

export const cashRow = ({ on, nomor, jumlah, metode, rujukan, biaya, ...way }: Movement): Cell[] => [
  ...[on, nomor, wayOf(jumlah, way), metode ? METHOD_NAMES[metode] : 'Transfer', jumlah, rujukan ?? ''],
  biaya === 0 ? '' : biaya,
]

function wayOf(jumlah: number, { penarikan }: Pick<Movement, 'penarikan'>): string {
  if (penarikan) return jumlah > 0 ? 'Kembali dari sengketa' : 'Ditarik'
  return jumlah > 0 ? 'Masuk' : 'Kembali'
}

/** The last lines of the movements: what came in, what went back as below zero, and what is left. */
export const cashSums = ({ banyak, masuk, kembali, ditarik }: BookSums['kas']): Cell[][] => [
  ['Jumlah masuk', '', '', '', masuk, '', ''],
  ['Jumlah kembali', '', '', '', -kembali, '', ''],
  ...(ditarik === 0 ? [] : [['Jumlah ditarik', '', '', '', -ditarik, '', '']]),
  [`Bersih (${banyak})`, '', '', '', masuk - kembali - ditarik, '', ''],
]
