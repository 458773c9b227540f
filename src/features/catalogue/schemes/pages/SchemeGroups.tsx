import { formatRupiah } from '../../../../lib/rupiah.ts'
import { to } from '../../../../paths.ts'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { own, t } from '../../../../ui/words.tsx'
import type { Scheduled, SchemeGroup } from './scheme-groups.ts'

/** Each scheme once: what it costs and when one can sit its exam next. */
export const SchemeGroups = ({ groups }: { groups: SchemeGroup<Scheduled>[] }) => (
  <section aria-labelledby="menurut-skema">
    <h2 id="menurut-skema" className="text-xl">
      {t('Menurut skema')}
    </h2>
    <ul className="panel mt-2 max-sm:divide-y max-sm:divide-line sm:mt-4 sm:grid sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <li key={group.name} className="px-4 py-3 sm:p-5">
          <p className="font-semibold">{own(group.name)}</p>
          <p className="sm:mt-1">{t(group.fee === 0 ? 'Gratis' : formatRupiah(group.fee))}</p>
          <p className="text-muted text-sm sm:mt-1">
            {group.next ? <Nearest next={group.next} /> : t('Belum ada jadwal yang dibuka.')}
          </p>
        </li>
      ))}
    </ul>
  </section>
)

const Nearest = ({ next }: { next: Scheduled }) => (
  <>
    {t('Jadwal terbuka terdekat:')}{' '}
    <Link to={to.schedule(next.id)} className="text-link">
      <DayRange start={next.start} end={next.end} />
      {next.city && <>, {own(next.city)}</>}
    </Link>
  </>
)
