import type { Day } from '../../../lib/day.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { own } from '../../../own-paths.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'
import { ACTIVITY_TRANSITIONS } from '../../upkeep/maintenance/transition-rules.ts'
import type { InvoiceEffect, Stage } from '../applications/rules.ts'
import { APPLICATION_TRANSITIONS } from '../applications/transition-rules.ts'
import {
  type InvoiceState,
  isOpenInvoice,
  isPayable,
  isWanted,
  refundDue,
  type Sums,
  shortfallOf,
} from './state-rules.ts'

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

type RefundSums = Pick<Sums, 'pengembalian' | 'dikembalikan' | 'ditarik' | 'disengketakan'>
type WantedSums = Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>

/** What an invoice's owner may do with it now. */
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
  /** Of the application or the activity that is billed. */
  tahap: Stage | ActivityState
  nomor_kuitansi: string | null
  /** A proof waits to be looked at. */
  has_proof: boolean
}

const mayTake = (
  transition: 'confirm' | 'refuseProof',
  { untuk, tahap }: Pick<OfficeFacts, 'untuk' | 'tahap'>,
): boolean =>
  (
    (untuk === 'permohonan' ? APPLICATION_TRANSITIONS : ACTIVITY_TRANSITIONS)[transition].from as readonly string[]
  ).includes(tahap)

/** What the office may do with an invoice whose application or activity is in that stage. */
export const officeMay = (facts: OfficeFacts) => ({
  ingatkan: isPayable(facts.status),
  kembalikan: refundDue(facts) > 0,
  /** Money that came in though nothing is wanted any more can only go back. */
  kembalikan_masuk: !isWanted(facts.status),
  konfirmasi: facts.status === 'ditarik' || (isOpenInvoice(facts.status) && mayTake('confirm', facts)),
  isi_meterai: facts.nomor_kuitansi !== null,
  tolak_bukti: facts.status === 'menunggu_konfirmasi' && facts.has_proof && mayTake('refuseProof', facts),
})

/** What a payment makes of an open invoice: `selisih` is what came in, this one included, less the total. */
export interface Receipt {
  selisih: number
  /** Paid in full, or as good as: what is missing is within the tolerance. */
  is_full: boolean
}

/** What an open invoice is once `received` came in besides; all in whole rupiah. */
export function receiptOf(sums: WantedSums, received: number, tolerance: number): Receipt {
  const selisih = received - shortfallOf(sums)
  return { selisih, is_full: selisih >= -tolerance }
}

/** Why a payment cannot be accepted: the invoice must want money, and the office must have seen the difference. */
export function settlementRefusal(
  { status, ...sums }: { status: InvoiceState } & WantedSums,
  { jumlah, selisih }: { jumlah: number; selisih: number },
): ProblemCode | undefined {
  if (!isWanted(status)) return 'INVOICE_NOT_OPEN'
  return receiptOf(sums, jumlah, 0).selisih === selisih ? undefined : 'AMOUNT_DIFFERS'
}

/** Where the transition of a billed thing leads its invoice; `refund` is what then still has to go back, perhaps nothing. */
export function invoiceAfter(
  effect: Exclude<InvoiceEffect, 'issue'>,
  state: InvoiceState,
  { lapsed, refund }: { lapsed: boolean; refund: number },
): InvoiceState | undefined {
  if (effect === 'await') return isPayable(state) ? 'menunggu_konfirmasi' : undefined
  if (effect === 'reopen') return state === 'menunggu_konfirmasi' ? 'bukti_ditolak' : undefined
  if (effect === 'settle') return isWanted(state) ? 'lunas' : undefined
  if (state !== 'lunas' && !isWanted(state)) return undefined
  if (refund > 0) return 'pengembalian_diajukan'
  if (state === 'lunas') return 'lunas'
  return lapsed ? 'kedaluwarsa' : 'dibatalkan'
}

/** Who wants a paid seat given up: the applicant, by the policy's share, or the body, which gives everything back. */
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

/**
 * Whole rupiah that go back in all when the thing is given up: the share of a paid seat, all of what never bought one,
 * and what came in beyond the total; what went back already is part of it.
 */
export function refundOfClosed(
  { total, diterima, paid_at }: Pick<Sums, 'total' | 'diterima'> & { paid_at: Date | null },
  terms: { daysLeft: number | null; byBody: boolean },
  settings: RefundSettings,
): number {
  if (paid_at === null) return diterima
  return Math.max(0, diterima - total) + refundOf(Math.min(diterima, total), terms, settings)
}

/** 'INV/2026/03/0042': counted through the year. */
export const invoiceNumber = (on: Day, count: number): string =>
  `INV/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(count).padStart(4, '0')}`

/** 'KWT/2026/03/0042', for a receipt. */
export const receiptNumber = (on: Day, count: number): string =>
  `KWT/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(count).padStart(4, '0')}`

/** An account for a letter: enough to recognise it, too little to use it. */
export const accountInLetter = ({ bank, nomor }: { bank: string; nomor: string }): string =>
  `${bank}, berakhiran ${nomor.replace(/\D/g, '').slice(-4)}`
