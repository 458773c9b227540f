import { Link } from 'react-router'
import { to } from '../../../app/links.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { DayRange } from '../../../ui/DayRange.tsx'
import { ScheduleStatus } from './ScheduleStatus.tsx'
import { Seats } from './Seats.tsx'
import { examHours, type ScheduleRow } from './schedule-row.ts'

const columns = [
  { header: 'Skema', cell: schemeCell, className: 'min-w-52' },
  { header: 'Tanggal Uji', cell: dateCell },
  { header: 'TUK', cell: venueCell },
  { header: 'Batas Pendaftaran', cell: (row: ScheduleRow) => <DayRange start={row.pendaftaran_ditutup} end={null} /> },
  {
    header: 'Biaya',
    cell: (row: ScheduleRow) => <span className="tabular-nums">{formatRupiah(row.registration_fee)}</span>,
    align: 'end' as const,
  },
  { header: 'Kuota', cell: (row: ScheduleRow) => <Seats kuota={row.kuota} terisi={row.terisi} /> },
  { header: 'Status', cell: (row: ScheduleRow) => <ScheduleStatus state={row.status_jadwal} /> },
]

/** The offered dates as rows. */
export function ScheduleTable({ rows, archive }: { rows: ScheduleRow[]; archive: boolean }) {
  return (
    <DataTable
      caption={archive ? 'Arsip jadwal uji, yang terakhir lebih dahulu' : 'Jadwal uji, yang terdekat lebih dahulu'}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={null}
    />
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

function dateCell(row: ScheduleRow) {
  return (
    <>
      <DayRange start={row.start_date ?? row.tanggal_sertifikasi} end={row.end_date} />
      <span className="mt-0.5 block text-sm text-muted tabular-nums">{examHours(row)}</span>
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
