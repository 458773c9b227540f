/** A day, or 'start - end' when it lasts longer, as YYYY-MM-DD; '-' when the day is not set. */
export function DayRange({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return '-'
  if (!end || end === start) return <Day on={start} />
  return (
    <span>
      <span className="whitespace-nowrap">
        <Day on={start} /> -
      </span>{' '}
      <Day on={end} />
    </span>
  )
}

const Day = ({ on }: { on: string }) => (
  <time dateTime={on} className="whitespace-nowrap">
    {on}
  </time>
)
