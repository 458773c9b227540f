import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { retryWaiting } from '../../platform/signing/paper-service.ts'
import { makeWaitingReport } from './result-paper-view.ts'

/** Reports that could not be signed are tried again. */
export const signWaitingReports = (ctx: Context): Promise<void> =>
  retryWaiting(ctx, 'hasil_uji', (id) => makeWaitingReport(ctx, id))

export const decisionJobs = {
  papers: [signWaitingReports],
} satisfies FeatureJobs
