import type { Day } from '../../../lib/day.ts'
import type { Method } from '../charges/rules.ts'
import type { InvoiceState } from '../invoices/state-rules.ts'

/** The tables to export: two books, and the two sheets of the file for the tax office. */
export const BOOKS = {
  jurnal: 'Jurnal penjualan',
  kas: 'Mutasi kas',
  faktur: 'Faktur',
  rincian: 'DetailFaktur',
} as const
export type Book = keyof typeof BOOKS
export const BOOK_NAMES = Object.keys(BOOKS) as [Book, ...Book[]]

/** By which day something belongs to a period: when its invoice was issued, or when the money moved. */
export const BASES = { terbit: 'Hari terbit invoice', uang: 'Hari uang bergerak' } as const
export type Basis = keyof typeof BASES
export const BASIS_NAMES = Object.keys(BASES) as [Basis, ...Basis[]]

/** Rows of a sheet that only counts names nobody. */
export const isPersonal = (book: Book): boolean => book !== 'rincian'

/** An invoice in the books; money in whole rupiah. */
export interface BookedInvoice {
  id: number
  nomor: string
  created_on: Day
  paid_on: Day | null
  nama_tagihan: string
  npwp: string | null
  skema: string
  /** The description of the service, as it stands on the invoice. */
  uraian: string
  tarif_ppn: number
  dpp: number | null
  ppn: number
  kode_unik: number
  total: number
  status: InvoiceState
  /** It counts: it is wanted, or was paid and not all of it went back. */
  is_sale: boolean
  nomor_kuitansi: string | null
}

/** Money that moved for an invoice; below zero what went back. */
export interface Movement {
  id: number
  on: Day
  nomor: string
  jumlah: number
  /** Taken back by a bank or provider, or won. */
  penarikan: boolean
  /** The fee that the payer paid to the provider on top; not part of `jumlah`. */
  biaya: number
  /** Null: by bank transfer. */
  metode: Method | null
  /** The line of the bank's statement, the charge's number or what was noted of the transfer. */
  rujukan: string | null
}

/** Sums over a period, in whole rupiah. */
export interface BookSums {
  /** The amounts are those of sales; what is none is only counted. */
  invoice: { banyak: number; bukan_penjualan: number; dpp: number; ppn: number; total: number }
  /** `ditarik`: what banks took back, less what was won. */
  kas: { banyak: number; masuk: number; kembali: number; ditarik: number }
  /** The invoices with PPN that a tax invoice is due for. */
  faktur: { banyak: number; dpp: number; ppn: number }
}

/** The fee, without PPN and unique code. */
export const feeOf = ({ total, kode_unik, ppn }: Pick<BookedInvoice, 'total' | 'kode_unik' | 'ppn'>): number =>
  total - kode_unik - ppn
