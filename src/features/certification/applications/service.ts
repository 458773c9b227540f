import { dayIn } from '../../../lib/day.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { type Settings, settingsOf } from '../../platform/settings/service.ts'
import { advance, type Outcome } from './advance.ts'
import {
  type ApplicationRow,
  applicationRow,
  firstWaiting,
  holdApplication,
  holdSchedules,
  placeOfApplication,
  targetRow,
} from './application-queries.ts'
import { formErrors } from './complete.ts'
import { factsOf, yearOf } from './facts.ts'
import type { Stage } from './rules.ts'
import { decide, type Step, stepRule } from './step-rules.ts'

interface Taken {
  id: number
  step: Step
  /** The stage that whoever acts saw; another one is refused with STALE. */
  tahap?: Stage
  /** Must be the owner, else there is nothing for them. */
  userId?: number
  /** A reason in words. */
  note?: string | null
  /** Where to, when the date changes. */
  scheduleId?: number
}

/** The only way from one stage to the next: holds date and application, decides by the rules, writes what follows. */
export const takeStep = (db: Db, ctx: Context, taken: Taken): Promise<Outcome> =>
  inTransaction(db, async (db) => {
    const { step, note = null } = taken
    const { row, target } = await held(db, taken)
    if (stepRule(step).moves && !target) throw new Error(`${step} without a date`)
    const decision = decide(step, factsOf(row, ctx.now, target), await rulesFor(db, row), ctx.now)
    if ('refused' in decision) throw refusal(decision.refused, row, ctx.now)
    const settings = await settingsOf(db, ctx.today)
    const outcome = await advance(db, ctx, { row, step, to: decision.next, note, target, settings })
    if (row.seat_held) await offerSeats(db, ctx, row.schedule_id, settings)
    return outcome
  })

/** Holds a date and an application in the order of takeStep, for who writes more about it; throws RECORD_NOT_FOUND. */
export const heldApplication = async (db: Db, of: { id: number; tahap?: Stage }): Promise<ApplicationRow> =>
  (await held(db, of)).row

/** Why a step of an application cannot be taken now; undefined when it can. */
export async function refusedNow(
  db: Db,
  { now }: Pick<Context, 'now'>,
  id: number,
  step: Step,
): Promise<ProblemCode | undefined> {
  const row = await applicationRow(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  const decision = decide(step, factsOf(row, now), await rulesFor(db, row), now)
  return 'refused' in decision ? decision.refused : undefined
}

/** Offers every free seat of a date to who has waited longest; the caller holds the date. */
export async function offerSeats(db: Db, ctx: Context, scheduleId: number, settings: Settings): Promise<void> {
  const id = await firstWaiting(db, scheduleId)
  if (id === undefined || !(await holdApplication(db, id))) return
  const row = await applicationRow(db, id)
  if (!row) return
  const decision = decide('offer', factsOf(row, ctx.now), settings, ctx.now)
  if ('refused' in decision) return
  await advance(db, ctx, { row, step: 'offer', to: decision.next, note: null, target: undefined, settings })
  await offerSeats(db, ctx, scheduleId, settings)
}

/** A stage goes by the settings of the day on which it began: what changes later takes nothing from anybody. */
export const rulesFor = (db: Db, { stage_since }: Pick<ApplicationRow, 'stage_since'>): Promise<Settings> =>
  settingsOf(db, dayIn('WIB', stage_since))

/** Dates first, by their numbers, then the application; what was read before the lock is checked again. */
async function held(db: Db, { id, tahap, userId, scheduleId }: Omit<Taken, 'step'>) {
  const place = await placeOfApplication(db, id)
  if (!place || (userId !== undefined && place.user_id !== userId)) throw new Problem('RECORD_NOT_FOUND')
  await holdSchedules(db, scheduleId === undefined ? [place.schedule_id] : [place.schedule_id, scheduleId])
  const row = (await holdApplication(db, id)) ? await applicationRow(db, id) : undefined
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (row.schedule_id !== place.schedule_id || (tahap !== undefined && row.tahap !== tahap)) throw new Problem('STALE')
  if (scheduleId === undefined) return { row, target: undefined }
  const target = await targetRow(db, scheduleId)
  if (!target) throw new Problem('TRAINING_NOT_FOUND')
  return { row, target }
}

/** With the sentences of the form where it is the form that is refused. */
function refusal(code: ProblemCode, row: ApplicationRow, now: Date): Problem {
  if (code !== 'APPLICATION_INCOMPLETE' && code !== 'FILES_NOT_CORRECTED') return new Problem(code)
  return new Problem(code, { errors: Object.assign({}, ...Object.values(formErrors(row, yearOf(now)))) })
}
