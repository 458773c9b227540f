/** A day of tries: half a minute, a minute, … at most an hour apart. */
const RETRIES = { retryLimit: 30, retryDelay: 30, retryDelayMax: 3600, retryBackoff: true, expireInSeconds: 120 }

/** Each kind of job, and how often it is tried: what takes too long, fails or dies with its process is tried again. */
export const QUEUES = {
  mail: RETRIES,
  'text-message': RETRIES,
  charge: { retryLimit: 8, retryDelay: 15, retryDelayMax: 900, retryBackoff: true, expireInSeconds: 120 },
  refund: { retryLimit: 8, retryDelay: 15, retryDelayMax: 900, retryBackoff: true, expireInSeconds: 120 },
  reconciliation: { retryLimit: 6, retryDelay: 600, retryDelayMax: 3600, retryBackoff: true, expireInSeconds: 3600 },
  'reset-link': RETRIES,
  'account-alarm': RETRIES,
  'certificate-paper': RETRIES,
  'status-letter': RETRIES,
  webhook: RETRIES,
  'assessor-folder': { retryLimit: 2, retryDelay: 60, expireInSeconds: 1800 },
  // One more try, for those whose process dies.
  sweep: { retryLimit: 1, retryDelay: 60, expireInSeconds: 600 },
  deadlines: { retryLimit: 1, retryDelay: 60, expireInSeconds: 600 },
  backup: { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600 },
  'backup-trial': { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600 },
} as const

export type JobName = keyof typeof QUEUES

export const jobNames = Object.keys(QUEUES) as JobName[]
