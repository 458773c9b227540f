import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Reports that wait to be looked at, the oldest first. */
export const REPORTS = queueOf<'listReport'>({
  resource: 'laporan-kinerja',
  call: 'listReport',
  what: 'laporan menunggu pemeriksaan',
  turns: [{ status: 'diajukan', sort: 'submitted_at', order: 'asc' }],
})
