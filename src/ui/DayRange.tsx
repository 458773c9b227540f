import { languageOfPage, t } from './words.tsx'

/** A day, or 'start - end' when it lasts longer, as YYYY-MM-DD; '-' when the day is not set. */
export function DayRange({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return '-'
  if (!end || end === start) return day(start)
  if (languageOfPage()) return t(`${start} - ${end}`)
  return (
    <span>
      <span className="whitespace-nowrap">{day(start)} -</span> {day(end)}
    </span>
  )
}

const day = (on: string) => (
  <time dateTime={on} className="whitespace-nowrap">
    {t(on)}
  </time>
)
