import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Activities that wait to be recognised, the oldest first. */
export const ACTIVITIES = queueOf<'listActivity'>({
  resource: 'kegiatan',
  call: 'listActivity',
  what: 'kegiatan menunggu pemeriksaan',
  turns: [{ status: 'diajukan', sort: 'submitted_at', order: 'asc' }],
})
