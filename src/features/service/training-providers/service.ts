import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { type Comparison, comparisonsOf } from './comparison-rules.ts'
import { passCounts } from './queries.ts'

/** Compares the pass rates of some whole years by place of training, each year and scheme for itself, the newest first. */
export async function compareTrainings(
  db: Db,
  { dari, sampai }: { dari: number; sampai: number },
  today: Day,
): Promise<Comparison[]> {
  const terms = await settingsOn(db, today)
  const counts = await passCounts(db, { dari: `${dari}-01-01` as Day, sampai: `${sampai}-12-31` as Day })
  return comparisonsOf(counts, terms)
}
