import { useEffect, useState } from 'react'

const SECOND_MS = 1000

const two = (count: number): string => String(count).padStart(2, '0')

/** '23.59.07': hours, minutes and seconds that are left. */
function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / SECOND_MS))
  return `${two(Math.floor(seconds / 3600))}.${two(Math.floor(seconds / 60) % 60)}.${two(seconds % 60)}`
}

/** How long one may still pay; `onEnd` is called once it is over. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => unknown }) {
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => end - Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => {
      const now = end - Date.now()
      setLeft(now)
      if (now > 0) return
      window.clearInterval(timer)
      onEnd()
    }, SECOND_MS)
    return () => window.clearInterval(timer)
  }, [end, onEnd])
  return (
    <span role="timer" className="font-semibold tabular-nums">
      {leftText(left)}
    </span>
  )
}
