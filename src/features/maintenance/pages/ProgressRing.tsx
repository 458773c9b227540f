const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** A share of a whole as a ring; the text beside it says the same, so the drawing is silent. */
export function ProgressRing({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="size-24 shrink-0 -rotate-90">
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
  )
}
