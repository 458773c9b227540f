import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import { to } from '../../../../paths.ts'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { scheduleHours } from '../rules.ts'
import { isActivity } from './registration.ts'
import { ScheduleActions } from './ScheduleActions.tsx'
import { ScheduleMatter } from './ScheduleMatter.tsx'
import { ScheduleStatus } from './ScheduleStatus.tsx'
import { ScheduleVenue } from './ScheduleVenue.tsx'
import { Seats } from './Seats.tsx'
import type { ScheduleDetail } from './schedule-row.ts'
import { isOnline, trainingEvent } from './training-event.ts'

interface Schedule {
  training: ScheduleDetail
  /** Where this page stands, for passing it on. */
  address: string
}

export async function load(client: ApiClient, { params, url }: At): Promise<Schedule> {
  const { deskripsi, ...training } = await client.getTraining({ id: params.id })
  return { training, address: url.origin + url.pathname }
}

export function head({ training }: Schedule, { url }: At): Head {
  const jsonLd = trainingEvent(training, url.origin)
  const date = training.start_date ? `, ${longDay(training.start_date)}` : ''
  return {
    title: `${training.name}${date}`,
    description: firstWords(stripMarkup(training.description), 155),
    image: training.image,
    ...(jsonLd ? { jsonLd } : {}),
  }
}

export function Page({ data: { training, address } }: { data: Schedule }) {
  return (
    <>
      <PageHeader
        title={training.name}
        intro={placeAndTime(training)}
        crumbs={[{ label: 'Jadwal Uji', href: to.schedules }, { label: training.name }]}
      />
      {training.status_jadwal === 'dibatalkan' && <CancelledNotice reason={training.alasan_batal} />}
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:py-12">
        <aside
          aria-label="Ringkasan jadwal"
          className="grid content-start items-start gap-5 md:max-lg:grid-cols-2 lg:col-start-2 lg:row-start-1"
        >
          <div className="space-y-6 panel p-5">
            <Facts items={factsOf(training)} />
            <ScheduleActions training={training} address={address} />
          </div>
          {training.tuk && !isOnline(training) && <ScheduleVenue tuk={training.tuk} />}
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <ScheduleMatter training={training} />
        </div>
      </div>
    </>
  )
}

const CancelledNotice = ({ reason }: { reason: string | null }) => (
  <div className="wrap pt-8">
    <Alert tone="error">
      <strong>Jadwal ini dibatalkan.</strong> {reason && `Alasan: ${reason}`}
    </Alert>
  </div>
)

/** 'KTPA · 3 Desember 2026 · Jakarta Selatan'. */
function placeAndTime(training: ScheduleDetail): string {
  const { category, start_date, tuk, metode } = training
  return [category.name, start_date && longDay(start_date), isOnline(training) ? metode : tuk?.kota]
    .filter(Boolean)
    .join(' · ')
}

const factsOf = (training: ScheduleDetail) => [
  { label: 'Status', value: <ScheduleStatus state={training.status_jadwal} /> },
  {
    label: isActivity(training) ? 'Tanggal' : 'Tanggal Uji',
    value: <DayRange start={training.start_date ?? training.tanggal_sertifikasi} end={training.end_date} />,
  },
  { label: 'Waktu', value: <span className="tabular-nums">{scheduleHours(training)}</span> },
  { label: 'Pelaksanaan', value: [training.durasi, training.metode].filter(Boolean).join(' · ') },
  { label: 'Pendaftaran dibuka', value: <DayRange start={training.pendaftaran_dibuka} end={null} /> },
  { label: 'Batas Pendaftaran', value: <DayRange start={training.pendaftaran_ditutup} end={null} /> },
  { label: 'Biaya', value: <strong className="tabular-nums">{formatRupiah(training.registration_fee)}</strong> },
  { label: 'Kuota (sisa/total)', value: <Seats kuota={training.kuota} terisi={training.terisi} /> },
]
