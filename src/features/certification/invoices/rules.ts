import type { Day } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { own } from '../../../own-paths.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'
import { ACTIVITY_TRANSITIONS } from '../../upkeep/maintenance/transition-rules.ts'
import type { InvoiceEffect, Stage } from '../applications/rules.ts'
import { APPLICATION_TRANSITIONS } from '../applications/transitions/rules.ts'
import {
  type InvoiceState,
  isOpenInvoice,
  isPayable,
  isWanted,
  refundDue,
  type Sums,
  shortfallOf,
} from './state-rules.ts'

/** The kinds of things that an invoice is for: an application, or an activity of maintenance. */
export const BILLED_KINDS = ['permohonan', 'kegiatan'] as const
export type BilledKind = (typeof BILLED_KINDS)[number]

export interface Billed {
  untuk: BilledKind
  /** The id of the application or the activity. */
  untuk_id: number
}

/** Returns the page on which its owner reads an invoice. */
export const invoicePath = ({ untuk, untuk_id }: Billed): string =>
  untuk === 'permohonan' ? own.certificationInvoice(untuk_id) : own.activityInvoice(untuk_id)

interface BillFacts {
  penerbit: { nama_lembaga: string }
  nama: string
  skema: string
  total: number
  kode_unik: number
}

/** Returns the values of the names in braces in the texts of an invoice and its receipt. */
export const billSlots = ({ penerbit, nama, skema, total, kode_unik }: BillFacts) => ({
  nama_lembaga: penerbit.nama_lembaga,
  nama,
  skema,
  total: formatRupiah(total),
  kode_unik: String(kode_unik).padStart(3, '0'),
})

type RefundSums = Pick<Sums, 'pengembalian' | 'dikembalikan' | 'ditarik' | 'disengketakan'>
type WantedSums = Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>

/** Tells which actions the owner of an invoice may take now. */
export const ownerMay = (
  { status, due_at, ...sums }: { status: InvoiceState; due_at: Date } & RefundSums,
  now: Date,
) => ({
  ubah_tagihan: isOpenInvoice(status),
  bayar: isPayable(status) && now < due_at,
  rekening_pengembalian: refundDue(sums) > 0,
})

interface OfficeFacts extends RefundSums {
  status: InvoiceState
  untuk: BilledKind
  /** The stage of the application or the activity that is billed. */
  tahap: Stage | ActivityState
  nomor_kuitansi: string | null
  /** True when a proof waits for the office. */
  has_proof: boolean
}

const mayTake = (
  transition: 'confirm' | 'refuseProof',
  { untuk, tahap }: Pick<OfficeFacts, 'untuk' | 'tahap'>,
): boolean =>
  (
    (untuk === 'permohonan' ? APPLICATION_TRANSITIONS : ACTIVITY_TRANSITIONS)[transition].from as readonly string[]
  ).includes(tahap)

/** Tells which actions the office may take with an invoice whose application or activity is in that stage. */
export const officeMay = (facts: OfficeFacts) => ({
  ingatkan: isPayable(facts.status),
  kembalikan: refundDue(facts) > 0,
  /** Money that comes in when none is wanted can only go back. */
  kembalikan_masuk: !isWanted(facts.status),
  konfirmasi: facts.status === 'ditarik' || (isOpenInvoice(facts.status) && mayTake('confirm', facts)),
  isi_meterai: facts.nomor_kuitansi !== null,
  tolak_bukti: facts.status === 'menunggu_konfirmasi' && facts.has_proof && mayTake('refuseProof', facts),
})

/** The effect of a payment on an open invoice: `selisih` is what came in, this payment included, less the total. */
export interface Receipt {
  selisih: number
  /** True when it is paid in full, or the shortfall is within the tolerance. */
  is_full: boolean
}

/** Returns the effect of another payment of `received` on an open invoice; all in whole rupiah. */
export function receiptOf(sums: WantedSums, received: number, tolerance: number): Receipt {
  const selisih = received - shortfallOf(sums)
  return { selisih, is_full: selisih >= -tolerance }
}

