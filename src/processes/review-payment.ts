import { isUnderReview, lockChargesOf } from '../features/certification/charges/service.ts'
import {
  type InvoiceRow,
  invoiceById,
  invoiceToReview,
  keepUnderReview,
  writeReview,
  writeReviewEnded,
} from '../features/certification/invoices/review-service.ts'
import type { Context } from '../ground/context.ts'
import type { Db } from '../ground/database/db.ts'
import { takeBilledTransition } from './take-billed-transition.ts'

/** The time to pay stands still while somebody looks at money that may pay an invoice; answers whether it began now. The caller has locked its charges. */
export async function beginReview(db: Db, ctx: Context, invoiceId: number): Promise<boolean> {
  const seen = await invoiceToReview(db, invoiceId)
  // What somebody has looked at already is not looked at again, and an invoice that wants no money has no time to pay.
  if (!seen || !(await isUnderReview(db, invoiceId))) return false
  if (!seen.is_proven) await takeBilledTransition(db, ctx, seen, { transition: 'review' })
  await writeReview(db, ctx, invoiceId)
  return true
}

/** Once nothing is looked at any more, the time goes on with what was left of it, unless a proof waits. */
export async function endReview(db: Db, ctx: Context, invoiceId: number): Promise<void> {
  await lockChargesOf(db, invoiceId)
  const seen = await invoiceById(db, invoiceId)
  if (!seen || seen.review_since === null || (await isUnderReview(db, invoiceId))) return
  const isProven = seen.status !== 'menunggu_konfirmasi' || seen.has_proof
  const due_at = isProven ? null : (await takeBilledTransition(db, ctx, seen, { transition: 'endReview' })).due_at
  await writeReviewEnded(db, ctx, seen, due_at)
}

/** A proof was refused while money of a provider is looked at: that goes on to stop the time. */
export async function resumeReview(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  await takeBilledTransition(db, ctx, invoice, { transition: 'review' })
  await keepUnderReview(db, invoice.id)
}
