import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { type InvoiceRow, invoiceById, updateInvoice } from '../queries.ts'
import { notifyPayer, recordInvoiceAudit } from '../service.ts'
import { isOpenInvoice, shortfallOf } from '../state-rules.ts'
import type { InvoiceChange } from './effect-service.ts'

export { type InvoiceRow, invoiceById } from '../queries.ts'

/** Returns an open invoice whose time to pay can be stopped; `is_proven` when a waiting proof stops it already. */
export async function invoiceToReview(db: Db, id: number): Promise<(InvoiceRow & { is_proven: boolean }) | undefined> {
  const invoice = await invoiceById(db, id)
  if (!invoice || !isOpenInvoice(invoice.status) || invoice.review_since !== null) return undefined
  return { ...invoice, is_proven: invoice.status === 'menunggu_konfirmasi' }
}

/** Records that a payment is under review from now on, and tells its payer; the caller has taken the transition. */
export async function writeReview(db: Db, ctx: Context, before: InvoiceRow): Promise<void> {
  await updateInvoice(db, before.id, { review_since: ctx.now })
  await notifyPayer(db, ctx, before, (facts) => ({ letter: 'paymentReviewed', ...facts }))
  await recordInvoiceAudit(db, ctx, before, 'tahan-batas', {
    before: { status: before.status },
    after: { status: 'menunggu_konfirmasi', review_since: ctx.now },
  })
}

/** Records that the time to pay goes on, and tells its payer; without a change it stays stopped or is over. */
export async function writeReviewEnded(
  db: Db,
  ctx: Context,
  before: InvoiceRow,
  change: InvoiceChange | undefined,
): Promise<void> {
  const after = { ...change?.after, review_since: null }
  await updateInvoice(db, before.id, { review_since: null })
  const asked = change && { kurang: formatRupiah(shortfallOf(before)), batas: longMoment(change.after.due_at) }
  if (asked) {
    const until = change.after.due_at
    await notifyPayer(db, ctx, before, (facts) => ({ letter: 'paymentReviewEnded', ...facts, ...asked }), until)
  }
  await recordInvoiceAudit(db, ctx, before, 'lanjutkan-batas', { before: { due_at: before.due_at }, after })
}
