import { Link } from 'react-router'
import { to } from '../../../app/links.ts'
import { type Day, longDay } from '../../../lib/day.ts'
import { SCHEDULE_STATE_LABELS } from '../rules.ts'
import { WEEKDAYS, weekday } from './month.ts'
import { examHours, type ScheduleRow } from './schedule-row.ts'

const FIRST_COLUMN = [
  'md:col-start-1',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
  'md:col-start-7',
]

/** A day of the calendar with what is held on it; on phones only days that hold something are there. */
export function MonthDay({ on, rows }: { on: Day; rows: ScheduleRow[] }) {
  const empty = rows.length === 0
  const place = on.endsWith('-01') ? FIRST_COLUMN[weekday(on)] : ''
  return (
    <li
      className={`min-w-0 md:min-h-28 md:border-line md:border-r md:border-b md:p-1.5 ${place} ${empty ? 'hidden md:block' : ''}`}
    >
      <time dateTime={on} className="mb-1.5 block font-semibold md:px-0.5 md:text-sm md:tabular-nums">
        <span className="md:sr-only">
          {WEEKDAYS[weekday(on)]}, {longDay(on)}
        </span>
        <span aria-hidden className={`hidden md:inline ${empty ? 'font-normal text-muted' : ''}`}>
          {Number(on.slice(8))}
        </span>
      </time>
      {!empty && (
        <ul className="grid gap-1.5">
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
      className={`block rounded-field border-l-3 bg-base-200 px-3 py-2 hover:bg-base-300 md:px-2 md:py-1.5 md:text-[0.8125rem] md:leading-snug ${edge}`}
    >
      <span className={`block font-semibold ${cancelled ? 'line-through' : ''}`}>
        <span className="md:hidden">{row.name}</span>
        <span className="hidden md:inline">{row.category.name}</span>
      </span>
      <span className="block text-muted">{row.tuk?.kota ?? row.metode}</span>
      <span className="block text-muted tabular-nums md:hidden">{examHours(row)}</span>
      <span className="block text-muted">{SCHEDULE_STATE_LABELS[row.status_jadwal]}</span>
    </Link>
  )
}
