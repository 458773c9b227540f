import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { employerLimits } from '../../../limits.ts'
import { deleteOldInvitations } from './invitation-queries.ts'

const DAY_MS = 86_400_000

/** Deletes expired invitations, so that addresses of people who never answered are not kept. */
export async function sweepEmployerInvitations({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteOldInvitations(db, new Date(now.getTime() - employerLimits.invitationRetentionDays * DAY_MS))
}

export const employerJobs = {
  sweep: [sweepEmployerInvitations],
} satisfies FeatureJobs
