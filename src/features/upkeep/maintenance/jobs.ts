import type { Context } from '../../../ground/context.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { takeActivityTransition } from '../../../processes/upkeep/take-activity-transition.ts'
import { dueActivityTransitions } from './queries.ts'

/** Frees the seats of those who did not pay in time, and takes people off cancelled schedules. */
export const takeDueActivityTransitions = (ctx: Context): Promise<void> =>
  eachAlone(ctx.db, 'activities', async (each) => {
    await each(await dueActivityTransitions(ctx.db, ctx.now), (db, due) => takeActivityTransition(db, ctx, due))
  })

export const maintenanceJobs = {
  deadlines: [takeDueActivityTransitions],
} satisfies FeatureJobs
