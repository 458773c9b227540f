import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { takeApplicationTransition } from '../../../processes/applications/take-application-transition.ts'
import { issueDocument } from '../../platform/files/issued-service.ts'
import { fileAppeal } from '../appeals/service.ts'
import { applicationEvidence, type Evidence } from '../applications/evidence-service.ts'
import type { decisionCalls } from './contract.ts'
import { decisionsOn } from './queries.ts'
import { resultReport } from './result-paper-view.ts'
import { resultOf } from './result-view.ts'

/** Somebody else's application does not exist for a member. */
async function requireOwnEvidence(db: Db, ctx: Context, id: number): Promise<Evidence> {
  const application = await applicationEvidence(db, ctx, id)
  if (application?.user_id !== requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return application
}

export const decisionHandlers: Handlers<typeof decisionCalls, Context> = {
  getResult: async (ctx, { id }) => resultOf(ctx.db, ctx, await requireOwnEvidence(ctx.db, ctx, id)),

  getResultReport: async (ctx, { id }) => {
    const { nomor, ...file } = await resultReport(ctx, await requireOwnEvidence(ctx.db, ctx, id))
    return issueDocument(ctx, { jenis: 'hasil_uji', nomor }, file)
  },

  fileAppeal: (ctx, { id, tahap, ...said }) =>
    inTransaction(ctx.db, async (db) => {
      const user_id = requireAccount(ctx).id
      await takeApplicationTransition(db, ctx, { id, transition: 'appeal', tahap, userId: user_id })
      const [latest] = await decisionsOn(db, id)
      if (!latest) throw new Problem('STALE')
      const against = { user_training_id: id, decision_id: latest.id, sanction_id: null }
      await fileAppeal(db, ctx, { user_id, ...said, ...against })
      return resultOf(db, ctx, await requireOwnEvidence(db, ctx, id))
    }),
}
