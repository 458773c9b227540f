import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Cases that this person may decide, the one that waits longest first. */
export const DECISIONS = queueOf<'listDecision'>({
  resource: 'keputusan',
  call: 'listDecision',
  what: 'peserta menunggu keputusan Anda',
  turns: [{ dapat_diputus: 'true', sort: 'tahap_sejak', order: 'asc' }],
})
