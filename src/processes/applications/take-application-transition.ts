import { lockForTransition } from '../../features/certification/applications/lock-service.ts'
import type { Stage } from '../../features/certification/applications/rules.ts'
import { settingsOfStage, transitionProblem } from '../../features/certification/applications/service.ts'
import { factsOf } from '../../features/certification/applications/transitions/facts-service.ts'
import {
  type ApplicationTransition,
  decideTransition,
  transitionRule,
} from '../../features/certification/applications/transitions/rules.ts'
import type { AllowedTransition } from '../../features/certification/applications/transitions/service.ts'
import { requireFurther } from '../../features/certification/certificates/qualifications/service.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { offerSeats } from '../schedules/offer-seats.ts'
import { requirePrerequisites } from './require-prerequisites.ts'
import { type TransitionOutcome, writeApplicationTransition } from './write-application-transition.ts'

interface TransitionRequest {
  id: number
  transition: ApplicationTransition
  /** The stage that the person saw; any other one is refused with STALE. */
  tahap?: Stage | undefined
  /** The owner; for them other people's applications do not exist. */
  userId?: number | undefined
  /** A reason in words. */
  note?: string | null
  /** The new schedule, when it changes. */
  scheduleId?: number | undefined
  /** The party that wants it cancelled, and when the office learned of it; by default the body, now. */
  cancelled?: AllowedTransition['cancelled']
}

/**
 * Takes an application to its next stage, the only way there: locks schedules and application, decides by the rules,
 * writes the effects. Throws RECORD_NOT_FOUND, STALE, TRAINING_NOT_FOUND, or why the rules refuse.
 */
export const takeApplicationTransition = (
  db: Db,
  ctx: Context,
  request: TransitionRequest,
): Promise<TransitionOutcome> =>
  inTransaction(db, async (db) => {
    const { transition, note = null } = request
    const { row, target } = await lockForTransition(db, request)
    if (transitionRule(transition).moves && !target) throw new Error(`${transition} without a schedule`)
    const terms = await settingsOfStage(db, row)
    const decision = decideTransition(transition, factsOf(row, ctx.now, target), terms, ctx.now)
    if ('refused' in decision) throw transitionProblem(decision.refused, row, ctx.now, terms)
    if (transitionRule(transition).certifies) {
      await requireFurther(db, ctx, row.id)
      await requirePrerequisites(db, ctx, row)
    }
    const settings = await settingsOn(db, ctx.today)
    const outcome = await writeApplicationTransition(db, ctx, {
      row,
      transition,
      to: decision.next,
      note,
      target,
      settings,
      cancelled: request.cancelled,
    })
    if (row.seat_held) await offerSeats(db, ctx, row.schedule_id, settings)
    return outcome
  })
