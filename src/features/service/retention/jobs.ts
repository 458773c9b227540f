import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { applyRetention } from '../../../processes/records/apply-retention.ts'
import { nightOf } from './rules.ts'
import { tryRetention } from './service.ts'

/** Once a day, from one at night in Jakarta on: what has been kept long enough goes, and what goes next is counted. */
export async function keepRetention(ctx: Context): Promise<void> {
  if (ctx.now < nightOf(ctx.today)) return
  if ((await applyRetention(ctx.db, ctx)) === undefined) return
  await tryRetention(ctx.db, { now: ctx.now, started_by: null })
}

export const retentionJobs = {
  sweep: [keepRetention],
} satisfies FeatureJobs
