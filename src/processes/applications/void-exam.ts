import { insertDecision } from '../../features/certification/decisions/service.ts'
import { examinedOf } from '../../features/certification/examination/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { requireAccount } from '../../ground/sessions/session.ts'
import { takeApplicationTransition } from './take-application-transition.ts'

const VOID = 'Hasil uji dibatalkan.'

/** Voids the results of an exam: a decision of not yet competent in every unit, open to appeal and re-test as any other. */
export async function voidExam(
  db: Db,
  ctx: Context,
  { user_training_id, alasan }: { user_training_id: number; alasan: string },
): Promise<void> {
  const { unit } = await examinedOf(db, user_training_id)
  const failed = unit.map((one) => ({ unit: one, hasil: 'BK' as const, catatan: VOID }))
  const by = { decided_by: requireAccount(ctx).id, at: ctx.now }
  await insertDecision(db, { ...by, user_training_id, hasil: 'belum_kompeten', unit: failed, alasan })
  const request = { id: user_training_id, tahap: 'menunggu_keputusan', note: alasan } as const
  await takeApplicationTransition(db, ctx, { ...request, transition: 'decideNotYet' })
}
