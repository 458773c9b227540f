import { changeInvoice, type InvoiceChange } from '../../features/certification/invoices/payments/effect-service.ts'
import {
  type Payment,
  requireSettleable,
  writePartPayment,
  writeSettlement,
} from '../../features/certification/invoices/payments/settlement-service.ts'
import type { Billed, Receipt } from '../../features/certification/invoices/rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { Problem } from '../../problems.ts'
import { takeBilledTransition } from './take-billed-transition.ts'

/**
 * Accepts a payment once. In full, it confirms the seat, marks the invoice as paid and numbers its receipt; when short
 * by more than the tolerance, the rest is asked for.
 */
export async function settleInvoice(db: Db, ctx: Context, payment: Payment): Promise<void> {
  const { invoice, receipt } = await requireSettleable(db, ctx, payment)
  const change =
    invoice.status === 'ditarik' ? await changeDebt(db, invoice, receipt) : await changeSeat(db, ctx, invoice, receipt)
  if (receipt.is_full) await writeSettlement(db, ctx, payment, change)
  else await writePartPayment(db, ctx, payment, change)
}

/** The lock order is everywhere the same: schedule and application before the invoice. */
const changeSeat = (db: Db, ctx: Context, invoice: Billed, { is_full }: Receipt) =>
  takeBilledTransition(db, ctx, invoice, { transition: is_full ? 'confirm' : 'askShortfall' })

/** A debt for a used seat changes no seat. */
async function changeDebt(db: Db, invoice: Billed, { is_full }: Receipt): Promise<InvoiceChange> {
  const change = await changeInvoice(db, is_full ? 'settle' : 'reopen', invoice, null)
  if (!change) throw new Problem('STALE')
  return change
}
