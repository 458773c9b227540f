import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { retryWaiting } from '../../platform/signing/paper-service.ts'
import { makeWaitingLetter } from './paper-service.ts'

/** Letters that could not be signed are tried again. */
export const signWaitingLetters = (ctx: Context): Promise<void> =>
  retryWaiting(ctx, 'surat_sanksi', (id) => makeWaitingLetter(ctx, id))

export const sanctionJobs = {
  papers: [signWaitingLetters],
} satisfies FeatureJobs
