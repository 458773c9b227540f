import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Payments whose proof waits, the oldest invoice first. */
export const PROOFS = queueOf<'listInvoice'>({
  resource: 'invoice',
  call: 'listInvoice',
  what: 'bukti bayar menunggu konfirmasi',
  turns: [{ status: 'menunggu_konfirmasi', sort: 'created_at', order: 'asc' }],
})
