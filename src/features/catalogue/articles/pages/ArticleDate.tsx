/** 'Tanggal Penyelenggaraan' with the day an article was made, '-' when unknown (spec section 2). */
export function ArticleDate({ day }: { day: string | null }) {
  return (
    <p className="text-muted text-sm">
      Tanggal Penyelenggaraan:{' '}
      {day ? (
        <time dateTime={day} className="tabular-nums">
          {day}
        </time>
      ) : (
        '-'
      )}
    </p>
  )
}
