import type { Context } from '../../../server/context.ts'
import { portalOpenedAt } from '../../../server/database/portal-opening.ts'
import { mayServe } from '../charges/rules.ts'
import type { InvoiceRow } from './queries.ts'
import { paidCharges, type RefundRow, refundsOf } from './refund-queries.ts'
import { isOpenRefund, type RefundPlan, refundPlan } from './refund-rules.ts'

type Sums = Pick<InvoiceRow, 'id' | 'pengembalian' | 'dikembalikan'>

/** By which way what is due for an invoice goes back, with all refunds through providers that there were. */
export async function refundPlanOf(
  ctx: Pick<Context, 'db' | 'demo' | 'now'>,
  invoice: Sums,
): Promise<{ plan: RefundPlan; refunds: RefundRow[] }> {
  const { db, demo, now } = ctx
  const [charges, refunds, openedAt] = await Promise.all([
    paidCharges(db, invoice.id),
    refundsOf(db, invoice.id),
    portalOpenedAt(db),
  ])
  const at = { demo, isOpened: openedAt !== null }
  const serving = charges.map((charge) => ({ ...charge, serves: charge.has_key && mayServe(charge.lingkungan, at) }))
  const underway = refunds.find(({ status }) => isOpenRefund(status))?.jumlah ?? 0
  return { plan: refundPlan({ sums: invoice, underway, charges: serving, now }), refunds }
}
