import type { Context } from '../../../ground/context.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { serverLimits } from '../../../limits.ts'
import { deleteDraftsBefore } from './draft-queries.ts'

const DAY_MS = 86_400_000

/** Deletes imports that nobody has touched for long: their rows hold people's data. */
const sweepDrafts = ({ db, now }: Context) =>
  deleteDraftsBefore(db, new Date(now.getTime() - serverLimits.importDrafts.days * DAY_MS))

export const importJobs = { sweep: [sweepDrafts] } satisfies FeatureJobs
