import type { Day } from '../../../lib/day.ts'
import { type CertificateState, certificateState, type Validity } from '../certificates/rules.ts'

/**
 * The ways in which a certificate is checked: number in the register (also by QR code), verification page, program,
 * bulk check, team, file; badge and frame on other sites.
 */
export type CheckWay = 'nomor' | 'halaman' | 'program' | 'massal' | 'tim' | 'berkas' | 'lencana' | 'bingkai'

/** The ways in which other sites show a status by themselves: it was displayed, but nobody asked. */
export const SHOWN_WAYS = ['lencana', 'bingkai'] as const satisfies readonly CheckWay[]

/** The answer about a certificate; 'tidak_ditemukan' for numbers and files that are none of ours. */
export type CheckOutcome = CertificateState | 'tidak_ditemukan'

/** One answer about one certificate, and nothing about who asked. */
export interface Check {
  /** Null when the number is none of ours. */
  certificate_id: number | null
  jalur: CheckWay
  hasil: CheckOutcome
}

/** A check as text, as the log takes it from whoever answered. */
export interface CheckToCount extends Pick<Check, 'certificate_id'> {
  jalur: string
  hasil: string
}

/** The equal checks of one hour. */
export interface CountedCheck extends CheckToCount {
  /** The hour's beginning. */
  at: Date
  jumlah: number
}

const HOUR_MS = 3_600_000

export const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

/** Returns a key that is the same for all equal checks of an hour, which share one row. */
export const countingKey = ({ at, certificate_id, jalur, hasil }: Omit<CountedCheck, 'jumlah'>): string =>
  `${at.getTime()} ${certificate_id} ${jalur} ${hasil}`

/** Returns the months, in UTC, that hold these rows: the first moment, and how many months follow. */
export function monthsOf(rows: readonly Pick<CountedCheck, 'at'>[]): { first: Date; more: number } {
  const times = rows.map(({ at }) => at.getTime())
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const years = last.getUTCFullYear() - first.getUTCFullYear()
  return { first, more: years * 12 + last.getUTCMonth() - first.getUTCMonth() }
}

/** Returns the log's entry for an answer about a certificate, or about a number that is none of ours. */
export const checkOf = (
  jalur: CheckWay,
  found: { id: number; status_sertifikat: CertificateState } | undefined | null,
): Check =>
  found
    ? { certificate_id: found.id, jalur, hasil: found.status_sertifikat }
    : { certificate_id: null, jalur, hasil: 'tidak_ditemukan' }

/** Returns the log's entry for a row, by the certificate's state today. */
export const checkToday = (jalur: CheckWay, row: (Validity & { id: number }) | undefined, today: Day): Check =>
  checkOf(jalur, row && { id: row.id, status_sertifikat: certificateState(row, today) })
