import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { type InvoiceRow, invoiceById, updateInvoice } from '../queries.ts'
import { notifyPayer, recordInvoiceAudit } from '../service.ts'
import { isOpenInvoice, shortfallOf } from '../state-rules.ts'

export { type InvoiceRow, invoiceById } from '../queries.ts'

/** Stops its time to pay again. */
export const keepUnderReview = (db: Db, id: number) => updateInvoice(db, id, { status: 'menunggu_konfirmasi' })

/** Returns an open invoice whose time to pay can be stopped; `is_proven` when a waiting proof stops it already. */
export async function invoiceToReview(db: Db, id: number): Promise<(InvoiceRow & { is_proven: boolean }) | undefined> {
  const invoice = await invoiceById(db, id)
  if (!invoice || !isOpenInvoice(invoice.status) || invoice.review_since !== null) return undefined
  return { ...invoice, is_proven: invoice.status === 'menunggu_konfirmasi' }
}

/** Records that a payment is under review from now on, and tells its payer; the caller has taken the transition. */
export async function writeReview(db: Db, ctx: Context, id: number): Promise<void> {
  const before = await invoiceById(db, id)
  if (!before) return
  const after = { status: 'menunggu_konfirmasi', review_since: ctx.now } as const
  await updateInvoice(db, id, after)
  await notifyPayer(db, ctx, before, (facts) => ({ letter: 'paymentReviewed', ...facts }))
  await recordInvoiceAudit(db, ctx, before, 'tahan-batas', { before: { status: before.status }, after })
}

/** Records that the time to pay goes on until `due_at`, and tells its payer; null when it stays stopped or is over. */
export async function writeReviewEnded(db: Db, ctx: Context, before: InvoiceRow, due_at: Date | null): Promise<void> {
  const after = due_at ? ({ status: 'belum_dibayar', due_at, review_since: null } as const) : { review_since: null }
  await updateInvoice(db, before.id, after)
  const asked = due_at && { kurang: formatRupiah(shortfallOf(before)), batas: longMoment(due_at) }
  if (asked) await notifyPayer(db, ctx, before, (facts) => ({ letter: 'paymentReviewEnded', ...facts, ...asked }))
  await recordInvoiceAudit(db, ctx, before, 'lanjutkan-batas', { before: { due_at: before.due_at }, after })
}
