import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../lib/identifiers/nik.ts'
import { Problem } from '../../../problems.ts'
import { requireOwnApplication } from '../applications/service.ts'
import type { misconductCalls } from './contract.ts'
import { lockMisconduct, misconductById, notifiedCasesOf, writeCase } from './queries.ts'
import { misconductAfter } from './rules.ts'

/** The suspicions that a candidate was told of, each with whether it can be answered now. */
async function ownCases(db: Db, { now }: Context, applicationId: number) {
  const cases = await notifiedCasesOf(db, applicationId)
  return cases.map((one) => ({
    ...one,
    boleh_dijawab: 'next' in misconductAfter('answer', one, { by: one.user_id, now, isInvolved: true }),
  }))
}

export const misconductHandlers: Handlers<typeof misconductCalls, Context> = {
  listOwnMisconduct: async (ctx, { id }) => {
    await requireOwnApplication(ctx.db, requireAccount(ctx).id, id)
    return ownCases(ctx.db, ctx, id)
  },

  answerMisconduct: (ctx, { id, jawaban }) =>
    inTransaction(ctx.db, async (db) => {
      await lockMisconduct(db, id)
      const row = await misconductById(db, id)
      const by = requireAccount(ctx).id
      if (row?.user_id !== by || row.notified_at === null) throw new Problem('RECORD_NOT_FOUND')
      const outcome = misconductAfter('answer', row, { by, now: ctx.now, isInvolved: true })
      if ('refused' in outcome) throw new Problem(outcome.refused)
      const answer = { jawaban: withoutIdentityNumbers(jawaban), answered_at: ctx.now }
      await writeCase(db, id, { ...answer, status: outcome.next })
      return ownCases(db, ctx, row.user_training_id)
    }),
}
