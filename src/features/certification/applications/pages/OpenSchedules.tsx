import { useSearchParams } from 'react-router'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { OpenTraining } from '../contract.ts'
import { STAGES } from '../rules.ts'
import { ApplicationTabs } from './ApplicationTabs.tsx'
import { OpenFilters } from './OpenFilters.tsx'
import { OpenScheduleCard } from './OpenScheduleCard.tsx'
import {
  noOpenFilter,
  type OpenFilter,
  openFilterHref,
  openQuery,
  readOpenFilter,
  withoutFilter,
} from './open-filter.ts'

type Answer = Awaited<ReturnType<ApiClient['listOpenTrainings']>>
type Draft = Answer['draf'][number]

interface OpenSchedulesPage extends Answer {
  filter: OpenFilter
}

export async function load(client: ApiClient, { url }: At): Promise<OpenSchedulesPage> {
  const filter = readOpenFilter(url.searchParams)
  return { filter, ...(await client.listOpenTrainings(openQuery(filter))) }
}

export const head = (): Head => ({ title: 'Daftar Sertifikasi', noindex: true })

export function Page({ data: { filter, jadwal, draf, pilihan, tanpa } }: { data: OpenSchedulesPage }) {
  const [search] = useSearchParams()
  return (
    <div className="wrap space-y-3 py-3 md:space-y-6 md:py-8 lg:py-12">
      {search.has('data-diri') && (
        <Alert tone="success">Data diri Anda terkirim. Pilih jadwal uji, lalu isi permohonannya.</Alert>
      )}
      <ApplicationTabs current="daftar" />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-2xl md:text-3xl">Daftar Sertifikasi</h1>
          <p role="status" className="text-muted">
            <strong className="text-base-content tabular-nums">{jadwal.length}</strong> jadwal
            {filter.urut === 'sesuai' && jadwal.length > 1 && ', yang paling sesuai untuk Anda lebih dahulu'}
          </p>
        </div>
        <p className="mt-1 max-w-[47em] text-[0.9375rem] text-muted md:mt-2 md:text-lead">
          Kursi disimpan sejak permohonan dikirim; biaya dibayar sesudah berkas diverifikasi.
        </p>
      </div>
      {draf.length > 0 && <Drafts drafts={draf} />}
      <OpenFilters filter={filter} choices={pilihan} />
      <Schedules schedules={jadwal} />
      {jadwal.length === 0 && <NoSchedule filter={filter} without={tanpa} />}
    </div>
  )
}

const Schedules = ({ schedules }: { schedules: OpenTraining[] }) => (
  <ul className="grid gap-4 empty:hidden md:grid-cols-2">
    {schedules.map((schedule) => (
      <OpenScheduleCard key={schedule.id} schedule={schedule} />
    ))}
  </ul>
)

/** Applications that were begun or sent back: to be gone on with first. */
function Drafts({ drafts }: { drafts: Draft[] }) {
  return (
    <section aria-labelledby="lanjutkan" className="panel border-l-4 border-l-accent p-5 sm:p-6">
      <h2 id="lanjutkan" className="text-xl">
        Lanjutkan permohonan
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {drafts.map(({ id, schedule_id, name, tanggal_uji, tahap, due_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
            <p className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block text-muted text-sm">
                {STAGES[tahap].label}
                {tanggal_uji && ` · uji ${longDay(tanggal_uji)}`}
                {due_at && ` · sebelum ${longDay(dayIn(bodyZone(), new Date(due_at)))}`}
              </span>
            </p>
            <ButtonLink to={to.certificationForm(schedule_id)} variant="outline" className="btn-sm">
              Lanjutkan<span className="sr-only"> permohonan {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says which filter to leave out, and how many schedules that would show. */
function NoSchedule({ filter, without }: { filter: OpenFilter; without: Answer['tanpa'] }) {
  if (openFilterHref(filter, { urut: noOpenFilter.urut }) === to.certificationSchedules) {
    return (
      <EmptyState title="Belum ada jadwal yang dibuka">
        <p>Jadwal baru diumumkan di halaman ini. Sementara itu, siapkan persyaratannya.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Tidak ada jadwal yang cocok">
      {without.length > 0 ? (
        <ul className="grid gap-2">
          {without.map(({ saringan, jadwal }) => {
            const { href, label } = withoutFilter(filter, saringan)
            return (
              <li key={saringan}>
                <Link to={href} className="text-link">
                  Lepas {label}
                </Link>
                : {jadwal} jadwal
              </li>
            )
          })}
        </ul>
      ) : (
        <p>Melepas satu saringan saja belum cukup. Lihat semua jadwal yang dibuka.</p>
      )}
      <ButtonLink to={openFilterHref(noOpenFilter, {})} variant="outline" className="mt-6">
        Lihat semua jadwal
      </ButtonLink>
    </EmptyState>
  )
}
