import { BookOpenText, CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { to } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { ShareLinks } from '../../../../ui/navigation/ShareLinks.tsx'
import { closedReason, isActivity, registrationPath } from './registration.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** The actions that a visitor has for a schedule. */
export function ScheduleActions({ training, address }: { training: ScheduleRow; address: string }) {
  const reason = closedReason(training)
  const reasonId = useId()
  const isFull = training.status_jadwal === 'penuh' && !isActivity(training)
  const mayApply = isFull || reason === undefined
  return (
    <div className="grid gap-3 no-print">
      {mayApply ? (
        <ButtonLink to={`${to.login}?tujuan=${registrationPath(training)}`} variant="primary">
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
      <a href={to.scheduleCalendar(training.id)} download className="btn btn-outline">
        <CalendarPlus aria-hidden className="size-5" />
        Tambah ke Kalender
      </a>
      <ButtonLink to={to.scheme(training.id)} variant="ghost">
        <BookOpenText aria-hidden className="size-5" />
        {isActivity(training) ? 'Baca rincian kegiatan' : 'Baca regulasi sertifikasi'}
      </ButtonLink>
      <div className="mt-1 border-line border-t pt-4">
        <ShareLinks title={training.name} address={address} />
      </div>
    </div>
  )
}
