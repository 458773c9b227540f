import { MapPin } from 'lucide-react'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { longDay } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import { to } from '../../../../paths.ts'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { VenueAccess } from '../../venues/parts/VenueAccess.tsx'
import type { Training } from '../contract.ts'
import { scheduledPlace, scheduleHours } from '../rules.ts'
import { RegistrationWay } from './RegistrationWay.tsx'
import { isActivity } from './registration.ts'
import { ScheduleActions } from './ScheduleActions.tsx'
import { ScheduleMatter } from './ScheduleMatter.tsx'
import { ScheduleStatus } from './ScheduleStatus.tsx'
import { Seats } from './Seats.tsx'
import { scheduleEvent } from './schedule-event.ts'
import type { ScheduleDetail } from './schedule-row.ts'

interface Shown {
  schedule: ScheduleDetail
  /** Where this page stands, for passing it on. */
  address: string
}

export async function load(client: ApiClient, { params, url }: At): Promise<Shown> {
  const { deskripsi, ...schedule } = await client.getTraining({ id: params.id })
  return { schedule, address: url.origin + url.pathname }
}

export function head({ schedule }: Shown, { url }: At): Head {
  const jsonLd = scheduleEvent(schedule, url.origin)
  const date = schedule.start_date ? `, ${longDay(schedule.start_date)}` : ''
  return {
    title: `${schedule.name}${date}`,
    description: firstWords(stripMarkup(schedule.description), 155),
    image: schedule.image,
    ...(jsonLd ? { jsonLd } : {}),
  }
}

export function Page({ data: { schedule, address } }: { data: Shown }) {
  return (
    <>
      <PageHeader
        title={schedule.name}
        intro={placeAndTime(schedule)}
        crumbs={[{ label: 'Jadwal Uji', href: to.schedules }, { label: schedule.name }]}
      />
      {schedule.status_jadwal === 'dibatalkan' && <CancelledNotice reason={schedule.alasan_batal} />}
      <div className="wrap grid gap-8 py-4 md:py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:py-12">
        <aside
          aria-label="Ringkasan jadwal"
          className="grid content-start items-start gap-5 md:max-lg:grid-cols-2 lg:col-start-2 lg:row-start-1"
        >
          <div className="space-y-6 panel p-5">
            <RegistrationWay schedule={schedule} />
            <Facts items={factsOf(schedule)} />
            <ScheduleActions schedule={schedule} address={address} />
          </div>
          {schedule.tuk && <ScheduleVenue tuk={schedule.tuk} />}
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <ScheduleMatter schedule={schedule} />
        </div>
      </div>
    </>
  )
}

const CancelledNotice = ({ reason }: { reason: string | null }) => (
  <div className="wrap pt-4 md:pt-8">
    <Alert tone="error">
      <strong>Jadwal ini dibatalkan.</strong> {reason && `Alasan: ${reason}`}
    </Alert>
  </div>
)

/** 'KTPA · 3 Desember 2026 · Jakarta Selatan'. */
function placeAndTime(schedule: ScheduleDetail): string {
  const { category, start_date } = schedule
  return [category.name, start_date && longDay(start_date), scheduledPlace(schedule)].filter(Boolean).join(' · ')
}

const factsOf = (schedule: ScheduleDetail) => [
  { label: 'Status', value: <ScheduleStatus state={schedule.status_jadwal} /> },
  {
    label: isActivity(schedule) ? 'Tanggal' : 'Tanggal Uji',
    value: <DayRange start={schedule.start_date ?? schedule.tanggal_sertifikasi} end={schedule.end_date} />,
  },
  { label: 'Waktu', value: <span className="tabular-nums">{scheduleHours(schedule)}</span> },
  { label: 'Pelaksanaan', value: [schedule.durasi, schedule.metode].filter(Boolean).join(' · ') },
  { label: 'Pendaftaran dibuka', value: <DayRange start={schedule.pendaftaran_dibuka} end={null} /> },
  { label: 'Batas Pendaftaran', value: <DayRange start={schedule.pendaftaran_ditutup} end={null} /> },
  { label: 'Biaya', value: <strong className="tabular-nums">{formatRupiah(schedule.registration_fee)}</strong> },
  { label: 'Kuota (sisa/total)', value: <Seats kuota={schedule.kuota} terisi={schedule.terisi} /> },
]

/** Shows where an exam takes place, with a link to a map. */
function ScheduleVenue({ tuk }: { tuk: NonNullable<Training['tuk']> }) {
  const query = encodeURIComponent(`${tuk.alamat}, ${tuk.kota}`)
  return (
    <section aria-labelledby="tuk" className="panel p-5">
      <h2 id="tuk" className="font-semibold text-muted text-sm">
        Tempat Uji Kompetensi (TUK)
      </h2>
      <p className="mt-2 font-semibold text-lg leading-snug">{tuk.name}</p>
      <p className="mt-1 text-sm">TUK {tuk.jenis}</p>
      <address className="mt-3 flex gap-2 not-italic">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
        <span>
          {tuk.alamat}
          <br />
          {tuk.kota}, {provinceName(tuk.provinsi)}
        </span>
      </address>
      <VenueAccess venue={tuk} className="mt-3" />
      <p className="mt-4 flex flex-wrap gap-2 no-print">
        <ButtonLink href={`https://www.openstreetmap.org/search?query=${query}`} variant="outline">
          Buka peta
        </ButtonLink>
        <ButtonLink to={to.venues} variant="ghost">
          Semua TUK
        </ButtonLink>
      </p>
    </section>
  )
}
