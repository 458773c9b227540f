import { addDays, addMonths, type Day } from '../../../lib/day.ts'
import type { ReportState } from '../reporting/state-rules.ts'

/** A year of a certificate, counted from one. */
export interface CertificateYear {
  ke: number
  mulai: Day
  /** Its last day; the last year ends with the certificate. */
  selesai: Day
}

const MONTHS = 12

/** The years of a certificate from its first to its last day, without gap or overlap (domain 2.11: counted from its anniversary). */
export function yearsOf({ valid_from, valid_until }: { valid_from: Day; valid_until: Day }): CertificateYear[] {
  const years: CertificateYear[] = []
  let mulai = valid_from
  for (let ke = 1; mulai <= valid_until; ke += 1) {
    const next = addMonths(valid_from, MONTHS * ke)
    // The certificate's last day is its anniversary: no year of a single day.
    const isLast = next >= valid_until
    years.push({ ke, mulai, selesai: isLast ? valid_until : addDays(next, -1) })
    if (isLast) break
    mulai = next
  }
  return years
}

export interface YearSettings {
  buka_laporan: number
  tenggat_laporan: number
  kegiatan_pemeliharaan: number
  pakai_poin_pemeliharaan: boolean
  poin_pemeliharaan: number
}

/** Returns what a year asks for by the settings of its first day; later changes leave it as it is (domain 4.2). */
export function termsOf({ mulai, selesai }: CertificateYear, settings: YearSettings) {
  const opens = addDays(selesai, -settings.buka_laporan)
  return {
    jatuh_tempo: addDays(selesai, settings.tenggat_laporan),
    lapor_mulai: opens < mulai ? mulai : opens,
    wajib_kegiatan: settings.kegiatan_pemeliharaan,
    wajib_poin: settings.pakai_poin_pemeliharaan ? settings.poin_pemeliharaan : 0,
  }
}

export interface Maintained {
  wajib_kegiatan: number
  wajib_poin: number
  /** Recognised activities that ended in the year, and their points. */
  kegiatan: number
  poin: number
}

/**
 * Tells whether a year's maintenance is done (Permen LHK 18/2021 Ps 29: yearly; points only where the body counts
 * them).
 */
export const isMaintained = ({ wajib_kegiatan, wajib_poin, kegiatan, poin }: Maintained): boolean =>
  kegiatan >= wajib_kegiatan && poin >= wajib_poin

/** A report is done for its holder once it lies with the office, or was accepted. */
export const isReported = (status: string | null): boolean => status === 'diajukan' || status === 'diterima'

/** Names a year of a certificate where only the office reads it. */
export const yearLabel = ({ no_sertifikasi, ke, nama }: { no_sertifikasi: string; ke: number; nama: string }): string =>
  `${no_sertifikasi}, tahun ke-${ke}, ${nama}`

/** Tells whether a year's last day to report is past; holders who have not reported by then are late. */
export const isLate = ({ jatuh_tempo }: { jatuh_tempo: Day }, today: Day): boolean => jatuh_tempo < today

export interface JudgedYear {
  selesai: Day
  maintained: boolean
}

/**
 * Consecutive years without maintenance, of one qualification and in order: those that are over, back from today; a
 * running year that is maintained already starts again (Ps 29, domain 2.10).
 */
export function yearsWithoutMaintenance(years: readonly JudgedYear[], today: Day): number {
  let without = 0
  for (const { selesai, maintained } of years) {
    if (maintained) without = 0
    else if (selesai < today) without += 1
  }
  return without
}

/** Counts the years without maintenance of one qualification among all years of a holder (Ps 29). */
export function yearsWithoutMaintenanceOf(
  years: readonly (Maintained & { kualifikasi: string; selesai: Day })[],
  kualifikasi: string,
  today: Day,
): number {
  const own = years.filter((year) => year.kualifikasi === kualifikasi)
  return yearsWithoutMaintenance(
    own.map((year) => ({ selesai: year.selesai, maintained: isMaintained(year) })),
    today,
  )
}

interface OwedYear extends Maintained {
  ke: number
  selesai: Day
  lapor_mulai: Day
  /** The state of its report; null without one. */
  status_laporan: ReportState | null
}

/** Says what years lack for a renewal, each as a sentence (domain 3: reports and maintenance of every year). */
export function missingDutySentences(years: readonly OwedYear[], today: Day): string[] {
  const unreported = years.filter(
    ({ lapor_mulai, status_laporan }) => lapor_mulai <= today && !isReported(status_laporan),
  )
  const unmaintained = years.filter((year) => year.selesai < today && !isMaintained(year))
  return [
    ...unreported.map(({ ke }) => `Laporan kinerja tahun ke-${ke} belum dikirim.`),
    ...unmaintained.map(({ ke }) => `Pemeliharaan kompetensi tahun ke-${ke} belum terpenuhi.`),
  ]
}

/** Days before (below zero) or after the last day of a year on which an open duty is called to mind (domain 2.13). */
export const DUTY_REMINDERS = [-60, -30, -7, 1] as const
/** Days before (below zero) a certificate's last day, and the day itself, on which its end is called to mind. */
export const EXPIRY_REMINDERS = [-180, -90, -30, -7, 0] as const
/** Days by which a reminder may be late and still goes out, after the program stood still. */
export const CAUGHT_UP_DAYS = 40

/**
 * Returns the reminder that is due about a day: the latest whose day has come and is not long past; undefined before
 * the first.
 */
export function reminderDue(about: Day, offsets: readonly number[], today: Day): number | undefined {
  const come = offsets.filter((offset) => {
    const on = addDays(about, offset)
    return on <= today && today <= addDays(on, CAUGHT_UP_DAYS)
  })
  return come.length === 0 ? undefined : Math.max(...come)
}
