import { type InvoiceState, isOpenInvoice } from '../state-rules.ts'

/** Money that was taken back after it had counted, or that came back when the dispute was won. */
export const CHARGEBACKS = { ditarik: 'Ditarik kembali', dimenangkan: 'Kembali kepada lembaga' } as const
export type ChargebackKind = keyof typeof CHARGEBACKS
export const CHARGEBACK_NAMES = Object.keys(CHARGEBACKS) as [ChargebackKind, ...ChargebackKind[]]

export const CHARGEBACK_STATES = {
  diusulkan: 'Menunggu orang kedua',
  dibukukan: 'Dibukukan',
  dibatalkan: 'Tidak jadi',
} as const
export type ChargebackState = keyof typeof CHARGEBACK_STATES
export const CHARGEBACK_STATE_NAMES = Object.keys(CHARGEBACK_STATES) as [ChargebackState, ...ChargebackState[]]

/** The money that came in through one charge, or by transfer when that is null; in whole rupiah. */
export interface Pool {
  charge_id: number | null
  /** The part of the money that is still there. */
  sisa: number
  /** The sum that was taken back, less what was won. */
  ditarik: number
}

/** Returns the most that can be booked: the money that is still there, or for won money the sum that was taken. */
export const mostOf = (jenis: ChargebackKind, pool: Pool | undefined, left: number): number => {
  if (!pool) return 0
  return jenis === 'ditarik' ? Math.max(0, Math.min(pool.sisa, left)) : pool.ditarik
}

const ENDED = ['ditolak', 'dibatalkan', 'kedaluwarsa']

interface TakenFacts {
  status: InvoiceState
  /** The stage of the application or activity. */
  tahap: string
  /** The sums after the booking, in whole rupiah: `left` is still there, `due` still has to go back. */
  left: number
  due: number
  /** The total less the sum that is waived. */
  wanted: number
}

/**
 * Decides what follows for an invoice once money was taken back: `unpaid` when it wants money again, `end` when the
 * payer has all of it back, else `none`.
 */
export function takenEffect({ status, tahap, left, due, wanted }: TakenFacts): 'none' | 'unpaid' | 'end' {
  if (isOpenInvoice(status)) return 'none'
  if (status === 'pengembalian_diajukan') return due === 0 ? 'end' : 'none'
  if (status !== 'lunas') return 'none'
  if (ENDED.includes(tahap)) return left <= 0 ? 'end' : 'none'
  return left < wanted ? 'unpaid' : 'none'
}

interface WonFacts {
  status: InvoiceState
  total: number
  /** Null when it was never paid, or no longer is. */
  paid_at: Date | null
  /** The sums after the booking, in whole rupiah. */
  left: number
  due: number
}

/** Returns the sum that has to go back to the payer once money was won for an invoice that wants none. */
export function dueOnceWon({ status, total, paid_at, left, due }: WonFacts): number {
  if (status === 'lunas') return Math.max(due, left - total)
  return paid_at === null ? left : due
}
