import { type Basis, type BookedInvoice, feeOf } from './rules.ts'
import { type Cell, ratePercent } from './table-rules.ts'

/** The facts about the body and its service that the tax office wants (settings). */
export interface TaxSeller {
  npwp_penjual: string
  id_tku_penjual: string
  kode_transaksi_ppn: string
  kode_jasa_ppn: string
  satuan_ukur_ppn: string
}

/** Heads of the sheet Faktur of the converter that the tax office offers for Coretax. */
export const FAKTUR_HEADS = [
  ...['Baris', 'Tanggal Faktur', 'Jenis Faktur', 'Kode Transaksi', 'Keterangan Tambahan', 'Dokumen Pendukung'],
  ...['Period Dok Pendukung', 'Referensi', 'Cap Fasilitas', 'ID TKU Penjual', 'NPWP/NIK Pembeli', 'Jenis ID Pembeli'],
  ...['Negara Pembeli', 'Nomor Dokumen Pembeli', 'Nama Pembeli', 'Alamat Pembeli', 'Email Pembeli', 'ID TKU Pembeli'],
]

/** Heads of its sheet DetailFaktur. */
export const RINCIAN_HEADS = [
  ...['Baris', 'Barang/Jasa', 'Kode Barang Jasa', 'Nama Barang/Jasa', 'Nama Satuan Ukur', 'Harga Satuan'],
  ...['Jumlah Barang Jasa', 'Total Diskon', 'DPP', 'DPP Nilai Lain', 'Tarif PPN', 'PPN', 'Tarif PPnBM', 'PPnBM'],
]

/** The line after which the converter reads no further. */
export const END_LINE: Cell[] = ['END']

/** The seller's number stands above the heads. */
export const fakturTop = ({ npwp_penjual }: TaxSeller): Cell[][] => [['NPWP Penjual', '', npwp_penjual], ['']]

const NO_NPWP = '0000000000000000'
const HEAD_OFFICE = '000000'
const NPWP_DIGITS = 16

/** A buyer with an NPWP is known by it, one of 15 digits with a zero before it; of others the office writes the NIK. */
function buyerOf(npwp: string | null): { npwp: string; jenis: string; tku: string } {
  if (npwp === null) return { npwp: NO_NPWP, jenis: 'National ID', tku: HEAD_OFFICE }
  const whole = npwp.padStart(NPWP_DIGITS, '0')
  return { npwp: whole, jenis: 'TIN', tku: `${whole}${HEAD_OFFICE}` }
}

/** '2026-11-20' → '20/11/2026' */
const dayWithSlashes = (day: string): string => day.split('-').reverse().join('/')

/** `place` counts the invoices of the file from 1, on both sheets. */
export function fakturRow(one: BookedInvoice, place: number, basis: Basis, seller: TaxSeller): Cell[] {
  const buyer = buyerOf(one.npwp)
  const day = basis === 'uang' ? (one.paid_on ?? one.created_on) : one.created_on
  return [
    ...[
      place,
      dayWithSlashes(day),
      'Normal',
      seller.kode_transaksi_ppn,
      '',
      '',
      '',
      one.nomor,
      '',
      seller.id_tku_penjual,
    ],
    ...[buyer.npwp, buyer.jenis, 'IDN', '', one.nama_tagihan, '', '', buyer.tku],
  ]
}

export const rincianRow = (one: BookedInvoice, place: number, seller: TaxSeller): Cell[] => [
  ...[place, 'B', seller.kode_jasa_ppn, one.uraian, seller.satuan_ukur_ppn, feeOf(one), 1, 0],
  ...[feeOf(one), one.dpp ?? 0, ratePercent(one.tarif_ppn), one.ppn, 0, 0],
]
