import {
  type ClockReadings,
  clockOfKept,
  clockOfServer,
  type DeviceClock,
  type KeptClock,
  keptClock,
  reckonMoment,
} from '../device/clock-rules.ts'

export const readClocks = (): ClockReadings => ({ date: Date.now(), ticks: performance.now() })

/** The server's clock on this device. */
export interface SittingClock {
  /** The server's moment as it is reckoned now. */
  now: () => number
  /** The same for an entry, which is never before the one ahead of it. */
  moment: () => number
  set: (waktuServer: number, asked: ClockReadings) => void
  /** Knows of a moment that was written before. */
  reach: (at: number) => void
  kept: () => KeptClock
}

/** Seconds ahead of the server from which moments begin anew: a clock that was wrong for a while. */
const MOST_AHEAD_MS = 3000

/** Begins with what is kept of the clock; calls back when the device slept, or its clock was set. */
export function sittingClock(kept: KeptClock, onJump: () => void): SittingClock {
  let clock: DeviceClock = clockOfKept(kept, readClocks())
  let { last } = kept
  function now(): number {
    const reckoned = reckonMoment(clock, readClocks())
    clock = reckoned.clock
    if (reckoned.hasJumped) onJump()
    return reckoned.at
  }
  return {
    now,
    moment() {
      last = Math.max(last, Math.round(now()))
      return last
    },
    set(waktuServer, asked) {
      clock = clockOfServer(waktuServer, asked, readClocks())
      if (last > clock.server + MOST_AHEAD_MS) last = Math.round(clock.server)
    },
    reach(at) {
      last = Math.max(last, at)
    },
    kept: () => keptClock(clock, Math.max(last, Math.round(now()))),
  }
}
