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
import { isOnline, scheduleEvent } from './schedule-event.ts'
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
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:py-12">
        <aside
          aria-label="Ringkasan jadwal"
          className="grid content-start items-start gap-5 md:max-lg:grid-cols-2 lg:col-start-2 lg:row-start-1"
        >
          <div className="space-y-6 panel p-5">
            <Facts items={factsOf(schedule)} />
            <ScheduleActions schedule={schedule} address={address} />
          </div>
          {schedule.tuk && !isOnline(schedule) && <ScheduleVenue tuk={schedule.tuk} />}
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <ScheduleMatter schedule={schedule} />
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
function placeAndTime(schedule: ScheduleDetail): string {
  const { category, start_date, tuk, metode } = schedule
  return [category.name, start_date && longDay(start_date), isOnline(schedule) ? metode : tuk?.kota]
    .filter(Boolean)
    .join(' · ')
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
