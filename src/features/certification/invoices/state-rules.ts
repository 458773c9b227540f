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

/** The states in which an invoice is unpaid and still wants money. */
export const OPEN_INVOICES = ['belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak'] as const satisfies InvoiceState[]

export const isOpenInvoice = (state: InvoiceState): boolean =>
  (OPEN_INVOICES as readonly InvoiceState[]).includes(state)

/**
 * Tells whether an invoice wants money: while it is open, or when its money was taken back after its seat had been
 * used.
 */
export const isWanted = (state: InvoiceState): boolean => isOpenInvoice(state) || state === 'ditarik'

/** Tells whether a proof of payment is wanted. */
export const isPayable = (state: InvoiceState): boolean => state === 'belum_dibayar' || state === 'bukti_ditolak'

/** Sums of an invoice, in whole rupiah. */
export interface Sums {
  total: number
  /** The money that came in. */
  diterima: number
  /** The sum that has to go back in all, and the part that has gone back. */
  pengembalian: number
  dikembalikan: number
  /** The sum that a bank or a provider took back, less what was won. */
  ditarik: number
  /** The sum that a provider reports as taken back or returned there, until two people have booked it. */
  disengketakan: number
}

/** Returns the whole rupiah that are still there. */
export const leftOf = ({
  diterima,
  dikembalikan,
  ditarik,
}: Pick<Sums, 'diterima' | 'dikembalikan' | 'ditarik'>): number => diterima - dikembalikan - ditarik

/** Returns the whole rupiah that still have to go back; money that the payer got back through the bank is deducted. */
export const refundDue = ({
  pengembalian,
  dikembalikan,
  ditarik,
  disengketakan,
}: Pick<Sums, 'pengembalian' | 'dikembalikan' | 'ditarik' | 'disengketakan'>): number =>
  Math.max(0, pengembalian - dikembalikan - ditarik - disengketakan)

/** Returns the whole rupiah that an open invoice still wants; below zero when too much came in. */
export const shortfallOf = ({
  total,
  ...sums
}: Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>): number => total - leftOf(sums)
