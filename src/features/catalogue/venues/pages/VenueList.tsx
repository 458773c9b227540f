import { MapPin } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { MOTIF } from '../../../../lib/graphics/motif.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { to } from '../../../../paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import type { Venue } from '../contract.ts'
import { VenueAccess } from '../parts/VenueAccess.tsx'
import { ProvinceFilter } from './ProvinceFilter.tsx'

const INTRO = 'Daftar TUK yang tersedia.'

export const load = (client: ApiClient): Promise<Venue[]> => client.listVenues()

/** The list is loaded once and filtered here. */
export const keeps = (): boolean => true

export const head = (): Head => ({
  title: 'Daftar Tempat Uji Kompetensi (TUK)',
  description: `${INTRO} Alamat dan jenis setiap Tempat Uji Kompetensi, dapat disaring menurut provinsi.`,
})

export const search = (query: URLSearchParams) => ({ provinsi: query.get('provinsi') ?? '' })

export function Page({ data: venues }: { data: Venue[] }) {
  const [query] = useSearchParams()
  const province = search(query).provinsi
  const shown = province ? venues.filter((venue) => venue.provinsi === province) : venues
  const provinces = [...new Set(venues.map((venue) => venue.provinsi))].sort()
  return (
    <>
      <PageHeader title="Daftar Tempat Uji Kompetensi (TUK)" intro={INTRO} crumbs={[{ label: 'Daftar TUK' }]} />
      <div className="wrap space-y-6 py-8 lg:py-12">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <ProvinceFilter provinces={provinces} chosen={province} />
          <p role="status" className="text-muted">
            <strong className="text-base-content tabular-nums">{shown.length}</strong> TUK
            {province && ` di ${provinceName(province)}`}
          </p>
        </div>
        {shown.length > 0 ? (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((venue, index) => (
              <li key={venue.id}>
                <VenueCard venue={venue} priority={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="Belum ada TUK di provinsi ini">
            <p>Pilih provinsi terdekat, atau lihat semua TUK.</p>
            <ButtonLink to={to.venues} variant="outline" className="mt-6">
              Lihat semua TUK
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  )
}

/** A test venue: photo, name, type, address. */
function VenueCard({ venue, priority }: { venue: Venue; priority: boolean }) {
  return (
    <article aria-label={venue.name} className="flex h-full flex-col overflow-hidden panel">
      <Picture
        file={venue.foto}
        fallback={MOTIF.defaultHero}
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
        <VenueAccess venue={venue} className="text-sm" />
      </div>
    </article>
  )
}
