import { Clock, Lock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '../../../../../limits.ts'
import { to } from '../../../../../paths.ts'
import { Carousel } from '../../../../../ui/carousel/Carousel.tsx'
import { EmptyState } from '../../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import type { ScheduleCard } from './home-data.ts'

/** Shows the latest schedules, three a slide. */
export function LatestSchedules({ schedules }: { schedules: ScheduleCard[] | null }) {
  return (
    <section className="section wrap">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2>Sertifikasi Terbaru</h2>
        <Link to={to.schemes} className="text-link">
          Semua skema
        </Link>
      </div>
      <Slides schedules={schedules} />
    </section>
  )
}

function Slides({ schedules }: { schedules: ScheduleCard[] | null }) {
  if (schedules === null) {
    return (
      <EmptyState title="Jadwal belum dapat dimuat">
        Muat ulang halaman ini sebentar lagi, atau buka <Link to={to.schedules}>Jadwal Uji</Link>.
      </EmptyState>
    )
  }
  if (schedules.length === 0) {
    return <EmptyState title="Belum ada sertifikasi yang dijadwalkan">Jadwal baru diumumkan di halaman ini.</EmptyState>
  }
  return (
    <Carousel label="Sertifikasi Terbaru" perView={limits.homeSchedulesPerSlide} loop={false} arrows dots>
      {schedules.map((schedule) => (
        <Card key={schedule.id} schedule={schedule} />
      ))}
    </Carousel>
  )
}

function Card({ schedule }: { schedule: ScheduleCard }) {
  const titleId = `sertifikasi-${schedule.id}`
  return (
    <article
      aria-labelledby={titleId}
      className="panel relative flex h-full flex-col p-6 transition-colors hover:border-primary"
    >
      <p className="font-bold text-primary text-sm">{schedule.category}</p>
      <h3 id={titleId} className="mt-1">
        {schedule.name}
      </h3>
      <ul data-figures className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted">
        <Fact icon={Clock}>{schedule.time}</Fact>
        {schedule.status && <Fact icon={Lock}>{schedule.status}</Fact>}
        {schedule.place && <Fact icon={MapPin}>{schedule.place}</Fact>}
      </ul>
      <p className="mt-3 mb-6 grow text-[0.9375rem]">{schedule.description}</p>
      <ButtonLink
        to={to.schedule(schedule.id)}
        variant="outline"
        className="card-link self-start"
        aria-describedby={titleId}
      >
        Lihat selengkapnya
      </ButtonLink>
    </article>
  )
}

function Fact({ icon: Icon, children }: { icon: typeof Clock; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </li>
  )
}
