import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { addMonths, bodyZone, momentIn } from '../../../lib/day.ts'
import { settingsOn } from '../settings/service.ts'
import { deleteOldOpenings } from './queries.ts'

/** Openings are kept as long as the log of accesses to personal data. */
export async function sweepOpenings({ db, today }: Context): Promise<void> {
  const { retensi_log_akses } = await settingsOn(db, today)
  await deleteOldOpenings(db, momentIn(bodyZone(), addMonths(today, -retensi_log_akses), '00:00'))
}

export const readerJobs = { sweep: [sweepOpenings] } satisfies FeatureJobs
