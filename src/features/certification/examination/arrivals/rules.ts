import { addDays, type Day, endOfDay, momentIn, type Zone } from '../../../../lib/day.ts'
import type { Stage } from '../../applications/rules.ts'

/** Days before the first day of an exam from which its list may lie on a device. */
export const LIST_DAYS_AHEAD = 7

/** From how far apart two clocks, or two records of one arrival, are shown as different. */
export const NOTABLE_MS = 5 * 60_000

/** How people were found on the list. */
export const ARRIVAL_WAYS = { pindai: 'kartu dipindai', ketik: 'dicari dengan nomor atau nama' } as const
export type ArrivalWay = keyof typeof ARRIVAL_WAYS
export const ARRIVAL_WAY_NAMES = Object.keys(ARRIVAL_WAYS) as [ArrivalWay, ...ArrivalWay[]]

/** What may be chosen where a device and the portal differ. */
export const RULINGS = {
  biarkan: 'Biarkan catatan portal',
  pakai_waktu: 'Pakai waktu kedatangan ini',
  hadir: 'Catat hadir dengan waktu ini',
} as const
export type Ruling = keyof typeof RULINGS
export const RULING_NAMES = Object.keys(RULINGS) as [Ruling, ...Ruling[]]

interface Outcome {
  label: string
  /** What somebody chooses from; empty where nothing differs. */
  rulings: readonly Ruling[]
}

/** What came of an arrival once the portal had it. */
export const OUTCOMES = {
  dicatat: { label: 'Tercatat hadir', rulings: [] },
  sudah: { label: 'Sudah tercatat hadir', rulings: [] },
  berbeda: { label: 'Sudah dicatat orang lain pada waktu lain', rulings: ['biarkan', 'pakai_waktu'] },
  tidak_hadir: { label: 'Sudah dicatat tidak hadir', rulings: ['biarkan', 'hadir'] },
  tidak_di_daftar: { label: 'Tidak lagi di daftar uji ini', rulings: ['biarkan'] },
  jadwal_dibatalkan: { label: 'Jadwalnya dibatalkan', rulings: ['biarkan'] },
  jadwal_pindah: { label: 'Jadwalnya dipindah ke hari atau jam lain', rulings: ['biarkan'] },
} as const satisfies Record<string, Outcome>
export type ArrivalOutcome = keyof typeof OUTCOMES
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as [ArrivalOutcome, ...ArrivalOutcome[]]

/** Tells whether device and portal differ, so that somebody has to choose. */
export const leavesChoice = (outcome: ArrivalOutcome): boolean => OUTCOMES[outcome].rulings.length > 0

/** Tells whether that may be chosen. */
export const mayRule = (outcome: ArrivalOutcome, ruling: Ruling): boolean =>
  (OUTCOMES[outcome].rulings as readonly Ruling[]).includes(ruling)

interface ExamDays {
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  zona_waktu: Zone
}

/** The moments between which people arrive at an exam. */
export interface DoorHours {
  sejak: Date
  sampai: Date
}

/** Returns when the door of an exam is open, from `minutes` before its first hour on; undefined without a day. */
export function doorHours({ start_date, end_date, jam_mulai, zona_waktu }: ExamDays, minutes: number) {
  if (start_date === null) return undefined
  const sejak = new Date(momentIn(zona_waktu, start_date, jam_mulai).getTime() - minutes * 60_000)
  return { sejak, sampai: endOfDay(zona_waktu, end_date ?? start_date) }
}

/** Tells whether the list of an exam may be taken onto a device on that day. */
export const mayTakeList = ({ start_date, end_date }: Pick<ExamDays, 'start_date' | 'end_date'>, today: Day): boolean =>
  start_date !== null && today >= addDays(start_date, -LIST_DAYS_AHEAD) && today <= (end_date ?? start_date)

/** Returns the moment of an arrival by the portal's clock: as long before it was sent as by the device's. */
export const arrivedAt = (seen: Date, sent: Date, now: Date): Date =>
  new Date(now.getTime() - (sent.getTime() - seen.getTime()))

/** Tells whether two moments are so far apart that people read both. */
export const isNotable = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) > NOTABLE_MS

export interface SentArrival {
  user_training_id: number
  /** By the device's clock. */
  jam_perangkat: Date
}

interface TakenList extends DoorHours {
  peserta: readonly number[]
}

/** Returns why an arrival cannot be as the device says, in a sentence; undefined where it can. */
export function arrivalRefusal(
  { user_training_id, jam_perangkat }: SentArrival,
  { sejak, sampai, peserta }: TakenList,
  { sent, now }: { sent: Date; now: Date },
): string | undefined {
  if (!peserta.includes(user_training_id)) return 'Peserta ini tidak ada di daftar yang disiapkan pada perangkat ini.'
  const at = arrivedAt(jam_perangkat, sent, now)
  if (at > now) return 'Waktu kedatangannya di masa depan. Periksa jam perangkat, lalu catat lagi.'
  if (at < sejak) return 'Waktu kedatangannya sebelum pintu uji dibuka. Periksa jam perangkat, lalu catat lagi.'
  if (at > sampai) return 'Waktu kedatangannya sesudah hari uji. Catat kehadirannya di halaman Kehadiran.'
  return undefined
}

/** What the portal knows of somebody whom a device saw arrive. */
export interface KnownCandidate {
  schedule_id: number
  dibatalkan: boolean
  tahap: Stage
  attended_at: Date | null
  attended_by: number | null
  /** As the schedule stands now; undefined without a day. */
  hours: DoorHours | undefined
}

interface Seen {
  at: Date
  /** Who stood at the door. */
  by: number
  schedule_id: number
}

/** Returns what comes of an arrival: the first record of somebody counts, and nobody is recorded twice. */
export function arrivalOutcome({ at, by, schedule_id }: Seen, known: KnownCandidate): ArrivalOutcome {
  if (known.schedule_id !== schedule_id) return 'tidak_di_daftar'
  if (known.attended_at) {
    return known.attended_by === by || !isNotable(known.attended_at, at) ? 'sudah' : 'berbeda'
  }
  if (known.dibatalkan) return 'jadwal_dibatalkan'
  if (known.tahap === 'tidak_hadir') return 'tidak_hadir'
  if (known.tahap !== 'terjadwal') return 'tidak_di_daftar'
  return known.hours && at >= known.hours.sejak && at <= known.hours.sampai ? 'dicatat' : 'jadwal_pindah'
}
