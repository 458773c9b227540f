import { CalendarDays, MapPin, TriangleAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { IconLine } from '../../../../ui/IconLine.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { scheduleHours } from '../../../catalogue/schedules/rules.ts'
import type { OpenTraining } from '../contract.ts'
import { renewedWords } from './renewed-words.ts'

/** An offered schedule, whether one may apply for it, and what is missing if not. */
export function OpenScheduleCard({ schedule }: { schedule: OpenTraining }) {
  const isFull = schedule.status_jadwal === 'penuh'
  const isOwn = schedule.user_training_id !== null
  const renewed = renewedWords(schedule)
  const left = Math.max(0, schedule.kuota - schedule.terisi)
  return (
    <li className="panel flex flex-col gap-3 p-4 sm:gap-4 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-muted text-sm">{schedule.category.name}</p>
          <Fitness schedule={schedule} isOwn={isOwn} />
        </div>
        <h2 className="mt-1 text-lg leading-snug">
          <Link to={to.schedule(schedule.id)} className="underline-offset-4 hover:underline">
            {schedule.name}
          </Link>
        </h2>
      </div>
      <ul className="grid gap-1 text-sm sm:gap-1.5 sm:text-[0.9375rem]">
        <IconLine icon={CalendarDays}>
          <DayRange start={schedule.start_date} end={schedule.end_date} />
          {schedule.start_date && (
            <>
              , <span className="whitespace-nowrap">{scheduleHours(schedule)}</span>
            </>
          )}
        </IconLine>
        <IconLine icon={MapPin}>
          {schedule.tuk ? `${schedule.tuk.name}, ${schedule.tuk.kota}` : schedule.metode}
        </IconLine>
        <IconLine icon={Users}>
          {isFull ? 'Penuh, daftar tunggu terbuka' : `Sisa ${left} dari ${schedule.kuota} kursi`}
          {schedule.pendaftaran_ditutup && `, pendaftaran sampai ${longDay(schedule.pendaftaran_ditutup)}`}
        </IconLine>
      </ul>
      {renewed && !isOwn && <p className="text-[0.9375rem]">{renewed}</p>}
      {!schedule.memenuhi && !isOwn && (
        <Fold title={`Yang belum terpenuhi (${schedule.kurang.length})`} look="font-semibold text-sm">
          <ul className="mt-1 grid gap-1.5 text-sm">
            {schedule.kurang.map((sentence) => (
              <li key={sentence} className="flex gap-2">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
                {sentence}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3 sm:pt-4">
        <p className="font-bold tabular-nums">
          {schedule.registration_fee > 0 ? formatRupiah(schedule.registration_fee) : 'Gratis'}
        </p>
        <Action schedule={schedule} isFull={isFull} />
      </div>
    </li>
  )
}

function Fitness({ schedule: { memenuhi, tahap }, isOwn }: { schedule: OpenTraining; isOwn: boolean }) {
  if (isOwn) return <Chip tone="info">{tahap === 'draft' ? 'Draf Anda' : 'Sudah Anda daftari'}</Chip>
  if (memenuhi) return <Chip tone="success">Memenuhi syarat</Chip>
  return <Chip tone="warning">Belum memenuhi syarat</Chip>
}

function words({ user_training_id, memenuhi }: OpenTraining): string {
  if (user_training_id !== null) return 'Lanjutkan'
  return memenuhi ? 'Masuk Daftar Tunggu' : 'Lihat rincian'
}

/** One's own application on this very schedule goes first; where nothing stands against one, it begins at a press. */
function Action({ schedule, isFull }: { schedule: OpenTraining; isFull: boolean }) {
  const about = (
    <span className="sr-only">
      {' '}
      {schedule.name}
      {schedule.start_date && `, ${longDay(schedule.start_date)}`}
    </span>
  )
  if (schedule.user_training_id !== null && schedule.tahap !== 'draft') {
    return (
      <ButtonLink to={own.certification(schedule.user_training_id)} variant="outline">
        Lihat permohonan{about}
      </ButtonLink>
    )
  }
  if (schedule.user_training_id === null && schedule.memenuhi && !isFull) {
    return <Begin schedule={schedule}>{about}</Begin>
  }
  return (
    <ButtonLink to={to.certificationForm(schedule.id)} variant="outline">
      {words(schedule)}
      {about}
    </ButtonLink>
  )
}

function Begin({ schedule: { id }, children }: { schedule: OpenTraining; children: ReactNode }) {
  const navigate = useNavigate()
  const { running, failure, run } = useAction()
  const begin = () =>
    run('begin', async () => {
      await client.startApplication({ id })
      await navigate(to.certificationForm(id))
    })
  return (
    <>
      <ActionButton busy={running !== undefined} onClick={begin}>
        Daftar{children}
      </ActionButton>
      <FormErrors message={failure} className="w-full" />
    </>
  )
}
