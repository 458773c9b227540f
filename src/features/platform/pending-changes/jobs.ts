import type { Context } from '../../../ground/context.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { serverLimits } from '../../../limits.ts'
import { countChange } from '../../../processes/settings/count-change.ts'
import { dueChanges, forgottenChanges, lockPendingChange } from './queries.ts'
import { settleChange } from './service.ts'

const DAY_MS = 86_400_000

/** Lets changes count whose day has come, and ends those that nobody has confirmed for long. */
export async function countDueChanges(ctx: Context): Promise<void> {
  await eachAlone(ctx.db, 'pending changes', async (each) => {
    await each(await dueChanges(ctx.db, ctx.now), (db, { id }) => countChange(db, ctx, id))
    const before = new Date(ctx.now.getTime() - serverLimits.changeProposalDays * DAY_MS)
    await each(await forgottenChanges(ctx.db, before), async (db, { id }) => {
      const change = await lockPendingChange(db, id)
      if (change?.status === 'diusulkan') await settleChange(db, ctx, change, 'gugurkan', UNANSWERED)
    })
  })
}

const UNANSWERED = `Tidak disetujui dalam ${serverLimits.changeProposalDays} hari.`

export const pendingChangeJobs = {
  deadlines: [countDueChanges],
} satisfies FeatureJobs
