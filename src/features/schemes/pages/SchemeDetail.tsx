import { ArrowLeft, CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { to } from '../../../app/links.ts'
import type { ApiClient, At, Head } from '../../../app/page.ts'
import { firstWords, stripMarkup } from '../../../lib/markup.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { DayRange } from '../../../ui/DayRange.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import defaultHero from '../../../ui/motif/default-hero.svg'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { RequirementList } from '../../../ui/RequirementList.tsx'
import type { TrainingDetail } from '../../schedules/contract.ts'
import { Regulation } from './Regulation.tsx'

export const load = (client: ApiClient, { params }: At): Promise<TrainingDetail> =>
  client.getTraining({ id: params.id })

export const head = (training: TrainingDetail): Head => ({
  title: `Skema ${training.name}`,
  description: firstWords(stripMarkup(training.description), 155),
  image: training.image,
})

export function Page({ data: training }: { data: TrainingDetail }) {
  return (
    <>
      <PageHeader
        title={training.name}
        crumbs={[{ label: 'Daftar Skema', href: to.schemes }, { label: training.name }]}
      />
      <div className="wrap py-6 lg:py-8">
        <Link to={to.schemes} className="btn btn-ghost -ml-3 no-print">
          <ArrowLeft aria-hidden className="size-5" />
          Kembali ke Daftar Skema
        </Link>
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="space-y-8">
            <SchemeCard training={training} />
            <Substance training={training} />
          </div>
          <Regulation key={training.id} file={training.detail_pelatihan} name={training.name} />
        </div>
      </div>
    </>
  )
}

function SchemeCard({ training }: { training: TrainingDetail }) {
  const facts = [
    { label: 'Kategori Skema', value: training.category.name },
    {
      label: 'Tanggal Sertifikasi',
      value: <DayRange start={training.start_date ?? training.tanggal_sertifikasi} end={training.end_date} />,
    },
    {
      label: 'Biaya Pendaftaran',
      value: <strong className="tabular-nums">{formatRupiah(training.registration_fee)}</strong>,
    },
  ]
  return (
    <section aria-label="Ringkasan skema" className="overflow-hidden panel">
      <Picture
        file={training.image}
        fallback={defaultHero}
        alt=""
        sizes="(min-width: 1024px) 352px, 100vw"
        priority
        className="aspect-video w-full border-line border-b object-cover"
      />
      <div className="space-y-5 p-5">
        <Facts items={facts} />
        <Link to={to.schedule(training.id)} className="btn btn-outline btn-primary btn-block no-print">
          <CalendarDays aria-hidden className="size-5" />
          Lihat jadwal uji
        </Link>
      </div>
    </section>
  )
}

function Substance({ training }: { training: TrainingDetail }) {
  return (
    <>
      {training.unit_kompetensi.length > 0 && (
        <section>
          <h2 className="mb-3 font-bold text-lg">Unit kompetensi</h2>
          <ol className="list-decimal space-y-1.5 pl-6 marker:text-muted">
            {training.unit_kompetensi.map(({ judul }) => (
              <li key={judul}>{judul}</li>
            ))}
          </ol>
        </section>
      )}
      {training.persyaratan.length > 0 && (
        <section>
          <h2 className="mb-3 font-bold text-lg">Persyaratan</h2>
          <RequirementList items={training.persyaratan} />
        </section>
      )}
    </>
  )
}
