import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { addMonths, bodyZone, dayIn, momentIn } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { eraseAnsweredBefore } from './queries.ts'

/** Takes the person out of requests that were answered longer ago than complaints are kept; the times stay. */
export async function sweepDataRequests({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = dayIn(bodyZone(), now)
  const { retensi_pengaduan } = await settingsOn(db, today)
  await eraseAnsweredBefore(db, momentIn(bodyZone(), addMonths(today, -12 * retensi_pengaduan), '00.00'), now)
}

export const dataRequestJobs = { sweep: [sweepDataRequests] } satisfies FeatureJobs
