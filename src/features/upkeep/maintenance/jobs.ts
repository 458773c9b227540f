import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { activitiesToEnd } from './queries.ts'
import { takeActivityStep } from './service.ts'

/** Frees the seats of who did not pay in time, and takes people off cancelled dates. Each alone, so that one cannot hold up the rest. */
export async function activityDeadlines(ctx: Context): Promise<void> {
  const failed: unknown[] = []
  for (const due of await activitiesToEnd(ctx.db, ctx.now)) {
    await inTransaction(ctx.db, (db) => takeActivityStep(db, ctx, due)).catch((error: unknown) => {
      // Somebody was faster: what was due is not any more.
      if (!(error instanceof Problem)) failed.push(error)
    })
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} activities failed`)
}
