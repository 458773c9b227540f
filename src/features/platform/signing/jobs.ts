import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { renewOwn } from './signer-service.ts'

export const signingJobs = { deadlines: [renewOwn] } satisfies FeatureJobs
