import {
  type Payment,
  requireSettleable,
  writePartPayment,
  writeSettlement,
} from '../../features/certification/invoices/payments/settlement-service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { takeBilledTransition } from './take-billed-transition.ts'

/**
 * Accepts a payment once. In full, it confirms the seat, marks the invoice as paid and numbers its receipt; when short
 * by more than the tolerance, the rest is asked for.
 */
export async function settleInvoice(db: Db, ctx: Context, payment: Payment): Promise<void> {
  const { invoice, receipt } = await requireSettleable(db, ctx, payment)
  // The lock order is everywhere the same: schedule and application before the invoice.
  const transition = receipt.is_full ? 'confirm' : 'askShortfall'
  // A debt for a used seat changes no seat.
  const isOwed = invoice.status === 'ditarik'
  const due_at = isOwed ? null : (await takeBilledTransition(db, ctx, invoice, { transition })).due_at
  if (receipt.is_full) await writeSettlement(db, ctx, payment)
  else await writePartPayment(db, ctx, payment, due_at)
}
