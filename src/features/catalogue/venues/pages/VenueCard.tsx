import { MapPin } from 'lucide-react'
import { provinceName } from '../../../../lib/people/province.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import defaultHero from '../../../../ui/motif/default-hero.svg'
import { Picture } from '../../../../ui/Picture.tsx'
import type { Venue } from '../contract.ts'

/** A test venue: photo, name, type, address. */
export function VenueCard({ venue, priority }: { venue: Venue; priority: boolean }) {
  return (
    <article className="flex h-full flex-col overflow-hidden panel">
      <Picture
        file={venue.foto}
        fallback={defaultHero}
        alt=""
        sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
        priority={priority}
        className="aspect-[16/10] w-full border-line border-b object-cover"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="text-balance font-semibold text-lg leading-snug">{venue.name}</h2>
        <p>
          <Chip tone="neutral">{venue.jenis}</Chip>
        </p>
        <address className="flex gap-2 text-sm not-italic">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          <span>
            {venue.alamat}
            <br />
            {venue.kota}, {provinceName(venue.provinsi)}
          </span>
        </address>
      </div>
    </article>
  )
}
