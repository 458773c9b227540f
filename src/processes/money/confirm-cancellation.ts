import {
  decideCancellation,
  lockInvoice,
  requireCancellation,
} from '../../features/certification/invoices/refunds/cancellation-service.ts'
import { refundDue } from '../../features/certification/invoices/state-rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { Problem } from '../../problems.ts'
import { takeApplicationTransition } from '../applications/take-application-transition.ts'

/**
 * Carries out a cancellation that another person proposed, with the refund both of them saw; throws STALE where it
 * differs.
 */
export async function confirmCancellation(db: Db, ctx: Context, { id, version }: { id: number; version: number }) {
  const proposal = await requireCancellation(db, ctx, id)
  const { user_training_id, pihak, alasan, proposed_at } = proposal
  const seen = await invoiceOf(db, id)
  if (seen.version !== version) throw new Problem('STALE')
  const cancelled = { pihak, at: proposed_at }
  await takeApplicationTransition(db, ctx, { id: user_training_id, transition: 'cancel', note: alasan, cancelled })
  const invoice = await invoiceOf(db, id)
  if (refundDue(invoice) !== proposal.pengembalian) throw new Problem('STALE')
  await decideCancellation(db, ctx, invoice, proposal, { status: 'dikonfirmasi' })
}

async function invoiceOf(db: Db, id: number) {
  const invoice = await lockInvoice(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  return invoice
}
