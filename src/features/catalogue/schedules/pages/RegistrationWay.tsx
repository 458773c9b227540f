import { useId } from 'react'
import { to } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { closedReason, isActivity, registrationPath } from './registration.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** The way to register for a schedule, or why nobody can now. */
export function RegistrationWay({ schedule }: { schedule: ScheduleRow }) {
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
    </div>
  )
}
