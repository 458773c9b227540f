import { MapPin } from 'lucide-react'
import { provinceName } from '../../../../lib/people/province.ts'
import { to } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { Training } from '../contract.ts'

/** Shows where an exam takes place, with a link to a map. */
export function ScheduleVenue({ tuk }: { tuk: NonNullable<Training['tuk']> }) {
  const query = encodeURIComponent(`${tuk.alamat}, ${tuk.kota}`)
  return (
    <section aria-labelledby="tuk" className="panel p-5">
      <h2 id="tuk" className="font-semibold text-muted text-sm">
        Tempat Uji Kompetensi (TUK)
      </h2>
      <p className="mt-2 font-semibold text-lg leading-snug">{tuk.name}</p>
      <p className="mt-1 text-sm">TUK {tuk.jenis}</p>
      <address className="mt-3 flex gap-2 not-italic">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
        <span>
          {tuk.alamat}
          <br />
          {tuk.kota}, {provinceName(tuk.provinsi)}
        </span>
      </address>
      <p className="mt-4 flex flex-wrap gap-2 no-print">
        <ButtonLink href={`https://www.openstreetmap.org/search?query=${query}`} variant="outline">
          Buka peta
        </ButtonLink>
        <ButtonLink to={to.venues} variant="ghost">
          Semua TUK
        </ButtonLink>
      </p>
    </section>
  )
}
