import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { takeActivityStep } from '../../upkeep/maintenance/service.ts'
import { takeStep } from '../applications/service.ts'
import type { Billed } from './rules.ts'

/** The steps that money leads to. */
interface BilledStep {
  step: 'pay' | 'confirm' | 'refuseProof'
  /** Must be the owner. */
  userId?: number
  note?: string
}

/** Takes a step of what an invoice is for; answers until when can be paid, where that changes. */
export const takeBilledStep = (
  db: Db,
  ctx: Context,
  { untuk, untuk_id: id }: Billed,
  taken: BilledStep,
): Promise<{ due_at: Date | null }> =>
  untuk === 'permohonan' ? takeStep(db, ctx, { id, ...taken }) : takeActivityStep(db, ctx, { id, ...taken })
