import { transitionRefusal } from '../../features/certification/applications/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { takeApplicationTransition } from './take-application-transition.ts'

/** Moves an application on to its decision once nobody's scores are open: the last were locked, or their examiner was withdrawn. */
export async function completeScoring(db: Db, ctx: Context, id: number): Promise<void> {
  if (await transitionRefusal(db, ctx, id, 'score')) return
  await takeApplicationTransition(db, ctx, { id, transition: 'score' })
}
