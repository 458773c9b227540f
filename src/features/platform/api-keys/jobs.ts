import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { addDays } from '../../../lib/day.ts'
import { deleteOldKeyUse } from './queries.ts'
import { KEY_LOG_DAYS, KEY_RETENTION_DAYS } from './rules.ts'

const DAY_MS = 86_400_000

/** Deletes what keys did long ago. */
export const sweepKeyUse = ({ db, now, today }: Context): Promise<void> =>
  deleteOldKeyUse(db, {
    requests: new Date(now.getTime() - KEY_LOG_DAYS * DAY_MS),
    days: addDays(today, -KEY_RETENTION_DAYS),
  })

export const apiKeyJobs = {
  sweep: [sweepKeyUse],
} satisfies FeatureJobs
