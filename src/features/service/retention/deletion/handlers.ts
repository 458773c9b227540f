import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longMoment } from '../../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { own } from '../../../../own-paths.ts'
import { PROBLEMS, Problem } from '../../../../problems.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { accountById } from '../../../platform/personal-data/service.ts'
import { dataOfficerWords } from '../../../platform/settings/officer-service.ts'
import type { deletionCalls } from './contract.ts'
import { deletionWaits, insertDeletion } from './queries.ts'
import { answerDue } from './retention-rules.ts'
import { deletionObstacleOf, requireDeletable } from './retention-service.ts'

export const deletionHandlers: Handlers<typeof deletionCalls, Context> = {
  getDeletionObstacle: async (ctx) => {
    const { id, role } = requireAccount(ctx)
    if (await deletionWaits(ctx.db, id)) return { halangan: PROBLEMS.CHANGE_PENDING.message }
    return { halangan: (await deletionObstacleOf(ctx.db, ctx, id, role)) ?? null }
  },

  requestDeletion: (ctx, { alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id, role } = requireAccount(ctx)
      await requireDeletable(db, ctx, id, role)
      const request = { user_id: id, alasan: withoutIdentityNumbers(alasan), created_at: ctx.now }
      const made = await insertDeletion(db, request)
      if (!made) throw new Problem('CHANGE_PENDING')
      const { name, email } = await accountById(db, id)
      await recordAudit(db, ctx, { action: 'ajukan', noun: 'penghapusan-data', nounId: made.id, label: name })
      const answer_due = answerDue(ctx.now)
      const link = `${ctx.appUrl}${own.profile}`
      const pejabat = await dataOfficerWords(db, ctx.today)
      const letter = { letter: 'deletionAsked', name, batas: longMoment(answer_due), link, pejabat } as const
      await notifyUser(db, ctx, { id, email }, letter, own.profile)
      return { id: made.id, created_at: ctx.now, answer_due }
    }),
}
