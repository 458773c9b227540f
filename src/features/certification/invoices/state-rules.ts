/** States of an invoice (domain 2.9), in the words a person reads. */
export const INVOICE_STATES = {
  belum_dibayar: 'Belum dibayar',
  menunggu_konfirmasi: 'Menunggu konfirmasi',
  bukti_ditolak: 'Bukti ditolak',
  lunas: 'Lunas',
  kedaluwarsa: 'Kedaluwarsa',
  dibatalkan: 'Dibatalkan',
  pengembalian_diajukan: 'Pengembalian diajukan',
  dikembalikan: 'Dikembalikan',
} as const

export type InvoiceState = keyof typeof INVOICE_STATES

export const INVOICE_STATE_NAMES = Object.keys(INVOICE_STATES) as [InvoiceState, ...InvoiceState[]]

/** Not paid, and still wanted. */
export const OPEN_INVOICES = ['belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak'] as const satisfies InvoiceState[]

export const isOpenInvoice = (state: InvoiceState): boolean =>
  (OPEN_INVOICES as readonly InvoiceState[]).includes(state)

/** Whether a proof of payment is wanted. */
export const isPayable = (state: InvoiceState): boolean => state === 'belum_dibayar' || state === 'bukti_ditolak'

/** Sums of an invoice, in whole rupiah. */
export interface Sums {
  total: number
  /** What came in. */
  diterima: number
  /** What has to go back in all, and what of it has gone back. */
  pengembalian: number
  dikembalikan: number
}

/** Whole rupiah that still have to go back. */
export const refundDue = ({ pengembalian, dikembalikan }: Pick<Sums, 'pengembalian' | 'dikembalikan'>): number =>
  pengembalian - dikembalikan

/** Whole rupiah that are still wanted; below zero what came in beyond the total. */
export const shortfallOf = ({ total, diterima }: Pick<Sums, 'total' | 'diterima'>): number => total - diterima
