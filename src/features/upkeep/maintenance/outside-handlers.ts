import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { IN_INDONESIAN } from '../../../lib/calls/in-indonesian.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { takeActivityTransition } from '../../../processes/upkeep/take-activity-transition.ts'
import { requireOwnFiles } from '../../platform/files/service.ts'
import type { maintenanceCalls } from './contract.ts'
import { CompleteOutsideActivity, type OutsideActivity } from './outside-contract.ts'
import { type ActivityRow, deleteActivity, insertActivityDraft, isHolder, updateActivityDraft } from './queries.ts'
import { dayErrors } from './rules.ts'
import { lockActivity } from './service.ts'
import { mayWriteActivity } from './transition-rules.ts'
import { ownActivity } from './view.ts'

type OutsideCalls = Pick<
  typeof maintenanceCalls,
  'beginOutsideActivity' | 'saveOutsideActivity' | 'sendOutsideActivity' | 'removeOutsideActivity'
>

/** Locks a member's own outside activity; throws ACTIVITY_LOCKED when it may no longer be edited. */
async function lockWritable(db: Db, userId: number, seen: { id: number; version: number }): Promise<ActivityRow> {
  const row = await lockActivity(db, { ...seen, userId })
  if (!mayWriteActivity(row.status)) throw new Problem('ACTIVITY_LOCKED')
  return row
}

/** Nothing was written yet: that is no draft to keep. The role has a value from the start. */
const isBlank = ({ peran: _given, ...typed }: OutsideActivity): boolean =>
  Object.values(typed).every((value) => value === null || value === '')

/** Throws INVALID with a sentence for each field that prevents sending. */
function refuseIncomplete(row: ActivityRow | OutsideActivity, { today }: Pick<Context, 'today'>): void {
  const checked = CompleteOutsideActivity.safeParse(row, IN_INDONESIAN)
  const errors = checked.success ? dayErrors(checked.data, today) : z.flattenError(checked.error).fieldErrors
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** The database lets an activity count once: what its index refuses is answered in words. */
function refuseKnown(error: unknown): never {
  throw error instanceof Error && 'constraint' in error && error.constraint === 'maintenance_once'
    ? new Problem('ACTIVITY_KNOWN')
    : error
}

export const outsideHandlers: Handlers<OutsideCalls, Context> = {
  beginOutsideActivity: (ctx, given) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      if (!(await isHolder(db, userId))) throw new Problem('HOLDERS_ONLY')
      if (isBlank(given)) refuseIncomplete(given, ctx)
      await requireOwnFiles(db, userId, given.bukti_id === null ? [] : [given.bukti_id])
      const { id } = await insertActivityDraft(db, userId, given, ctx.now)
      return ownActivity(db, ctx, userId, id)
    }),

  saveOutsideActivity: (ctx, { id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      await lockWritable(db, userId, { id, version })
      await requireOwnFiles(db, userId, given.bukti_id === null ? [] : [given.bukti_id])
      await updateActivityDraft(db, id, given, ctx.now)
      return ownActivity(db, ctx, userId, id)
    }).catch(refuseKnown),

  sendOutsideActivity: (ctx, { id, version }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      const row = await lockWritable(db, userId, { id, version })
      refuseIncomplete(row, ctx)
      await takeActivityTransition(db, ctx, { id, version, transition: row.status === 'draft' ? 'send' : 'resend' })
      return ownActivity(db, ctx, userId, id)
    }).catch(refuseKnown),

  removeOutsideActivity: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockActivity(db, { id, userId: requireAccount(ctx).id })
      if (row.status !== 'draft') throw new Problem('ACTIVITY_LOCKED')
      await deleteActivity(db, id)
      return undefined
    }),
}
