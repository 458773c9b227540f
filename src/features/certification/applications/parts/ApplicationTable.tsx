import type { ReactNode } from 'react'
import { own } from '../../../../own-paths.ts'
import { type Column, DataTable } from '../../../../ui/DataTable.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { UserTraining } from '../contract.ts'
import { StatusChip } from '../pages/StatusChip.tsx'

// 'Pelaksaan' is the spec's word for it, to the letter.
const COLUMNS: Column<UserTraining>[] = [
  {
    header: 'Skema',
    cell: ({ category, name }) => (
      <>
        <span className="font-semibold">{category.name}</span>
        <span className="block text-muted text-sm">{name}</span>
      </>
    ),
  },
  { header: 'Pelaksaan', cell: ({ pelaksanaan }) => pelaksanaan ?? '-' },
  { header: 'Tanggal Uji', cell: ({ tanggal_uji }) => <DayRange start={tanggal_uji} end={null} /> },
  { header: 'Status', cell: (application) => <StatusChip application={application} /> },
  {
    header: 'Aksi',
    cell: ({ user_training_id, category, tanggal_uji }) => (
      <ButtonLink to={own.certification(user_training_id)} variant="outline" className="btn-sm">
        Detail
        <span className="sr-only">
          {' '}
          {category.name} {tanggal_uji}
        </span>
      </ButtonLink>
    ),
  },
]

interface ApplicationTableProps {
  caption: string
  applications: UserTraining[]
  empty: ReactNode
}

/** Certifications in the columns of the spec. */
export function ApplicationTable({ caption, applications, empty }: ApplicationTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={applications}
      rowKey={(application) => application.user_training_id}
      empty={empty}
    />
  )
}

/** One's own certifications, all of them. */
export function OwnApplications({ applications }: { applications: UserTraining[] }) {
  return (
    <ApplicationTable
      caption="Sertifikasi Saya"
      applications={applications}
      empty={
        <EmptyState title="Tidak ada sertifikasi">
          <p>Sertifikasi yang Anda ajukan akan tampil di sini beserta tahapnya.</p>
          <p>Riwayat dari sistem sebelumnya dicocokkan petugas dengan kartu identitas Anda; hasilnya kami kabarkan.</p>
        </EmptyState>
      }
    />
  )
}
