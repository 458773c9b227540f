import { lockFirstWaiting } from '../../features/certification/applications/lock-service.ts'
import { factsOf } from '../../features/certification/applications/transitions/facts-service.ts'
import { decideTransition } from '../../features/certification/applications/transitions/rules.ts'
import type { Settings } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { writeApplicationTransition } from '../applications/write-application-transition.ts'

/** Offers every free seat of a locked schedule to those who have waited longest. */
export async function offerSeats(db: Db, ctx: Context, scheduleId: number, settings: Settings): Promise<void> {
  const row = await lockFirstWaiting(db, scheduleId)
  if (!row) return
  const decision = decideTransition('offer', factsOf(row, ctx.now), settings, ctx.now)
  if ('refused' in decision) return
  const offer = { row, transition: 'offer', to: decision.next, note: null, target: undefined, settings } as const
  await writeApplicationTransition(db, ctx, offer)
  await offerSeats(db, ctx, scheduleId, settings)
}
