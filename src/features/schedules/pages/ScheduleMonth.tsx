import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { type Day, longMonth } from '../../../lib/day.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MonthDay } from './MonthDay.tsx'
import { daysOfMonth, shiftMonth, WEEKDAYS } from './month.ts'
import { filterHref, type ScheduleFilter } from './schedule-filter.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** A month of offered dates: a grid of days where there is room, else a list of the days that hold something. */
export function ScheduleMonth({ month, rows, filter }: { month: string; rows: ScheduleRow[]; filter: ScheduleFilter }) {
  return (
    <section aria-labelledby="bulan">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id="bulan" className="text-2xl">
          {longMonth(month)}
        </h2>
        <nav aria-label="Bulan lain" className="flex gap-2">
          <MonthLink month={shiftMonth(month, -1)} filter={filter} back />
          <MonthLink month={shiftMonth(month, 1)} filter={filter} />
        </nav>
      </div>
      {rows.length === 0 && (
        <div className="md:hidden">
          <EmptyState title={`Tidak ada jadwal pada ${longMonth(month)}`}>
            <p>Lihat bulan lain atau kurangi saringan.</p>
          </EmptyState>
        </div>
      )}
      <div aria-hidden className="hidden grid-cols-7 border-line border-b pb-2 font-medium text-muted text-sm md:grid">
        {WEEKDAYS.map((name) => (
          <span key={name} className="px-2">
            {name}
          </span>
        ))}
      </div>
      <ol className="grid gap-5 md:grid-cols-7 md:gap-0 md:border-line md:border-l">
        {daysOfMonth(month).map((on) => (
          <MonthDay key={on} on={on} rows={rows.filter((row) => isHeld(row, on))} />
        ))}
      </ol>
    </section>
  )
}

function MonthLink({ month, filter, back }: { month: string; filter: ScheduleFilter; back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight
  return (
    <Link
      to={filterHref(filter, { bulan: month })}
      preventScrollReset
      className="btn btn-outline btn-square border-line"
      aria-label={`${back ? 'Bulan sebelumnya' : 'Bulan berikutnya'}: ${longMonth(month)}`}
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  )
}

const isHeld = ({ start_date, end_date }: ScheduleRow, on: Day): boolean =>
  start_date !== null && start_date <= on && on <= (end_date ?? start_date)
