import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { addMonths } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { dropMonths, forgetWriters, makeMonths } from './log-queries.ts'

const MONTHS_AHEAD = 3
/** The time after which no process retries a batch. */
const WRITER_MS = 24 * 3_600_000

/** Creates the log's tables for the coming months, and drops those that the setting no longer keeps. */
export async function sweepVerifications({ db, now, today }: Pick<Context, 'db' | 'now' | 'today'>): Promise<void> {
  await makeMonths(db, now, MONTHS_AHEAD)
  await forgetWriters(db, new Date(now.getTime() - WRITER_MS))
  const { retensi_verifikasi } = await settingsOn(db, today)
  await dropMonths(db, new Date(addMonths(today, -retensi_verifikasi)))
}

export const verificationJobs = {
  sweep: [sweepVerifications],
} satisfies FeatureJobs
