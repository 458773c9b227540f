import type { SittingState } from './state-rules.ts'

/** What the time of a sitting follows from; minutes and seconds as the columns have them. */
export interface SittingTime {
  status: SittingState
  status_since: Date
  menit: number
  tambahan_menit: number
  detik_jeda: number
  begun_at: Date | null
  ended_at: Date | null
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Seconds by which a device's reckoning of the server's clock may be wrong. */
export const CLOCK_TOLERANCE_SECONDS = 5

/** Returns the milliseconds of the pause that goes on at this moment. */
const pauseAt = ({ status, status_since }: SittingTime, now: Date): number =>
  status === 'dijeda' ? Math.max(0, now.getTime() - status_since.getTime()) : 0

/**
 * Returns the moment at which the time of a sitting is over: its own end where it has one, else beginning, minutes and
 * pauses; null before it began. During a pause it moves on with the clock.
 */
export function deadlineOf(sitting: SittingTime, now: Date): Date | null {
  if (sitting.ended_at) return sitting.ended_at
  if (!sitting.begun_at) return null
  const minutes = (sitting.menit + sitting.tambahan_menit) * MINUTE
  return new Date(sitting.begun_at.getTime() + minutes + sitting.detik_jeda * SECOND + pauseAt(sitting, now))
}

/** Returns the whole seconds that a candidate has left: all of them before the beginning, none after the end. */
export function secondsLeft(sitting: SittingTime, now: Date): number {
  const end = deadlineOf(sitting, now)
  if (!end) return (sitting.menit + sitting.tambahan_menit) * 60
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / SECOND))
}

/** Tells whether a sitting ran out of time without having been handed in. */
export const isOutOfTime = (sitting: SittingTime, now: Date): boolean =>
  sitting.status === 'berjalan' && secondsLeft(sitting, now) === 0

/** Returns the end of a sitting that ends now: not after its time was over. */
export const endOf = (sitting: SittingTime, now: Date): Date => {
  const deadline = deadlineOf(sitting, now)
  return deadline && deadline < now ? deadline : now
}

/** Returns the seconds of all pauses once the present one ends. */
export const pausedSeconds = (sitting: SittingTime, now: Date): number =>
  sitting.detik_jeda + Math.round(pauseAt(sitting, now) / SECOND)

/** Returns until when answers of before the end may come in. */
export const lateUntil = (endedAt: Date, jamJawabanMenyusul: number): Date =>
  new Date(endedAt.getTime() + jamJawabanMenyusul * 60 * MINUTE)

/**
 * Returns the times of a sitting that gets more minutes. One that was over goes on: the time since its end does not count as
 * working time.
 */
export function withMoreTime(sitting: SittingTime, minutes: number, now: Date) {
  const since = sitting.ended_at ? Math.round((now.getTime() - sitting.ended_at.getTime()) / SECOND) : 0
  return {
    tambahan_menit: sitting.tambahan_menit + minutes,
    detik_jeda: sitting.detik_jeda + Math.max(0, since),
    ended_at: null,
  }
}
