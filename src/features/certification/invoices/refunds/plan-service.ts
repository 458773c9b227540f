import type { Context } from '../../../../ground/context.ts'
import { portalOpenedAt } from '../../../../ground/database/portal-opening.ts'
import { mayServe } from '../../charges/rules.ts'
import { openChargebackOf } from '../chargebacks/queries.ts'
import type { InvoiceRow } from '../queries.ts'
import { paidCharges, type RefundRow, refundsOf } from './queries.ts'
import { isOpenRefund, type RefundPlan, refundPlan } from './rules.ts'
import { type OpenTransfer, openTransferOf } from './transfer-queries.ts'

type Sums = Pick<InvoiceRow, 'id' | 'pengembalian' | 'dikembalikan' | 'ditarik' | 'disengketakan'>

/** Returns the plan of an invoice's refunds, with all refunds through providers so far and the transfer that waits. */
export async function refundPlanOf(
  ctx: Pick<Context, 'db' | 'demo' | 'now'>,
  invoice: Sums,
): Promise<{ plan: RefundPlan; refunds: RefundRow[]; transfer: OpenTransfer | undefined }> {
  const { db, demo, now } = ctx
  const [charges, refunds, transfer, chargeback, openedAt] = await Promise.all([
    paidCharges(db, invoice.id),
    refundsOf(db, invoice.id),
    openTransferOf(db, invoice.id),
    openChargebackOf(db, invoice.id),
    portalOpenedAt(db),
  ])
  const at = { demo, isOpened: openedAt !== null }
  const serving = charges.map((charge) => ({ ...charge, serves: charge.has_key && mayServe(charge.lingkungan, at) }))
  const atProvider = refunds.find(({ status }) => isOpenRefund(status))?.jumlah ?? 0
  // Money that a person has reported as taken back is not promised to the payer.
  const taken = chargeback?.jenis === 'ditarik' && invoice.disengketakan === 0 ? chargeback.jumlah : 0
  const underway = atProvider + (transfer?.jumlah ?? 0) + taken
  return { plan: refundPlan({ sums: invoice, underway, charges: serving, now }), refunds, transfer }
}
