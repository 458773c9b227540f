import { BookOpenText, CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { to } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { ShareLinks } from '../../../../ui/navigation/ShareLinks.tsx'
import { closedReason, isActivity, registrationPath } from './registration.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** The actions that a visitor has for a schedule. */
export function ScheduleActions({ schedule, address }: { schedule: ScheduleRow; address: string }) {
  const reason = closedReason(schedule)
  const reasonId = useId()
  const isFull = schedule.status_jadwal === 'penuh' && !isActivity(schedule)
  const mayApply = isFull || reason === undefined
  return (
    <div className="grid gap-3 no-print">
      {mayApply ? (
        <ButtonLink to={`${to.login}?tujuan=${registrationPath(schedule)}`} variant="primary">
          {isFull ? 'Masuk Daftar Tunggu' : 'Daftar'}
        </ButtonLink>
      ) : (
        <button type="button" disabled className="btn" aria-describedby={reasonId}>
          Daftar
        </button>
      )}
      {reason && (
        <p id={reasonId} className="text-sm">
          {reason}
        </p>
      )}
      <a href={to.scheduleCalendar(schedule.id)} download className="btn btn-outline">
        <CalendarPlus aria-hidden className="size-5" />
        Tambah ke Kalender
      </a>
      <ButtonLink to={to.scheme(schedule.id)} variant="ghost">
        <BookOpenText aria-hidden className="size-5" />
        {isActivity(schedule) ? 'Baca rincian kegiatan' : 'Baca regulasi sertifikasi'}
      </ButtonLink>
      <div className="mt-1 border-line border-t pt-4">
        <ShareLinks title={schedule.name} address={address} />
      </div>
    </div>
  )
}
