import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { deleteOffers } from './queries.ts'

/** The time for which ended offers are kept, so that their owners can still see what happened. */
const RETENTION_MS = 24 * 3_600_000

export const sweepWalletOffers = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<unknown> =>
  deleteOffers(db, new Date(now.getTime() - RETENTION_MS))

export const walletJobs = {
  sweep: [sweepWalletOffers],
} satisfies FeatureJobs
