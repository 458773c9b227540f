import { addMonths, bodyZone, type Day, momentIn } from '../../../lib/day.ts'
import type { Stage } from '../../certification/applications/rules.ts'
import { appealEnd } from '../../certification/applications/transitions/exam-guard-rules.ts'
import type { OpenCase } from './deletion/open-case-rules.ts'
import { hasEnded, isKept, type RetentionSettings as KeepingSettings } from './deletion/retention-rules.ts'

/**
 * The kinds of data that are removed automatically: ended applications, those that came to nothing, and identity cards.
 */
export const RETENTION_KINDS = ['permohonan', 'ditolak', 'ktp'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** Settings of domain 4.2: years, years, months, years, working days. */
export interface RetentionSettings extends KeepingSettings {
  retensi_ktp: number
  batas_banding: number
  hari_libur: readonly Day[]
}

/** An application, as far as its retention looks at it. */
export interface RetainedApplication {
  tahap: Stage
  tahap_sejak: Date
  /** The day of `tahap_sejak` in Jakarta. */
  since: Day
  /** The last day of the certificate that it led to; null where there is none, or it was revoked. */
  valid_until: Day | null
  open_cases: readonly OpenCase[]
}

/** A scan of an identity card. */
export interface RetainedScan {
  /** The day on which it was given. */
  given: Day
  /** The day on which the last application of its owner ended; null while none has. */
  ended: Day | null
  open_cases: readonly OpenCase[]
}

/** kept: its time is not over. waiting: it is, but a case is open. due: it goes. */
export type RetentionState = 'kept' | 'waiting' | 'due'

const overWith = (open: readonly OpenCase[]): RetentionState => (open.length > 0 ? 'waiting' : 'due')

/** Decides whether the personal parts of an application may go, at the moment `now` of the day `today` in Jakarta. */
export function applicationRetention(
  { tahap, tahap_sejak, since, valid_until, open_cases }: RetainedApplication,
  settings: RetentionSettings,
  { now, today }: { now: Date; today: Day },
): RetentionState {
  if (!hasEnded(tahap) || isKept({ tahap, dikirim: true, since }, settings, today)) return 'kept'
  if (valid_until !== null && valid_until >= today) return 'kept'
  const mayAppeal =
    tahap === 'belum_kompeten' && now <= appealEnd(tahap_sejak, settings.batas_banding, settings.hari_libur)
  return mayAppeal ? 'kept' : overWith(open_cases)
}

/**
 * Decides whether a scan may go: so many years after the end of the last application that it may have been given for.
 */
export function scanRetention(
  { given, ended, open_cases }: RetainedScan,
  { retensi_ktp }: Pick<RetentionSettings, 'retensi_ktp'>,
  today: Day,
): RetentionState {
  if (ended === null) return 'kept'
  const since = given > ended ? given : ended
  return addMonths(since, retensi_ktp * 12) > today ? 'kept' : overWith(open_cases)
}

const NIGHT = '01.00'

/** Returns the moment at which the work of a day's night begins: one o'clock at night in Jakarta. */
export const nightOf = (today: Day): Date => momentIn(bodyZone(), today, NIGHT)

const KIND_NAMES: Record<RetentionKind, string> = {
  permohonan: 'isi permohonan',
  ditolak: 'isi permohonan yang tidak berhasil',
  ktp: 'pindaian KTP',
}

/** Says what a run removed or would remove: '2 pindaian KTP; 1 ditahan karena ada kasus terbuka'. */
export function countsInWords(counts: Record<RetentionKind | 'ditahan' | 'gagal', number>): string {
  const removed = RETENTION_KINDS.filter((kind) => counts[kind] > 0).map(
    (kind) => `${counts[kind]} ${KIND_NAMES[kind]}`,
  )
  const parts = [removed.length > 0 ? removed.join(', ') : 'tidak ada']
  if (counts.ditahan > 0) parts.push(`${counts.ditahan} ditahan karena ada kasus terbuka`)
  if (counts.gagal > 0) parts.push(`${counts.gagal} gagal dan dicoba lagi malam berikutnya`)
  return parts.join('; ')
}
