import type { InvoiceChange } from '../../features/certification/invoices/payments/effect-service.ts'
import type { Billed } from '../../features/certification/invoices/rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { takeApplicationTransition } from '../applications/take-application-transition.ts'
import { takeActivityTransition } from '../upkeep/take-activity-transition.ts'

/** A transition that money causes. */
interface BilledTransition {
  transition: 'pay' | 'confirm' | 'refuseProof' | 'askShortfall' | 'askAgain' | 'review' | 'endReview'
  /** The owner; for them things that others pay for do not exist. */
  userId?: number
  note?: string
}

/** Takes a transition of the thing that an invoice bills; returns what that changed of the invoice, which is locked. */
export async function takeBilledTransition(
  db: Db,
  ctx: Context,
  { untuk, untuk_id: id }: Billed,
  taken: BilledTransition,
): Promise<InvoiceChange> {
  const { invoice } =
    untuk === 'permohonan'
      ? await takeApplicationTransition(db, ctx, { id, ...taken })
      : await takeActivityTransition(db, ctx, { id, ...taken })
  if (!invoice) throw new Error(`${taken.transition} changes no invoice`)
  return invoice
}
