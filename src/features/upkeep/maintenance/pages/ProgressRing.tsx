import type { ReactNode } from 'react'

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** A share of a whole as a ring around a word or a sign; the text beside it says the same, so the drawing is silent. */
export function ProgressRing({ share, children }: { share: number; children: ReactNode }) {
  return (
    <div aria-hidden className="grid size-24 shrink-0 place-items-center *:col-start-1 *:row-start-1">
      <svg aria-hidden viewBox="0 0 100 100" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="11" className="stroke-base-300" />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="11"
            strokeLinecap="round"
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            className="stroke-primary"
          />
        )}
      </svg>
      <span className="font-bold text-xl tabular-nums">{children}</span>
    </div>
  )
}
