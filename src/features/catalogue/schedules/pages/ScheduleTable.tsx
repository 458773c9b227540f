import { formatRupiah } from '../../../../lib/rupiah.ts'
import { to } from '../../../../paths.ts'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { scheduledPlace, scheduleHours } from '../rules.ts'
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

/** The schedules as rows. */
export function ScheduleTable({ rows, archive }: { rows: ScheduleRow[]; archive: boolean }) {
  const caption = archive ? 'Arsip jadwal uji, yang terakhir lebih dahulu' : 'Jadwal uji, yang terdekat lebih dahulu'
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} empty={null} />
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
  if (!row.tuk) return scheduledPlace(row) ?? 'Diumumkan kemudian'
  return (
    <>
      {row.tuk.name}
      <span className="mt-0.5 block text-sm text-muted">{row.tuk.kota}</span>
    </>
  )
}
