import {
  type Payment,
  requireSettleable,
  writeSettlement,
} from '../features/certification/invoices/settlement-service.ts'
import type { Context } from '../server/context.ts'
import type { Db } from '../server/database/db.ts'
import { takeBilledTransition } from './take-billed-transition.ts'

/** Accepts a payment as received, once: confirms the seat, marks the invoice as paid and numbers its receipt. */
export async function settleInvoice(db: Db, ctx: Context, payment: Payment): Promise<void> {
  const invoice = await requireSettleable(db, payment)
  // Schedule and application are locked before the invoice, as everybody does.
  await takeBilledTransition(db, ctx, invoice, { transition: 'confirm' })
  await writeSettlement(db, ctx, payment)
}
