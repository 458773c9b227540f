import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { addDays } from '../../../lib/day.ts'
import { orWait, retryWaiting } from '../../platform/signing/paper-service.ts'
import { refreshHolderNumber } from './issue/number-service.ts'
import { makePaperPdf } from './papers/service.ts'
import { makeLetterPdf, makeWaitingLetterPdf } from './papers/status-letter-service.ts'
import { holdersOfEnded } from './queries.ts'

/** The days that are caught up on after a standstill. */
const CAUGHT_UP_DAYS = 40

/** Papers that could not be signed are tried again. */
export async function signWaitingPapers(ctx: Context): Promise<void> {
  await retryWaiting(ctx, 'sertifikat', (id) => makePaperPdf(ctx, id))
  await retryWaiting(ctx, 'surat_status', (id) => makeWaitingLetterPdf(ctx, id))
}

/** Holders of several certificates are known under another number when one ends. Nothing is decided here. */
export async function refreshHolderNumbers({ db, today }: Context): Promise<void> {
  for (const id of await holdersOfEnded(db, addDays(today, -CAUGHT_UP_DAYS), today)) {
    await refreshHolderNumber(db, id, today)
  }
}

export const certificateJobs = {
  sweep: [refreshHolderNumbers],
  papers: [signWaitingPapers],
  'certificate-paper': (ctx, { id }: { id: number }) => orWait(makePaperPdf(ctx, id)),
  'status-letter': (ctx, letter: { id: number; user_id: number }) => orWait(makeLetterPdf(ctx, letter)),
} satisfies FeatureJobs
