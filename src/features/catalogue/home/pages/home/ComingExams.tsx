import { monthName } from '../../../../../lib/day.ts'
import { to } from '../../../../../paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { note, own, t } from '../../../../../ui/words.tsx'
import { SCHEDULE_STATE_LABELS } from '../../../../catalogue/schedules/rules.ts'
import type { ComingExam } from './home-data.ts'

/** The next schedules that are open for registration. */
export function ComingExams({ exams }: { exams: ComingExam[] }) {
  return (
    <section aria-labelledby="jadwal-terdekat" className="panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b px-5 py-4 md:px-6">
        <h2 id="jadwal-terdekat" className="text-lg">
          {t('Jadwal uji')}
        </h2>
        <Link to={to.schedules} className="text-link text-[0.9375rem]">
          {t('Semua jadwal')}
        </Link>
      </div>
      {exams.length === 0 ? (
        <p className="px-5 py-6 text-muted md:px-6">
          {t('Belum ada jadwal yang dibuka. Jadwal berikutnya diumumkan di halaman Jadwal Uji.')}
        </p>
      ) : (
        <ul className="grid divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
          {exams.map((exam) => (
            <li key={exam.id}>
              <Exam exam={exam} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Exam({ exam }: { exam: ComingExam }) {
  const { id, name, start, place, state } = exam
  const details = note('home.examDetails')
  return (
    <Link to={to.schedule(id)} className="group block h-full rounded-box px-5 py-5 text-sm md:px-6">
      <span className={`flex gap-4 text-base ${details ? 'mb-2' : ''}`}>
        <time dateTime={start} className="w-14 shrink-0 text-center leading-none">
          <span className="block font-bold text-3xl text-primary tracking-tight">{Number(start.slice(8, 10))}</span>
          <span className="mt-1.5 block text-muted text-sm">
            {t(monthName(Number(start.slice(5, 7)))).slice(0, 3)} {start.slice(0, 4)}
          </span>
        </time>
        <span className="min-w-0">
          <span className="block font-semibold leading-snug underline-offset-4 group-hover:text-primary group-hover:underline">
            {own(name)}
          </span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-sm">
            {place && own(place)}
            <Chip tone={state === 'hampir_penuh' ? 'warning' : 'success'}>{t(SCHEDULE_STATE_LABELS[state])}</Chip>
          </span>
        </span>
      </span>
      {details}
    </Link>
  )
}
