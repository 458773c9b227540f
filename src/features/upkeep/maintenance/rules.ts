import type { Day } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'
import { isOpen, type ScheduleState } from '../../catalogue/schedules/rules.ts'
import { OFFERED_KINDS } from '../../catalogue/schemes/activity-rules.ts'

/** States of an activity (domain 2.10), in the words a person reads; offered ones first. */
export const ACTIVITY_STATES = {
  terdaftar: 'Terdaftar',
  menunggu_pembayaran: 'Menunggu pembayaran',
  dikonfirmasi: 'Dikonfirmasi',
  hadir: 'Hadir',
  tidak_hadir: 'Tidak hadir',
  dibatalkan: 'Dibatalkan',
  kedaluwarsa: 'Kedaluwarsa',
  draft: 'Draf',
  diajukan: 'Menunggu pemeriksaan',
  perlu_perbaikan: 'Perlu perbaikan',
  diakui: 'Diakui',
  ditolak: 'Ditolak',
} as const

export type ActivityState = keyof typeof ACTIVITY_STATES

export const ACTIVITY_STATE_NAMES = Object.keys(ACTIVITY_STATES) as [ActivityState, ...ActivityState[]]

/** The states that do not count as maintenance begun (spec: total_pemeliharaan). */
export const UNCOUNTED = ['draft', 'ditolak', 'dibatalkan', 'kedaluwarsa'] as const satisfies ActivityState[]

/** The states of people who are or were expected on a schedule: they have a seat and owe nothing. */
export const PARTICIPATING = ['dikonfirmasi', 'hadir', 'tidak_hadir', 'diakui'] as const satisfies ActivityState[]

/** The states of people who have to know when their schedule is cancelled or moved. */
export const AHEAD_OF_ACTIVITY = ['terdaftar', 'menunggu_pembayaran', 'dikonfirmasi'] as const satisfies ActivityState[]

/** The states of people who were there, and so get a certificate of attendance. */
export const ATTENDED = ['hadir', 'diakui'] as const satisfies ActivityState[]

export const isAmong = (states: readonly ActivityState[], state: ActivityState): boolean => states.includes(state)

/** The letters about an activity; letters.ts has the words of each. */
export type MaintenanceLetterKind =
  | 'activityRegistered'
  | 'activityProofRefused'
  | 'activityLapsed'
  | 'activityCancelled'
  | 'activityCalledOff'
  | 'activityMissed'
  | 'activityReceived'
  | 'activityReturned'
  | 'activityRefused'
  | 'activityRecognised'

/** Returns why nobody can register for a schedule in that state; undefined while it is open. */
export function registrationRefusal(state: ScheduleState): ProblemCode | undefined {
  if (state === 'penuh') return 'ACTIVITY_FULL'
  if (state === 'dibatalkan') return 'ACTIVITY_CANCELLED'
  return isOpen(state) ? undefined : 'REGISTRATION_CLOSED'
}

/** The kinds of activity that may be done elsewhere. */
export const ACTIVITY_KINDS = { ...OFFERED_KINDS, lainnya: 'Kegiatan lain' } as const

export type ActivityKind = keyof typeof ACTIVITY_KINDS

export const ACTIVITY_KIND_NAMES = Object.keys(ACTIVITY_KINDS) as [ActivityKind, ...ActivityKind[]]

/** In which role somebody took part. */
export const ROLES_THERE = { peserta: 'Peserta', narasumber: 'Narasumber', penulis: 'Penulis' } as const
export type RoleThere = keyof typeof ROLES_THERE
export const ROLE_NAMES = Object.keys(ROLES_THERE) as [RoleThere, ...RoleThere[]]

/**
 * Returns sentences by field against the days of an outside activity, which must be over and in order (domain 2.10).
 */
export function dayErrors(
  { tanggal_mulai: start, tanggal_selesai: end }: { tanggal_mulai: string; tanggal_selesai: string },
  today: Day,
): Record<string, string[]> {
  if (end < start) return { tanggal_selesai: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] }
  if (end > today) return { tanggal_selesai: ['Ajukan kegiatan sesudah selesai: paling lambat hari ini.'] }
  return {}
}

/** An hour is a point, unless the scheme of an offered activity says otherwise. */
export const suggestedPoints = ({
  poin,
  jam_pelajaran,
}: {
  poin: number | null
  jam_pelajaran: number | null
}): number => poin ?? jam_pelajaran ?? 0

/** 'KHD/2026/0001', for a certificate of attendance: counted through the year. */
export const attendanceNumber = (on: Day, count: number): string =>
  `KHD/${on.slice(0, 4)}/${String(count).padStart(4, '0')}`

interface YearSoFar {
  ke: number
  wajib_kegiatan: number
  wajib_poin: number
  kegiatan: number
  poin: number
}

/** How far a year has come: points where its settings count them, else activities (domain 2.10, 4.2). */
export function progressOf({ ke, wajib_kegiatan, wajib_poin, kegiatan, poin }: YearSoFar) {
  const [done, wanted, unit] =
    wajib_poin > 0 ? [poin, wajib_poin, 'poin'] : [kegiatan, Math.max(1, wajib_kegiatan), 'kegiatan']
  const join = wajib_poin > 0 ? `${done}/${wanted}` : `${done} dari ${wanted}`
  return { share: Math.min(1, done / wanted), done, wanted, text: `Tahun ke-${ke}: ${join} ${unit}` }
}

/** Says what a number of consecutive years without maintenance means (Permen LHK 18/2021 Ps 29). */
export const clockText = (years: number, most: number): string =>
  years < most
    ? `Pada ${most} tahun berturut-turut tanpa pemeliharaan, sertifikat berisiko dibekukan.`
    : 'Sertifikat berisiko dibekukan.'
