/** Turns while something is being fetched. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <span aria-hidden className="loading text-primary" />
      <span className="text-muted">{label}</span>
    </span>
  )
}