/** Returns why a payment is refused: the invoice must want money, and the office must have seen the difference. */
export function settlementRefusal(
  { status, ...sums }: { status: InvoiceState } & WantedSums,
  { jumlah, selisih }: { jumlah: number; selisih: number },
): ProblemCode | undefined {
  if (!isWanted(status)) return 'INVOICE_NOT_OPEN'
  return receiptOf(sums, jumlah, 0).selisih === selisih ? undefined : 'AMOUNT_DIFFERS'
}

/** The effects that change the state of a standing invoice and no more than that. */
export type PaymentEffect = Exclude<InvoiceEffect, 'issue' | 'close'>

/** Returns the state of an invoice after money came in, went, or is looked at; undefined where that cannot be. */
export function invoiceAfter(effect: PaymentEffect, state: InvoiceState): InvoiceState | undefined {
  switch (effect) {
    case 'await':
      return isPayable(state) ? 'menunggu_konfirmasi' : undefined
    case 'refuse':
      return state === 'menunggu_konfirmasi' ? 'bukti_ditolak' : undefined
    case 'reopen':
      // A debt for a used seat stays one until it is paid in full.
      if (state === 'ditarik') return state
      return isOpenInvoice(state) || state === 'lunas' ? 'belum_dibayar' : undefined
    case 'settle':
      return isWanted(state) ? 'lunas' : undefined
  }
}

/** Returns the state of an invoice once what it bills has ended; `refund` is the sum that then has to go back. */
export function invoiceOfEnded(
  state: InvoiceState,
  { lapsed, refund }: { lapsed: boolean; refund: number },
): InvoiceState | undefined {
  if (state !== 'lunas' && !isWanted(state)) return undefined
  if (refund > 0) return 'pengembalian_diajukan'
  if (state === 'lunas') return 'lunas'
  return lapsed ? 'kedaluwarsa' : 'dibatalkan'
}

/** The parties that may give up a paid seat: the applicant gets the policy's share back, the body pays back all. */
export const CANCEL_PARTIES = { pemohon: 'Permintaan pemohon', lembaga: 'Keputusan lembaga' } as const
export type CancelParty = keyof typeof CANCEL_PARTIES
export const CANCEL_PARTY_NAMES = Object.keys(CANCEL_PARTIES) as [CancelParty, ...CancelParty[]]

/** Days before the exam and shares in percent (domain 2.9). */
export interface RefundSettings {
  pengembalian_awal_hari: number
  pengembalian_awal_persen: number
  pengembalian_akhir_hari: number
  pengembalian_akhir_persen: number
}

/**
 * Returns the whole rupiah that go back, rounded down: all when the body cancels, else a share by the days left before
 * the exam. Null days mean that there is no date yet, which counts as early.
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

/**
 * Returns the whole rupiah that go back in all when a seat is given up: the share of a paid one, everything for one
 * that was never paid in full, and what came in beyond the total. Sums that went back already are included.
 */
export function refundOfClosed(
  { total, diterima, paid_at }: Pick<Sums, 'total' | 'diterima'> & { paid_at: Date | null },
  terms: { daysLeft: number | null; byBody: boolean },
  settings: RefundSettings,
): number {
  if (paid_at === null) return diterima
  return Math.max(0, diterima - total) + refundOf(Math.min(diterima, total), terms, settings)
}

/** Returns 'INV/2026/03/0042'; the count runs through the year. */
export const invoiceNumber = (on: Day, count: number): string =>
  `INV/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(count).padStart(4, '0')}`

/** Returns 'KWT/2026/03/0042', the number of a receipt. */
export const receiptNumber = (on: Day, count: number): string =>
  `KWT/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(count).padStart(4, '0')}`

/** Shortens an account for a letter: enough to recognise it, too little to use it. */
export const accountInLetter = ({ bank, nomor }: { bank: string; nomor: string }): string =>
  `${bank}, berakhiran ${nomor.replace(/\D/g, '').slice(-4)}`
