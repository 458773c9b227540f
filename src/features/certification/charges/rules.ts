import type { ProblemCode } from '../../../problems.ts'
import { type InvoiceState, isPayable } from '../invoices/state-rules.ts'

export const PROVIDERS = ['midtrans', 'xendit'] as const
export type Provider = (typeof PROVIDERS)[number]
export const PROVIDER_NAMES: Record<Provider, string> = { midtrans: 'Midtrans', xendit: 'Xendit' }

/** A sandbox moves no money. */
export const ENVIRONMENTS = ['uji_coba', 'sebenarnya'] as const
export type Environment = (typeof ENVIRONMENTS)[number]
export const ENVIRONMENT_NAMES: Record<Environment, string> = { uji_coba: 'uji coba', sebenarnya: 'sebenarnya' }

/** 'Midtrans (sebenarnya)'. */
export const providerLabel = ({ penyedia, lingkungan }: { penyedia: Provider; lingkungan: Environment }): string =>
  `${PROVIDER_NAMES[penyedia]} (${ENVIRONMENT_NAMES[lingkungan]})`

export const METHODS = ['qris', 'bca', 'bni', 'bri', 'mandiri', 'permata', 'kartu'] as const
export type Method = (typeof METHODS)[number]
export const METHOD_NAMES: Record<Method, string> = {
  qris: 'QRIS',
  bca: 'Virtual account BCA',
  bni: 'Virtual account BNI',
  bri: 'Virtual account BRI',
  mandiri: 'Virtual account Mandiri',
  permata: 'Virtual account Permata',
  kartu: 'Kartu kredit atau debit',
}

/** One QRIS payment is at most this many rupiah (Bank Indonesia). */
const MOST_BY_QRIS = 10_000_000

/** Providers take no smaller payment, in rupiah. */
const LEAST = 10_000

/** The methods by which an amount in whole rupiah can be paid. */
export const methodsFor = (offered: readonly Method[], amount: number): Method[] =>
  METHODS.filter((one) => offered.includes(one) && amount >= LEAST && (one !== 'qris' || amount <= MOST_BY_QRIS))

const HOUR_MS = 3_600_000
/**
 * The lives of a charge: short for a QR code or card page, which is used at once; long for a number taken to the bank.
 */
const LIFE_MS = { short: HOUR_MS, long: 24 * HOUR_MS }
const SHORT_LIVED: readonly Method[] = ['qris', 'kartu']

/** Returns when a charge expires: never later than its invoice is due. */
export const expiryOf = (metode: Method, now: Date, due_at: Date): Date =>
  new Date(Math.min(due_at.getTime(), now.getTime() + (SHORT_LIVED.includes(metode) ? LIFE_MS.short : LIFE_MS.long)))

/**
 * Tells whether an account may take payments: a sandbox not once the portal is open to everybody, except in a
 * demonstration.
 */
export const mayServe = (lingkungan: Environment, { demo, isOpened }: { demo: boolean; isOpened: boolean }): boolean =>
  lingkungan === 'sebenarnya' || demo || !isOpened

export const CHARGE_STATES = {
  dibuat: 'Sedang dibuat',
  menunggu: 'Menunggu pembayaran',
  digantikan: 'Digantikan nomor lain',
  lunas: 'Dibayar',
  kedaluwarsa: 'Kedaluwarsa',
  ditolak: 'Ditolak penyedia',
  dibatalkan: 'Dibatalkan',
  ditinjau: 'Ditinjau petugas',
  dikembalikan: 'Dikembalikan',
  ditarik: 'Ditarik kembali',
} as const
export type ChargeState = keyof typeof CHARGE_STATES
export const CHARGE_STATE_NAMES = Object.keys(CHARGE_STATES) as [ChargeState, ...ChargeState[]]

/** The states of the charge that is shown as the one to pay to. */
export const CURRENT_CHARGES = ['dibuat', 'menunggu'] as const satisfies readonly ChargeState[]

export const isCurrent = (status: ChargeState): boolean => CURRENT_CHARGES.some((one) => one === status)

/** Tells whether money may still come in through a charge. */
export const isOpenCharge = (status: ChargeState): boolean => isCurrent(status) || status === 'digantikan'

/**
 * The facts that decide whether an invoice still wants money; under review it still wants that of the reviewed charge.
 */
export interface Billable {
  status: InvoiceState
  review_since: Date | null
}

/** Tells whether nobody should pay to a number any more: it was replaced, or its invoice wants no money. */
export const isUnwanted = (charge: { status: ChargeState }, { status, review_since }: Billable): boolean =>
  charge.status === 'digantikan' || !(isPayable(status) || (review_since !== null && status === 'menunggu_konfirmasi'))

/** Returns why no charge can be made for an invoice now. */
export function startRefusal(
  { status, due_at }: { status: InvoiceState; due_at: Date },
  now: Date,
): ProblemCode | undefined {
  if (!isPayable(status)) return 'INVOICE_NOT_OPEN'
  return now >= due_at ? 'DEADLINE_PASSED' : undefined
}

const MINUTE_MS = 60_000
const FIRST_ASK_MS = 3 * MINUTE_MS
const LONGEST_ASK_MS = 60 * MINUTE_MS
/** The time after a charge's end in which its provider is still asked; the nightly comparison finds later money. */
const ASKED_AFTER_END_MS = 24 * HOUR_MS

/** Returns when a provider is asked next about an open charge; the wait doubles each time, up to an hour. */
export const nextAsk = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_ASK_MS, FIRST_ASK_MS * 2 ** Math.min(asks, 10)))

/** Tells whether an unpaid charge ended so long ago that its provider is not asked any more. */
export const isGivenUp = (expires_at: Date, now: Date): boolean =>
  now.getTime() - expires_at.getTime() > ASKED_AFTER_END_MS
