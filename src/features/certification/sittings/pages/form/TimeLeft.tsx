import { Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockWords, dueWarning } from '../../device/clock-rules.ts'
import type { SittingEngine } from '../sitting-engine.ts'

const LOOK_MS = 500

/** The time that is left by the server's clock; ten minutes and one minute before the end it is said aloud. */
export function TimeLeft({ engine }: { engine: SittingEngine }) {
  const [seconds, setSeconds] = useState(engine.secondsLeft)
  // Who comes back late, as after a pause, is warned at once.
  const [warning, setWarning] = useState(() => dueWarning(Number.POSITIVE_INFINITY, seconds))
  const before = useRef(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = engine.secondsLeft()
      const due = dueWarning(before.current, now)
      if (due !== undefined) setWarning(due)
      // More time was granted: what was said is no longer true.
      else if (now > before.current) setWarning(undefined)
      before.current = now
      setSeconds(now)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [engine])
  const isShort = seconds <= 600
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className={`flex items-center gap-2 font-bold text-lg tabular-nums ${isShort ? 'text-error' : ''}`}>
        <Clock aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">Sisa waktu </span>
        <span role="timer">{clockWords(seconds)}</span>
      </p>
      <p role="status" className="text-sm">
        {warning !== undefined && <span className="font-semibold">Sisa waktu kurang dari {warning} menit.</span>}
      </p>
    </div>
  )
}
