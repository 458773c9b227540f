import { addDays, type Day, endOfDay, momentIn, type Zone } from '../../../lib/day.ts'
import type { Stage } from '../applications/rules.ts'

/** The days of an exam by the clocks of its place. */
export interface ScreenDays {
  start_date: Day | null
  end_date: Day | null
  jam_mulai: string
  zona_waktu: Zone
  dibatalkan: boolean
}

/** Returns the hour of an exam, before which nobody opens it; null without a day. */
export const examHour = ({ start_date, jam_mulai, zona_waktu }: ScreenDays): Date | null =>
  start_date === null ? null : momentIn(zona_waktu, start_date, jam_mulai)

/** Tells whether the invigilators may open an exam: from its hour to the end of its last day. */
export function canOpen(exam: ScreenDays, now: Date): boolean {
  const hour = examHour(exam)
  if (hour === null || exam.start_date === null || exam.dibatalkan) return false
  return now >= hour && now <= endOfDay(exam.zona_waktu, exam.end_date ?? exam.start_date)
}

const SITS: readonly Stage[] = ['terjadwal', 'diuji']

/** Tells whether the rehearsal of an exam is open: so many days before it until its last day is over. */
export function isRehearsalOpen(
  { tahap, ...exam }: ScreenDays & { tahap: Stage },
  { today, hariLatihan, always }: { today: Day; hariLatihan: number; always: boolean },
): boolean {
  if (!SITS.includes(tahap) || exam.start_date === null || exam.dibatalkan) return false
  return always || (today >= addDays(exam.start_date, -hariLatihan) && today <= (exam.end_date ?? exam.start_date))
}

/** Where an exam stands for its invigilators, in the words a person reads. */
export const SCREEN_STATES = {
  kertas: 'Di kertas',
  siap: 'Di layar, belum dibuka',
  dibuka: 'Dibuka',
  diakhiri: 'Diakhiri',
} as const
export type ScreenState = keyof typeof SCREEN_STATES
export const SCREEN_STATE_NAMES = Object.keys(SCREEN_STATES) as [ScreenState, ...ScreenState[]]

export function screenState(exam: { di_layar: boolean; opened_at: Date | null; ended_at: Date | null }): ScreenState {
  if (!exam.di_layar) return 'kertas'
  if (exam.ended_at) return 'diakhiri'
  return exam.opened_at ? 'dibuka' : 'siap'
}

/** What invigilators do with a whole exam, and from which states; one that was ended by mistake is opened again. */
export const SCREEN_TRANSITIONS = {
  atur: ['kertas', 'siap'],
  buka: ['siap', 'diakhiri'],
  akhiri: ['dibuka'],
} as const satisfies Record<string, readonly ScreenState[]>
export type ScreenTransition = keyof typeof SCREEN_TRANSITIONS

export const mayTake = (transition: ScreenTransition, state: ScreenState): boolean =>
  (SCREEN_TRANSITIONS[transition] as readonly ScreenState[]).includes(state)
