import { CalendarDays, MapPin, Users } from 'lucide-react'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { IconLine } from '../../../../ui/IconLine.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { scheduleHours } from '../../../catalogue/schedules/rules.ts'
import type { OfferedActivity } from '../contract.ts'
import { feeText, placeText, seatsText, worthText } from './activity-words.ts'
import { MaintenanceTabs } from './MaintenanceTabs.tsx'

export const load = (client: ApiClient): Promise<OfferedActivity[]> => client.listOfferedActivities()

export const head = (): Head => ({ title: 'Daftar Kegiatan', noindex: true })

export function Page({ data: activities }: { data: OfferedActivity[] }) {
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <MaintenanceTabs current="daftar" />
      <div>
        <h1 className="text-3xl">Daftar Kegiatan</h1>
        <p className="mt-3 max-w-[47em] text-muted">
          Pemegang sertifikat memelihara kompetensinya setiap tahun. Kegiatan di bawah ini kami selenggarakan; kegiatan
          di tempat lain Anda ajukan sendiri pada Kegiatan Saya.
        </p>
      </div>
      {activities.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {activities.map((activity) => (
            <Offered key={activity.id} activity={activity} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Belum ada kegiatan yang dibuka">
          <p>Kegiatan baru diumumkan di halaman ini. Kegiatan di tempat lain dapat Anda ajukan sendiri.</p>
          <ButtonLink to={own.newActivity} variant="outline" className="mt-6">
            Ajukan kegiatan luar
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

/** An offer: when, where, what it is worth, and how the member stands to it. */
function Offered({ activity }: { activity: OfferedActivity }) {
  const { id, name, start_date, end_date, saya } = activity
  const { pendaftaran_ditutup: closes } = activity
  const about = <span className="sr-only"> {start_date ? `${name}, ${longDay(start_date)}` : name}</span>
  return (
    <li className="panel flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-muted text-sm">{worthText(activity)}</p>
          <h2 className="mt-0.5 text-lg leading-snug">
            <Link to={to.activitySchedule(id)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
        </div>
        {saya && <Chip tone="success">Terdaftar</Chip>}
      </div>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        <IconLine icon={CalendarDays}>
          <DayRange start={start_date} end={end_date} />
          {start_date && (
            <>
              , <span className="whitespace-nowrap">{scheduleHours(activity)}</span>
            </>
          )}
        </IconLine>
        <IconLine icon={MapPin}>{placeText(activity)}</IconLine>
        <IconLine icon={Users}>
          {seatsText(activity)}
          {closes && `, pendaftaran sampai ${longDay(closes)}`}
        </IconLine>
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="font-bold tabular-nums">{feeText(activity.registration_fee)}</p>
        <ButtonLink to={saya ? own.activity(saya.id) : to.activitySchedule(id)} variant="outline">
          {saya ? 'Lihat pendaftaran' : 'Lihat rincian'}
          {about}
        </ButtonLink>
      </div>
    </li>
  )
}
