/** States of an invoice (domain 2.9), in the words a person reads. */
export const INVOICE_STATES = {
  belum_dibayar: 'Belum dibayar',
  menunggu_konfirmasi: 'Menunggu konfirmasi',
  bukti_ditolak: 'Bukti ditolak',
  lunas: 'Lunas',
  ditarik: 'Dana ditarik kembali',
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

/** Whether money is wanted: of an open one, or of one whose money was taken back when its seat had been used. */
export const isWanted = (state: InvoiceState): boolean => isOpenInvoice(state) || state === 'ditarik'

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
  /** What a bank or a provider took back, less what was won. */
  ditarik: number
  /** What a provider says was taken back or returned there, until two people have booked it. */
  disengketakan: number
}

/** Whole rupiah that are still there. */
export const leftOf = ({
  diterima,
  dikembalikan,
  ditarik,
}: Pick<Sums, 'diterima' | 'dikembalikan' | 'ditarik'>): number => diterima - dikembalikan - ditarik

/** Whole rupiah that still have to go back: what the payer got by way of the bank is part of it. */
export const refundDue = ({
  pengembalian,
  dikembalikan,
  ditarik,
  disengketakan,
}: Pick<Sums, 'pengembalian' | 'dikembalikan' | 'ditarik' | 'disengketakan'>): number =>
  Math.max(0, pengembalian - dikembalikan - ditarik - disengketakan)

/** Whole rupiah that an open invoice still wants; below zero what came in beyond the total. */
export const shortfallOf = ({
  total,
  ...sums
}: Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>): number => total - leftOf(sums)
