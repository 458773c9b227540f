import type { Billed } from '../features/certification/invoices/rules.ts'
import type { Context } from '../ground/context.ts'
import type { Db } from '../ground/database/db.ts'
import { takeActivityTransition } from './take-activity-transition.ts'
import { takeApplicationTransition } from './take-application-transition.ts'

/** The transitions that money leads to. */
interface BilledTransition {
  transition: 'pay' | 'confirm' | 'refuseProof' | 'askShortfall' | 'askAgain' | 'review' | 'endReview'
  /** The owner, for whom what others pay for does not exist. */
  userId?: number
  note?: string
}

/** Takes a transition of whatever an invoice bills; answers the new deadline for payment, where there is one. */
export const takeBilledTransition = (
  db: Db,
  ctx: Context,
  { untuk, untuk_id: id }: Billed,
  taken: BilledTransition,
): Promise<{ due_at: Date | null }> =>
  untuk === 'permohonan'
    ? takeApplicationTransition(db, ctx, { id, ...taken })
    : takeActivityTransition(db, ctx, { id, ...taken })
