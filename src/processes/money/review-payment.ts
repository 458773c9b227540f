import { isUnderReview, lockChargesOf } from '../../features/certification/charges/service.ts'
import {
  type InvoiceRow,
  invoiceById,
  invoiceToReview,
  writeReview,
  writeReviewEnded,
} from '../../features/certification/invoices/payments/review-service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { takeBilledTransition } from './take-billed-transition.ts'

/**
 * Stops the time to pay while staff review money that may pay an invoice; returns whether it began now. The caller has
 * locked its charges.
 */
export async function beginReview(db: Db, ctx: Context, invoiceId: number): Promise<boolean> {
  const seen = await invoiceToReview(db, invoiceId)
  // An invoice is reviewed once, and one that wants no money has no time to pay.
  if (!seen || !(await isUnderReview(db, invoiceId))) return false
  const taken = seen.is_proven ? undefined : await takeBilledTransition(db, ctx, seen, { transition: 'review' })
  await writeReview(db, ctx, taken?.before ?? seen)
  return true
}

/** Restarts the time to pay with the remaining time once no review is open, unless a proof waits. */
export async function endReview(db: Db, ctx: Context, invoiceId: number): Promise<void> {
  await lockChargesOf(db, invoiceId)
  const seen = await invoiceById(db, invoiceId)
  if (!seen || seen.review_since === null || (await isUnderReview(db, invoiceId))) return
  const isProven = seen.status !== 'menunggu_konfirmasi' || seen.has_proof
  const taken = isProven ? undefined : await takeBilledTransition(db, ctx, seen, { transition: 'endReview' })
  await writeReviewEnded(db, ctx, seen, taken)
}

/** Keeps the time to pay stopped when a proof was refused while a provider's money is still under review. */
export async function resumeReview(db: Db, ctx: Context, invoice: InvoiceRow): Promise<void> {
  await takeBilledTransition(db, ctx, invoice, { transition: 'review' })
}
