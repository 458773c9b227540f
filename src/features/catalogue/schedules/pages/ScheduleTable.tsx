import { formatRupiah } from '../../../../lib/rupiah.ts'
import { to } from '../../../../paths.ts'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { scheduleHours } from '../rules.ts'
import { ScheduleStatus } from './ScheduleStatus.tsx'
import { Seats } from './Seats.tsx'
import type { ScheduleRow } from './schedule-row.ts'

const columns = [
  { header: 'Skema', cell: schemeCell, className: 'lg:min-w-36' },
  { header: 'Tanggal Uji', cell: dayCell },
  { header: 'TUK', cell: venueCell, className: 'lg:min-w-28' },
  { header: 'Batas Pendaftaran', cell: (row: ScheduleRow) => <DayRange start={row.pendaftaran_ditutup} end={null} /> },
  {
    header: 'Biaya',
    cell: (row: ScheduleRow) => <span className="tabular-nums">{formatRupiah(row.registration_fee)}</span>,
    align: 'end' as const,
  },
  { header: 'Kuota', cell: (row: ScheduleRow) => <Seats kuota={row.kuota} terisi={row.terisi} /> },
  {
    header: 'Status',
    cell: (row: ScheduleRow) => <ScheduleStatus state={row.status_jadwal} />,
    className: 'lg:whitespace-nowrap',
  },
]

// Seven columns need little room between them, and stay cards, two abreast, on tablets.
const SHAPE = [
  'lg:[&_:is(th,td)]:px-3 lg:[&_th]:whitespace-normal xl:[&_:is(th,td)]:px-3.5',
  'md:max-lg:[&_:is(table,tr)]:block md:max-lg:[&_thead]:sr-only',
  'md:max-lg:[&_tbody]:grid md:max-lg:[&_tbody]:grid-cols-2',
  'md:max-lg:[&_tr]:border-line md:max-lg:[&_tr]:border-b md:max-lg:[&_tr]:p-5 md:max-lg:[&_tr:nth-child(odd)]:border-r',
  'md:max-lg:[&_td]:grid md:max-lg:[&_td]:grid-cols-[6.5rem_1fr] md:max-lg:[&_td]:gap-4',
  'md:max-lg:[&_td]:border-0 md:max-lg:[&_td]:px-0 md:max-lg:[&_td]:py-1 md:max-lg:[&_td]:text-start',
  'md:max-lg:[&_td]:before:text-muted md:max-lg:[&_td]:before:text-sm md:max-lg:[&_td]:before:content-[attr(data-label)]',
].join(' ')

/** The schedules as rows. */
export function ScheduleTable({ rows, archive }: { rows: ScheduleRow[]; archive: boolean }) {
  const caption = archive ? 'Arsip jadwal uji, yang terakhir lebih dahulu' : 'Jadwal uji, yang terdekat lebih dahulu'
  return (
    <div className={SHAPE}>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} empty={null} />
    </div>
  )
}

function schemeCell(row: ScheduleRow) {
  return (
    <>
      <Link to={to.schedule(row.id)} className="font-semibold text-primary underline-offset-4 hover:underline">
        {row.name}
      </Link>
      <span className="mt-0.5 block text-sm text-muted">
        {row.category.name} · {row.metode}
      </span>
    </>
  )
}

function dayCell(row: ScheduleRow) {
  return (
    <>
      <DayRange start={row.start_date ?? row.tanggal_sertifikasi} end={row.end_date} />
      <span className="mt-0.5 block text-sm text-muted tabular-nums">{scheduleHours(row)}</span>
    </>
  )
}

function venueCell(row: ScheduleRow) {
  if (!row.tuk) return 'Diumumkan kemudian'
  return (
    <>
      {row.tuk.name}
      <span className="mt-0.5 block text-sm text-muted">{row.tuk.kota}</span>
    </>
  )
}
