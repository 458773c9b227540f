import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { refusedNow, takeStep } from '../applications/service.ts'

/** The step that follows once nobody's scores are open any more: the last was locked, or who had not locked was withdrawn. */
export async function completeScoring(db: Db, ctx: Context, id: number): Promise<void> {
  if ((await refusedNow(db, ctx, id, 'score')) === undefined) await takeStep(db, ctx, { id, step: 'score' })
}
