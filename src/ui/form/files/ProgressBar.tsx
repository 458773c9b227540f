/** Progress, from 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex items-center gap-3">
      <progress aria-label={label} value={percent} max={100} className="progress-bar" />
      <span data-figures className="w-10 text-right text-sm">
        {percent}%
      </span>
    </div>
  )
}
