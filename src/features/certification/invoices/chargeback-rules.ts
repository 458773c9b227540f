import { type InvoiceState, isOpenInvoice } from './state-rules.ts'

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

/** Where money came in, in whole rupiah: through a charge, or by transfer where that is null. */
export interface Pool {
  charge_id: number | null
  /** What is still there of it. */
  sisa: number
  /** What of it was taken back, less what was won. */
  ditarik: number
}

/** The most that can be booked: nothing is taken that is not there, and nothing won that was not taken. */
export const mostOf = (jenis: ChargebackKind, pool: Pool | undefined, left: number): number => {
  if (!pool) return 0
  return jenis === 'ditarik' ? Math.max(0, Math.min(pool.sisa, left)) : pool.ditarik
}

const ENDED = ['ditolak', 'dibatalkan', 'kedaluwarsa']

interface TakenFacts {
  status: InvoiceState
  /** The stage of the application or activity. */
  tahap: string
  /** Once it is booked, in whole rupiah: what is still there, and what still has to go back. */
  left: number
  due: number
  /** The total less what is waived. */
  wanted: number
}

/**
 * What an invoice comes to once money was taken back: `unpaid`, it is wanted again; `end`, the payer has all of it back;
 * `none`, it stays as it is.
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
  /** Null: it was never paid, or is not any more. */
  paid_at: Date | null
  /** Once it is booked, in whole rupiah. */
  left: number
  due: number
}

/** What has to go back of an invoice that wants no money, once some came back to the body. */
export function dueOnceWon({ status, total, paid_at, left, due }: WonFacts): number {
  if (status === 'lunas') return Math.max(due, left - total)
  return paid_at === null ? left : due
}
