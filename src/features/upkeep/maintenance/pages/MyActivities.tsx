import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { useMember } from '../../../../app/session/member.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { type Column, DataTable } from '../../../../ui/DataTable.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { CertificateDuties } from '../../duties/contract.ts'
import type { OwnActivityRow } from '../contract.ts'
import { ActivityStateChip } from './ActivityStateChip.tsx'
import { worthText } from './activity-words.ts'
import { MaintenanceTabs } from './MaintenanceTabs.tsx'
import { YearProgress } from './YearProgress.tsx'

interface Mine {
  duties: CertificateDuties[]
  activities: OwnActivityRow[]
}

export async function load(client: ApiClient): Promise<Mine> {
  const [duties, activities] = await Promise.all([client.listDuties(), client.listOwnActivities()])
  return { duties, activities }
}

export const head = (): Head => ({ title: 'Kegiatan Saya', noindex: true })

export function Page({ data: { duties, activities } }: { data: Mine }) {
  const isHolder = useMember().no_sertifikasi !== null
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <MaintenanceTabs current="saya" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">Kegiatan Saya</h1>
        {isHolder && (
          <ButtonLink to={own.newActivity} variant="primary">
            Ajukan kegiatan luar
          </ButtonLink>
        )}
      </div>
      {duties.length > 0 && (
        <section aria-label="Kemajuan tahun berjalan">
          <ul className="grid gap-4">
            {duties.map((each) => (
              <YearProgress key={each.id} duties={each} />
            ))}
          </ul>
        </section>
      )}
      <DataTable
        caption="Kegiatan pemeliharaan Anda"
        columns={COLUMNS}
        rows={activities}
        rowKey={({ id }) => id}
        empty={isHolder ? <Nothing /> : <NotYet />}
      />
    </div>
  )
}

const COLUMNS: Column<OwnActivityRow>[] = [
  {
    header: 'Kegiatan',
    cell: ({ id, nama_kegiatan, penyelenggara, luar }) => (
      <>
        <Link to={own.activity(id)} className="font-semibold text-primary hover:underline">
          {nama_kegiatan || 'Kegiatan tanpa nama'}
        </Link>
        <span className="block text-muted text-sm">{luar ? penyelenggara || 'Kegiatan luar' : penyelenggara}</span>
      </>
    ),
  },
  { header: 'Waktu', cell: ({ tanggal_mulai, tanggal_selesai }) => <Days from={tanggal_mulai} to={tanggal_selesai} /> },
  { header: 'Nilai', cell: (activity) => worthText(activity) || '-' },
  { header: 'Status', cell: (activity) => <ActivityStateChip activity={activity} /> },
]

const Days = ({ from, to }: { from: string | null; to: string | null }) =>
  from ? <DayRange start={from} end={to} /> : <span className="text-muted">Belum diisi</span>

const Nothing = () => (
  <EmptyState title="Belum ada kegiatan">
    <p>Daftar pada kegiatan kami, atau ajukan kegiatan yang Anda ikuti di tempat lain.</p>
    <ButtonLink to={to.activitySchedules} variant="outline" className="mt-6">
      Lihat daftar kegiatan
    </ButtonLink>
  </EmptyState>
)

const NotYet = () => (
  <EmptyState title="Belum ada kegiatan">
    <p>Kegiatan pemeliharaan diikuti oleh pemegang sertifikat, sejak tahun pertama sertifikatnya.</p>
    <ButtonLink to={to.certificationSchedules} variant="primary" className="mt-6">
      Lihat jadwal uji
    </ButtonLink>
  </EmptyState>
)
