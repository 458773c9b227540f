import { addDays, type Day, day, momentIn, type Zone } from '../../../lib/day.ts'
import { limits } from '../../../limits.ts'

export const SCHEDULE_STATES = [
  'akan_dibuka',
  'dibuka',
  'hampir_penuh',
  'penuh',
  'ditutup',
  'berlangsung',
  'selesai',
  'dibatalkan',
] as const

export type ScheduleState = (typeof SCHEDULE_STATES)[number]

export const SCHEDULE_STATE_LABELS: Record<ScheduleState, string> = {
  akan_dibuka: 'Akan dibuka',
  dibuka: 'Pendaftaran dibuka',
  hampir_penuh: 'Hampir penuh',
  penuh: 'Kuota penuh',
  ditutup: 'Pendaftaran ditutup',
  berlangsung: 'Sedang berlangsung',
  selesai: 'Selesai',
  dibatalkan: 'Dibatalkan',
}

export const METHODS = ['Luring', 'Daring', 'Hibrida'] as const

export type ExamMethod = (typeof METHODS)[number]

/** Says where people go: to a city, or nowhere by the method; null while the venue is to be announced. */
export const scheduledPlace = ({ metode, tuk }: { metode: ExamMethod; tuk: { kota: string } | null }): string | null =>
  metode === 'Daring' ? metode : (tuk?.kota ?? null)

/** The facts from which the state of a schedule is derived; days and times are those of its zone. */
export interface ScheduleFacts {
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
  pendaftaran_dibuka: Day | null
  /** The last day of registration, included. */
  pendaftaran_ditutup: Day | null
  kuota: number
  terisi: number
  dibatalkan: boolean
}

/** Domain 2.2: the state of a schedule at a moment; later states win over earlier ones. */
export function scheduleState(facts: ScheduleFacts, now: Date): ScheduleState {
  if (facts.dibatalkan) return 'dibatalkan'
  const zone = facts.zona_waktu
  const lastDay = facts.end_date ?? facts.start_date
  if (lastDay && now >= momentIn(zone, lastDay, facts.jam_selesai)) return 'selesai'
  if (facts.start_date && now >= momentIn(zone, facts.start_date, facts.jam_mulai)) return 'berlangsung'
  if (facts.pendaftaran_ditutup && now >= momentIn(zone, facts.pendaftaran_ditutup, '24:00')) return 'ditutup'
  if (facts.pendaftaran_dibuka && now < momentIn(zone, facts.pendaftaran_dibuka, '00:00')) return 'akan_dibuka'
  const left = facts.kuota - facts.terisi
  if (left <= 0) return 'penuh'
  return left <= facts.kuota * limits.nearlyFullShare ? 'hampir_penuh' : 'dibuka'
}

/** A schedule as the office reads it, with its days as text. */
export interface ReadSchedule
  extends Omit<ScheduleFacts, 'start_date' | 'end_date' | 'pendaftaran_dibuka' | 'pendaftaran_ditutup' | 'dibatalkan'> {
  start_date: string | null
  end_date: string | null
  pendaftaran_dibuka: string | null
  pendaftaran_ditutup: string | null
  cancelled_at: string | null
}

const asDay = (text: string | null): Day | null => (text === null ? null : day(text))

/** The state of a schedule as it came over the wire. */
export const stateOfSchedule = (read: ReadSchedule, now: Date): ScheduleState =>
  scheduleState(
    {
      ...read,
      start_date: asDay(read.start_date),
      end_date: asDay(read.end_date),
      pendaftaran_dibuka: asDay(read.pendaftaran_dibuka),
      pendaftaran_ditutup: asDay(read.pendaftaran_ditutup),
      dibatalkan: read.cancelled_at !== null,
    },
    now,
  )

/** Tells whether a person may register now. */
export const isOpen = (state: ScheduleState): boolean => state === 'dibuka' || state === 'hampir_penuh'

/** Tells whether nothing can be changed any more: a schedule that is over or was cancelled stays as it was. */
export const isOver = (state: ScheduleState): boolean => state === 'selesai' || state === 'dibatalkan'

/** When and where an exam takes place. */
export interface ScheduleTime {
  venue_id: number | null
  start_date: string | null
  end_date: string | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
}

/** Domain 4: examiners whose recommendation by BP2SDM ends before the last day cannot be assigned. */
export const mayExamine = (validUntil: Day | null, lastDay: Day | null): boolean =>
  validUntil === null || lastDay === null || validUntil >= lastDay

/** Each day of a schedule; one without a day has none. */
export function scheduleDays({ start_date, end_date }: { start_date: Day | null; end_date: Day | null }): Day[] {
  const days: Day[] = []
  if (start_date === null) return days
  for (let on = start_date; on <= (end_date ?? start_date); on = addDays(on, 1)) days.push(on)
  return days
}

/** '08.00–16.00 WITA'. */
export const scheduleHours = (time: Pick<ScheduleTime, 'jam_mulai' | 'jam_selesai' | 'zona_waktu'>): string =>
  `${time.jam_mulai}–${time.jam_selesai} ${time.zona_waktu}`

const TIME = ['venue_id', 'start_date', 'end_date', 'jam_mulai', 'jam_selesai', 'zona_waktu'] as const

/** Tells whether two schedules have the same time and place; people who registered must be told of any change. */
export const isSameTime = (one: ScheduleTime, other: ScheduleTime): boolean =>
  TIME.every((name) => one[name] === other[name])

/** Tells whether two schedules share hours on a common day. Days are ISO, hours 'JJ.MM' of one zone. */
export function sharesHours(one: Hours, other: Hours): boolean {
  const { start_date: start, end_date: end } = one
  if (!start || !end || !other.start_date || !other.end_date) return false
  const sharesDay = start <= other.end_date && other.start_date <= end
  return sharesDay && one.jam_mulai < other.jam_selesai && other.jam_mulai < one.jam_selesai
}

type Hours = Pick<ScheduleTime, 'start_date' | 'end_date' | 'jam_mulai' | 'jam_selesai'>
