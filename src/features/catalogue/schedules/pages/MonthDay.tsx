import { type Day, longDay } from '../../../../lib/day.ts'
import { WEEKDAYS, weekday } from '../../../../lib/month.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { SCHEDULE_STATE_LABELS, scheduledPlace, scheduleHours } from '../rules.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** A day of the calendar with its schedules; phones show only days that have some. */
export function MonthDay({ on, rows }: { on: Day; rows: ScheduleRow[] }) {
  const empty = rows.length === 0
  return (
    <li className={`min-w-0 lg:min-h-28 lg:bg-surface lg:p-1.5 ${empty ? 'hidden lg:block' : ''}`}>
      <time dateTime={on} className="mb-1.5 block font-semibold lg:px-0.5 lg:text-sm lg:tabular-nums">
        <span className="lg:sr-only">
          {WEEKDAYS[weekday(on)]}, {longDay(on)}
        </span>
        <span aria-hidden className={`hidden lg:inline ${empty ? 'font-normal text-muted' : ''}`}>
          {Number(on.slice(8))}
        </span>
      </time>
      {!empty && (
        <ul className="grid grid-cols-1 gap-1.5">
          {rows.map((row) => (
            <li key={row.id}>
              <Entry row={row} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Entry({ row }: { row: ScheduleRow }) {
  const cancelled = row.status_jadwal === 'dibatalkan'
  const edge = cancelled || row.status_jadwal === 'selesai' ? 'border-base-content/40' : 'border-primary'
  return (
    <Link
      to={to.schedule(row.id)}
      className={`block rounded-field border-l-3 bg-base-200 px-3 py-2 hover:bg-base-300 lg:px-2 lg:py-1.5 lg:text-[0.8125rem] lg:leading-snug ${edge}`}
    >
      <span className={`block font-semibold ${cancelled ? 'line-through' : ''}`}>
        <span className="lg:hidden">{row.name}</span>
        <span className="hidden truncate lg:block">{row.category.name}</span>
      </span>
      <span className="block text-muted">{scheduledPlace(row) ?? row.metode}</span>
      <span className="block text-muted tabular-nums lg:hidden">{scheduleHours(row)}</span>
      <span className="block text-muted">{SCHEDULE_STATE_LABELS[row.status_jadwal]}</span>
    </Link>
  )
}
