import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { deleteComplaintsClosedBefore } from './queries.ts'
import { retentionStart } from './rules.ts'

/** Deletes complaints whose retention is over, with their files. */
export async function sweepComplaints({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = dayIn(bodyZone(), now)
  const { retensi_pengaduan } = await settingsOn(db, today)
  await inTransaction(db, (db) => deleteComplaintsClosedBefore(db, retentionStart(today, retensi_pengaduan)))
}

export const complaintJobs = {
  sweep: [sweepComplaints],
} satisfies FeatureJobs
