import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Documents that were replaced and wait to be looked at, the oldest first. */
export const REPLACEMENTS = queueOf<'listDocumentReplacement'>({
  resource: 'dokumen-diganti',
  call: 'listDocumentReplacement',
  what: 'dokumen menunggu pemeriksaan',
  turns: [{ status: 'diajukan', sort: 'created_at', order: 'asc' }],
})
