import { addDays } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { refreshNumber } from './numbers.ts'
import { makePaper } from './papers.ts'
import { holdersOfEnded } from './queries.ts'

/** So many days are caught up after the program stood still. */
const CAUGHT_UP_DAYS = 40

export const certificateWork = (context: () => Context) => ({
  'certificate-paper': (data: unknown) => makePaper(context(), (data as { id: number }).id),
})

/** Who holds several certificates goes by another number when one of them ends. Nothing is decided here. */
export async function refreshNumbers({ db, today }: Context): Promise<void> {
  for (const id of await holdersOfEnded(db, addDays(today, -CAUGHT_UP_DAYS), today)) {
    await refreshNumber(db, id, today)
  }
}
