/** A day, or 'start - end' when it lasts longer, as YYYY-MM-DD; '-' when the day is not set. */
export function DayRange({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return '-'
  const first = <time dateTime={start}>{start}</time>
  return (
    <span className="whitespace-nowrap tabular-nums">
      {end && end !== start ? (
        <>
          {first} - <time dateTime={end}>{end}</time>
        </>
      ) : (
        first
      )}
    </span>
  )
}
