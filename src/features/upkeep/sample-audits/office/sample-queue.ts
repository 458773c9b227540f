import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Samples that somebody not involved in them can audit, the oldest first. */
export const SAMPLES = queueOf<'listSampleAudit'>({
  resource: 'audit-sampel',
  call: 'listSampleAudit',
  what: 'audit sampel yang dapat Anda kerjakan',
  turns: [{ dapat_diaudit: 'true', sort: 'id', order: 'asc' }],
})
