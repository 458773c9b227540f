// The eleven test venues, each with the character of its town.
import { balikpapan, denpasar, jayapura, makassar, medan, palembang } from './scenes-venue-isles.ts'
import { bandung, bogor, jakarta, surabaya, yogyakarta } from './scenes-venue-java.ts'
import type { Art } from './svg.ts'

const towns = [
  jakarta,
  bogor,
  bandung,
  yogyakarta,
  surabaya,
  medan,
  palembang,
  balikpapan,
  makassar,
  denpasar,
  jayapura,
]

/** tuk-01 … tuk-11. */
export const venues = (): Record<string, Art> =>
  Object.fromEntries(towns.map((draw, i) => [`tuk-${String(i + 1).padStart(2, '0')}`, draw()]))
