import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { settingsOn } from '../settings/service.ts'
import { type Edition, editionOf } from './rules.ts'

/** Returns the edition that the body is assessed against on a day, and the last day of both, '' while none is set. */
export async function assessedEdition(db: Db, on: Day): Promise<{ edisi: Edition; peralihan_standar: string }> {
  const { edisi_standar, peralihan_standar } = await settingsOn(db, on)
  return { edisi: editionOf(edisi_standar), peralihan_standar }
}
