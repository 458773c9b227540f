import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Day, day, longMonth } from '../../../../lib/day.ts'
import { daysOfMonth, WEEKDAYS, weekday } from '../../../../lib/month.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { MonthDay } from './MonthDay.tsx'
import { earlierMonth, laterMonth, type Months } from './month.ts'
import { filterHref, type ScheduleFilter } from './schedule-filter.ts'
import type { ScheduleRow } from './schedule-row.ts'

interface ScheduleMonthProps {
  month: string
  /** The first and the last that hold a schedule. */
  months: Months
  rows: ScheduleRow[]
  filter: ScheduleFilter
}

/** A month of schedules: a grid of days where there is room, else a list of the days that hold something. */
export function ScheduleMonth({ month, months, rows, filter }: ScheduleMonthProps) {
  const days = daysOfMonth(month)
  const before = weekday(day(`${month}-01`))
  const after = (7 - ((before + days.length) % 7)) % 7
  return (
    <section aria-labelledby="bulan">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id="bulan" className="text-2xl">
          {longMonth(month)}
        </h2>
        <nav aria-label="Bulan lain" className="flex gap-2">
          <MonthLink month={earlierMonth(month, months)} filter={filter} back />
          <MonthLink month={laterMonth(month, months)} filter={filter} />
        </nav>
      </div>
      {rows.length === 0 && (
        <div className="lg:hidden">
          <EmptyState title={`Tidak ada jadwal pada ${longMonth(month)}`}>
            <p>Lihat bulan lain atau kurangi saringan.</p>
          </EmptyState>
        </div>
      )}
      <div className="lg:overflow-hidden lg:rounded-box lg:border lg:border-line">
        <div
          aria-hidden
          className="hidden grid-cols-7 border-line border-b bg-base-200 font-semibold text-muted text-sm lg:grid"
        >
          {WEEKDAYS.map((name) => (
            <span key={name} className="truncate px-2.5 py-2">
              {name}
            </span>
          ))}
        </div>
        <ol className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-7 lg:gap-px lg:bg-line">
          <Gap days={before} />
          {days.map((on) => (
            <MonthDay key={on} on={on} rows={rows.filter((row) => isOnDay(row, on))} />
          ))}
          <Gap days={after} />
        </ol>
      </div>
    </section>
  )
}

/** Leads no further than schedules reach, so that neither visitors nor programs walk on for ever. */
function MonthLink({ month, filter, back }: { month: string | null; filter: ScheduleFilter; back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight
  if (month === null) return null
  return (
    <Link
      to={filterHref(filter, { bulan: month })}
      rel="nofollow"
      keepScroll
      className="btn btn-outline btn-square border-line"
      aria-label={`${back ? 'Bulan sebelumnya' : 'Bulan berikutnya'}: ${longMonth(month)}`}
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  )
}

/** Days of the neighbouring months, as one empty place. */
function Gap({ days }: { days: number }) {
  return days > 0 && <li aria-hidden className={`hidden bg-base-100 lg:block ${SPANS[days]}`} />
}

const SPANS = ['', 'col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6']

const isOnDay = ({ start_date, end_date }: ScheduleRow, on: Day): boolean =>
  start_date !== null && start_date <= on && on <= (end_date ?? start_date)
