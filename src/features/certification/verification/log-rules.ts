import { CERTIFICATE_STATES, type CertificateState } from '../certificates/rules.ts'

/** The ways in which a certificate is checked, as the office reads them. */
export const CHECK_WAYS = {
  nomor: 'Nomor di daftar pemegang (juga kode QR)',
  halaman: 'Halaman verifikasi',
  program: 'Program (API)',
  massal: 'Pemeriksaan massal',
  tim: 'Komposisi tim',
  berkas: 'Sidik berkas',
  lencana: 'Lencana di situs lain',
  bingkai: 'Bingkai di situs lain',
} as const
export type CheckWay = keyof typeof CHECK_WAYS

/** What other sites show by themselves: seen, but asked by nobody. */
export const SHOWN_WAYS = ['lencana', 'bingkai'] as const satisfies readonly CheckWay[]

/** What an answer said of a certificate; the last one of numbers and files that are none of ours. */
export const CHECK_OUTCOMES = { ...CERTIFICATE_STATES, tidak_ditemukan: 'Tidak ditemukan' } as const
export type CheckOutcome = CertificateState | 'tidak_ditemukan'

/** One answer about one certificate, and nothing about who asked. */
export interface Check {
  /** Null: none of ours. */
  certificate_id: number | null
  jalur: CheckWay
  hasil: CheckOutcome
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

/** How often a certificate was checked by somebody, and shown by other sites. */
export interface CheckCounts {
  tiga_puluh_hari: number
  dua_belas_bulan: number
  /** In twelve months. */
  ditampilkan: number
}

export const NEVER_CHECKED: CheckCounts = { tiga_puluh_hari: 0, dua_belas_bulan: 0, ditampilkan: 0 }

/** The counts of one month. */
export interface CheckMonth {
  /** As '2026-11'. */
  bulan: string
  diperiksa: number
  /** Of these, those that were told that it does not count today. */
  tidak_berlaku: number
  ditampilkan: number
}
