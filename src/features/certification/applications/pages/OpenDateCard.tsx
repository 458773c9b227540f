import { CalendarDays, MapPin, TriangleAlert, Users } from 'lucide-react'
import { to } from '../../../../app/links.ts'
import { own } from '../../../../app/own-links.ts'
import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { Chip } from '../../../../ui/Chip.tsx'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { IconLine } from '../../../../ui/IconLine.tsx'
import { Link } from '../../../../ui/Link.tsx'
import type { OpenTraining } from '../contract.ts'
import { renewedWords } from './renewed-words.ts'

/** An offered date, whether one may apply for it, and what is missing if not. */
export function OpenDateCard({ date }: { date: OpenTraining }) {
  const isFull = date.status_jadwal === 'penuh'
  const isOwn = date.user_training_id !== null
  const renewed = renewedWords(date)
  const left = Math.max(0, date.kuota - date.terisi)
  return (
    <li className="panel flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-muted text-sm">{date.category.name}</p>
          <h2 className="mt-0.5 text-lg leading-snug">
            <Link to={to.schedule(date.id)} className="underline-offset-4 hover:underline">
              {date.name}
            </Link>
          </h2>
        </div>
        <Fitness date={date} isOwn={isOwn} />
      </div>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        <IconLine icon={CalendarDays}>
          <DayRange start={date.start_date} end={date.end_date} />
          {date.start_date && `, ${date.jam_mulai}–${date.jam_selesai} ${date.zona_waktu}`}
        </IconLine>
        <IconLine icon={MapPin}>{date.tuk ? `${date.tuk.name}, ${date.tuk.kota}` : date.metode}</IconLine>
        <IconLine icon={Users}>
          {isFull ? 'Kuota penuh, daftar tunggu terbuka' : `Sisa ${left} dari ${date.kuota} kursi`}
          {date.pendaftaran_ditutup && `, pendaftaran sampai ${longDay(date.pendaftaran_ditutup)}`}
        </IconLine>
      </ul>
      {renewed && !isOwn && <p className="text-[0.9375rem]">{renewed}</p>}
      {!date.memenuhi && !isOwn && (
        <ul className="grid gap-1.5 text-sm">
          {date.kurang.map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="font-bold tabular-nums">
          {date.registration_fee > 0 ? formatRupiah(date.registration_fee) : 'Gratis'}
        </p>
        <Action date={date} isFull={isFull} />
      </div>
    </li>
  )
}

function Fitness({ date: { memenuhi, tahap }, isOwn }: { date: OpenTraining; isOwn: boolean }) {
  if (isOwn) return <Chip tone="info">{tahap === 'draft' ? 'Draf Anda' : 'Sudah Anda daftari'}</Chip>
  if (memenuhi) return <Chip tone="success">Memenuhi syarat</Chip>
  return <Chip tone="warning">Belum memenuhi syarat</Chip>
}

function words({ user_training_id, memenuhi }: OpenTraining, isFull: boolean): string {
  if (user_training_id !== null) return 'Lanjutkan'
  if (!memenuhi) return 'Lihat rincian'
  return isFull ? 'Masuk Daftar Tunggu' : 'Daftar'
}

/** One's own application on this very date goes first. */
function Action({ date, isFull }: { date: OpenTraining; isFull: boolean }) {
  const about = (
    <span className="sr-only">
      {' '}
      {date.name}
      {date.start_date && `, ${longDay(date.start_date)}`}
    </span>
  )
  if (date.user_training_id !== null && date.tahap !== 'draft') {
    return (
      <ButtonLink to={own.certification(date.user_training_id)} variant="outline">
        Lihat permohonan{about}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={to.certificationForm(date.id)} variant="outline">
      {words(date, isFull)}
      {about}
    </ButtonLink>
  )
}
