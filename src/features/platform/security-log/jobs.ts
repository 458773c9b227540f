import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { settingsOn } from '../settings/service.ts'
import { deleteOldEvents } from './queries.ts'

/** Deletes what the setting no longer keeps. */
export async function sweepSecurityLog({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { retensi_log_keamanan } = await settingsOn(db, dayIn(bodyZone(), now))
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - retensi_log_keamanan)
  await inTransaction(db, (db) => deleteOldEvents(db, before))
}

export const securityLogJobs = {
  sweep: [sweepSecurityLog],
} satisfies FeatureJobs
