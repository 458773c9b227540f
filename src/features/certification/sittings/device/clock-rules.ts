import type { SittingState } from '../state-rules.ts'

/** The two clocks of a device in milliseconds: the one that people set, and the one that only counts on. */
export interface ClockReadings {
  date: number
  ticks: number
}

/** The server's clock as a device reckons it: its moment when it was last set, and what the two clocks said then. */
export interface DeviceClock extends ClockReadings {
  server: number
}

/** The reckoning as it outlives a page: the server's clock less the device's, and the last moment that was reckoned. */
export interface KeptClock {
  offset: number
  last: number
}

/** The difference of the two clocks beyond which a device slept, or its clock was set. */
const MOST_DRIFT_MS = 3000

/** Sets the clock by an answer of the server, for whose way back half of the time since the question counts. */
export const clockOfServer = (waktuServer: number, asked: ClockReadings, answered: ClockReadings): DeviceClock => ({
  server: waktuServer + (answered.ticks - asked.ticks) / 2,
  ...answered,
})

/** Sets the clock of a page that was opened anew, without an answer: never before the last moment that was reckoned. */
export const clockOfKept = ({ offset, last }: KeptClock, readings: ClockReadings): DeviceClock => ({
  server: Math.max(last, readings.date + offset),
  ...readings,
})

/** Returns what outlives the page. */
export const keptClock = (clock: DeviceClock, last: number): KeptClock => ({ offset: clock.server - clock.date, last })

interface Reckoned {
  at: number
  clock: DeviceClock
  /** True where the two clocks went apart. */
  hasJumped: boolean
}

/** Returns the server's moment by the device's clocks: by the later one where they went apart. */
export function reckonMoment(clock: DeviceClock, readings: ClockReadings): Reckoned {
  const byTicks = clock.server + readings.ticks - clock.ticks
  const byWallClock = clock.server + readings.date - clock.date
  if (Math.abs(byTicks - byWallClock) <= MOST_DRIFT_MS) return { at: byTicks, clock, hasJumped: false }
  const at = Math.max(byTicks, byWallClock)
  return { at, clock: { server: at, ...readings }, hasJumped: true }
}

/** What the server last answered about the time. */
export interface AnsweredTime {
  status: SittingState
  waktu_server: number
  sisa_detik: number
}

/** Returns the end of the time by the server's last answer. */
export const answeredDeadline = ({ waktu_server, sisa_detik }: AnsweredTime): number => waktu_server + sisa_detik * 1000

/** Returns the whole seconds that are left at a moment of the server's clock; in a pause they stand still. */
export function remainingSeconds(answered: AnsweredTime, at: number): number {
  if (answered.status !== 'berjalan') return answered.sisa_detik
  return Math.max(0, Math.ceil((answeredDeadline(answered) - at) / 1000))
}

/** The minutes before the end at which a candidate is warned. */
const WARNINGS = [10, 1]

/** Returns the minutes of a warning that is due between two looks at the time; undefined for none. */
export const dueWarning = (before: number, now: number): number | undefined =>
  WARNINGS.findLast((minutes) => before > minutes * 60 && now <= minutes * 60)

/** Writes seconds as a clock shows them: '1.05.09' with hours, '05.09' without. */
export function clockWords(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}.${two(seconds % 60)}`
  return hours > 0 ? `${hours}.${rest}` : rest
}
