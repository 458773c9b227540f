import { Clock, PencilLine } from 'lucide-react'
import { dayRange, longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { type Column, DataTable } from '../../../../ui/DataTable.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { ReportYear } from '../contract.ts'
import { REPORT_STATES, type ReportState } from '../state-rules.ts'

const COLUMNS: Column<ReportYear>[] = [
  {
    header: 'Periode',
    cell: ({ id, ke, mulai, selesai }) => (
      <>
        <span className={id === null ? 'text-muted' : 'font-semibold'}>Tahun ke-{ke}</span>
        <span className="block text-muted text-sm sm:min-w-40">{dayRange(mulai, selesai)}</span>
      </>
    ),
  },
  {
    header: 'Jatuh tempo',
    cell: ({ id, jatuh_tempo }) => (
      <time dateTime={jatuh_tempo} className={id === null ? 'text-muted lg:whitespace-nowrap' : 'lg:whitespace-nowrap'}>
        {longDay(jatuh_tempo)}
      </time>
    ),
  },
  { header: 'Jumlah dokumen', align: 'end', cell: documents },
  { header: 'Status', cell: (year) => <State year={year} /> },
  { header: 'Aksi', cell: (year) => <Action year={year} /> },
]

/** The years of a certificate with their reports, the newest first. */
export const YearTable = ({ no_sertifikasi, years }: { no_sertifikasi: string; years: ReportYear[] }) => (
  <DataTable
    caption={`Laporan kinerja sertifikat ${no_sertifikasi}`}
    columns={COLUMNS}
    rows={years}
    rowKey={({ ke }) => ke}
    empty={null}
  />
)

function documents({ status, nihil, jumlah_dokumen }: ReportYear): string {
  if (status === null) return '-'
  return nihil ? 'Nihil' : String(jumlah_dokumen)
}

function State({ year: { id, status, terlambat } }: { year: ReportYear }) {
  if (id === null) return <span className="text-muted">Belum dimulai</span>
  return (
    <div className="flex flex-wrap gap-2">
      <ReportChip status={status} />
      {terlambat && <Chip tone={isWithHolder(status) ? 'error' : 'warning'}>Terlambat</Chip>}
    </div>
  )
}

const isWithHolder = (status: ReportState | null): boolean => status === null || status === 'draft'

const LOOK = {
  draft: { tone: 'neutral', icon: PencilLine },
  diajukan: { tone: 'info', icon: Clock },
  perlu_perbaikan: { tone: 'warning' },
  diterima: { tone: 'success' },
} as const

/** The state of a report, in a word. */
export function ReportChip({ status }: { status: ReportState | null }) {
  if (status === null) return <Chip tone="neutral">Belum dibuat</Chip>
  return <Chip {...LOOK[status]}>{REPORT_STATES[status]}</Chip>
}

const VERBS: Record<ReportState, string> = {
  draft: 'Lanjutkan',
  diajukan: 'Lihat',
  perlu_perbaikan: 'Perbaiki',
  diterima: 'Lihat',
}

function Action({ year: { id, ke, no_sertifikasi, status, dapat_dikirim, lapor_mulai } }: { year: ReportYear }) {
  if (id === null) return <span className="text-muted">-</span>
  const isDue = isWithHolder(status)
  return (
    <>
      <ButtonLink to={own.report(id)} variant={isDue && dapat_dikirim ? 'primary' : 'outline'} className="btn-sm">
        {status === null ? 'Buat laporan' : VERBS[status]}
        <span className="sr-only">
          {' '}
          tahun ke-{ke} sertifikat {no_sertifikasi}
        </span>
      </ButtonLink>
      {isDue && !dapat_dikirim && (
        <span className="mt-1 block text-muted text-sm">Dapat dikirim mulai {longDay(lapor_mulai)}</span>
      )}
    </>
  )
}
