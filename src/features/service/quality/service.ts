import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { invalidFields } from '../../../problems.ts'
import { isQualityStaff } from './queries.ts'
import { NO_QUALITY_STAFF } from './rules.ts'

/** Throws INVALID unless somebody works on the quality register and may answer for something in it. */
export async function requireQualityOwner(db: Db, owner_id: number): Promise<void> {
  if (!(await isQualityStaff(db, owner_id))) throw invalidFields({ owner_id: NO_QUALITY_STAFF })
}

/** Throws INVALID unless a due day is today or later. */
export function requireDueAhead(batas: string, today: Day): void {
  if (batas < today) throw invalidFields({ batas: 'Pilih hari ini atau sesudahnya.' })
}

/** Throws INVALID unless the day of a review lies ahead. */
export function requireReviewAhead(tinjau_pada: string, today: Day): void {
  if (tinjau_pada <= today) throw invalidFields({ tinjau_pada: 'Pilih hari sesudah hari ini.' })
}
