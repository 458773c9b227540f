import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Wishes to change personal data that wait, the oldest first. */
export const CHANGES = queueOf<'listDataChange'>({
  resource: 'perubahan-data',
  call: 'listDataChange',
  what: 'perubahan data menunggu keputusan',
  turns: [{ status: 'diajukan', sort: 'created_at', order: 'asc' }],
})
