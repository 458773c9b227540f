import type { Day } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { own } from '../../../own-paths.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'
import { ACTIVITY_TRANSITIONS } from '../../upkeep/maintenance/transition-rules.ts'
import type { InvoiceEffect, Stage } from '../applications/rules.ts'
import { APPLICATION_TRANSITIONS } from '../applications/transition-rules.ts'

/** What an invoice is for: an application, or an activity of maintenance. */
export const BILLED_KINDS = ['permohonan', 'kegiatan'] as const
export type BilledKind = (typeof BILLED_KINDS)[number]

export interface Billed {
  untuk: BilledKind
  /** Of the application or the activity. */
  untuk_id: number
}

/** Where its owner reads an invoice. */
export const invoicePath = ({ untuk, untuk_id }: Billed): string =>
  untuk === 'permohonan' ? own.certificationInvoice(untuk_id) : own.activityInvoice(untuk_id)

interface BillFacts {
  penerbit: { nama_lembaga: string }
  nama: string
  skema: string
  total: number
  kode_unik: number
}

/** What the names in braces stand for in the texts of an invoice and its receipt. */
export const billSlots = ({ penerbit, nama, skema, total, kode_unik }: BillFacts) => ({
  nama_lembaga: penerbit.nama_lembaga,
  nama,
  skema,
  total: formatRupiah(total),
  kode_unik: String(kode_unik).padStart(3, '0'),
})

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

/** Whether money may still go back, or the person may still say where to. */
const awaitsRefund = (state: InvoiceState): boolean => state === 'pengembalian_diajukan'

/** What an invoice's owner may do with it now. */
export const ownerMay = ({ status, due_at }: { status: InvoiceState; due_at: Date }, now: Date) => ({
  ubah_tagihan: isOpenInvoice(status),
  bayar: isPayable(status) && now < due_at,
  rekening_pengembalian: awaitsRefund(status),
})

interface OfficeFacts {
  status: InvoiceState
  untuk: BilledKind
  /** Of the application or the activity that is billed. */
  tahap: Stage | ActivityState
}

const mayTake = (transition: 'confirm' | 'refuseProof', { untuk, tahap }: OfficeFacts): boolean =>
  (
    (untuk === 'permohonan' ? APPLICATION_TRANSITIONS : ACTIVITY_TRANSITIONS)[transition].from as readonly string[]
  ).includes(tahap)

/** What the office may do with an invoice whose application or activity is in that stage. */
export const officeMay = (facts: OfficeFacts) => ({
  ...moneyMay(facts),
  konfirmasi: isOpenInvoice(facts.status) && mayTake('confirm', facts),
  tolak_bukti: facts.status === 'menunggu_konfirmasi' && mayTake('refuseProof', facts),
})

const moneyMay = ({ status }: Pick<OfficeFacts, 'status'>) => ({
  ingatkan: isPayable(status),
  kembalikan: awaitsRefund(status),
})

/** Why a payment cannot be accepted as received: it must be exactly the total, and come while the invoice is open. */
export function settlementRefusal(
  { status, total }: { status: InvoiceState; total: number },
  received: number,
): ProblemCode | undefined {
  if (!isOpenInvoice(status)) return 'INVOICE_NOT_OPEN'
  return received === total ? undefined : 'AMOUNT_DIFFERS'
}

/** Where the transition of a billed thing leads its invoice; closing a paid one leaves money to refund, perhaps none. */
export function invoiceAfter(
  effect: Exclude<InvoiceEffect, 'issue'>,
  state: InvoiceState,
  { lapsed, refund }: { lapsed: boolean; refund: number },
): InvoiceState | undefined {
  if (effect === 'await') return isPayable(state) ? 'menunggu_konfirmasi' : undefined
  if (effect === 'reopen') return state === 'menunggu_konfirmasi' ? 'bukti_ditolak' : undefined
  if (effect === 'settle') return isOpenInvoice(state) ? 'lunas' : undefined
  if (state === 'lunas') return refund > 0 ? 'pengembalian_diajukan' : 'lunas'
  return isOpenInvoice(state) ? (lapsed ? 'kedaluwarsa' : 'dibatalkan') : undefined
}

/** Days before the exam and shares in percent (domain 2.9). */
export interface RefundSettings {
  pengembalian_awal_hari: number
  pengembalian_awal_persen: number
  pengembalian_akhir_hari: number
  pengembalian_akhir_persen: number
}

/**
 * Whole rupiah that go back of what was paid, rounded down to the rupiah: all when the body cancels,
 * else by the days left before the exam; null days: no date yet, which counts as early.
 */
export function refundOf(
  paid: number,
  { daysLeft, byBody }: { daysLeft: number | null; byBody: boolean },
  settings: RefundSettings,
): number {
  if (byBody) return paid
  if (daysLeft === null || daysLeft >= settings.pengembalian_awal_hari) {
    return Math.floor((paid * settings.pengembalian_awal_persen) / 100)
  }
  if (daysLeft >= settings.pengembalian_akhir_hari) {
    return Math.floor((paid * settings.pengembalian_akhir_persen) / 100)
  }
  return 0
}

/** 'INV/2026/03/0042': counted through the year. */
export const invoiceNumber = (on: Day, count: number): string =>
  `INV/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(count).padStart(4, '0')}`

/** 'KWT/2026/03/0042', for a receipt. */
export const receiptNumber = (on: Day, count: number): string =>
  `KWT/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(count).padStart(4, '0')}`
