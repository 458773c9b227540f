import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { invalidFields } from '../../../../problems.ts'
import { venueStanding } from './queries.ts'

/** Returns why a venue takes no new exams today, as a sentence that leads to the check; undefined where it does. */
export async function venueObstacle(db: Db, venueId: number, today: Day): Promise<string | undefined> {
  const standing = await venueStanding(db, venueId)
  if (!standing || (standing.diperiksa_sampai && standing.diperiksa_sampai >= today)) return undefined
  return `${standing.name} belum mempunyai pemeriksaan yang berlaku. Buka halaman TUK itu, lalu catat pemeriksaannya.`
}

/** Refuses a venue without a check in force as the place of a new exam. */
export async function requireCheckedVenue(db: Db, venueId: number, today: Day): Promise<void> {
  const obstacle = await venueObstacle(db, venueId, today)
  if (obstacle) throw invalidFields({ venue_id: obstacle })
}
