import type { Day } from '../../../lib/day.ts'
import { type CertificateState, certificateState, type Validity } from '../certificates/rules.ts'

/**
 * The ways in which a certificate is checked: number in the register (also by QR code), verification page, program, bulk
 * check, team, file; badge and frame on other sites.
 */
export type CheckWay = 'nomor' | 'halaman' | 'program' | 'massal' | 'tim' | 'berkas' | 'lencana' | 'bingkai'

/** What other sites show by themselves: seen, but asked by nobody. */
export const SHOWN_WAYS = ['lencana', 'bingkai'] as const satisfies readonly CheckWay[]

/** One answer about one certificate, and nothing about who asked. */
export interface Check {
  /** Null: none of ours. */
  certificate_id: number | null
  /** A CheckWay. */
  jalur: string
  /** What the answer said: a CertificateState, or 'tidak_ditemukan' for what is none of ours. */
  hasil: string
}

/** Checks of an hour that are the same. */
export interface CountedCheck extends Check {
  /** The hour's beginning. */
  at: Date
  jumlah: number
}

const HOUR_MS = 3_600_000

export const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

/** What is the same within an hour is one row. */
export const countingKey = ({ at, certificate_id, jalur, hasil }: Omit<CountedCheck, 'jumlah'>): string =>
  `${at.getTime()} ${certificate_id} ${jalur} ${hasil}`

/** The months, as UTC counts them, in which rows lie: the beginning of the first row, and how many months follow. */
export function monthsOf(rows: readonly Pick<CountedCheck, 'at'>[]): { first: Date; more: number } {
  const times = rows.map(({ at }) => at.getTime())
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const years = last.getUTCFullYear() - first.getUTCFullYear()
  return { first, more: years * 12 + last.getUTCMonth() - first.getUTCMonth() }
}

/** The check of an answer about a certificate, or about a number that is none of ours. */
export const checkOf = (
  jalur: CheckWay,
  found: { id: number; status_sertifikat: CertificateState } | undefined | null,
): Check =>
  found
    ? { certificate_id: found.id, jalur, hasil: found.status_sertifikat }
    : { certificate_id: null, jalur, hasil: 'tidak_ditemukan' }

/** The same of a row, by what the certificate is today. */
export const checkToday = (jalur: CheckWay, row: (Validity & { id: number }) | undefined, today: Day): Check =>
  checkOf(jalur, row && { id: row.id, status_sertifikat: certificateState(row, today) })
