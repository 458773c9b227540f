import { Accessibility } from 'lucide-react'
import type { Venue } from '../contract.ts'

/** Says how people with disabilities enter a venue; shows nothing where the body has said nothing. */
export function VenueAccess({ venue, className = '' }: { venue: Pick<Venue, 'akses_difabel'>; className?: string }) {
  if (!venue.akses_difabel) return null
  return (
    <p className={`flex gap-2 ${className}`}>
      <Accessibility aria-hidden className="mt-[0.2em] size-4 shrink-0 text-primary" />
      <span className="whitespace-pre-line">
        <span className="sr-only">Akses difabel: </span>
        {venue.akses_difabel}
      </span>
    </p>
  )
}
