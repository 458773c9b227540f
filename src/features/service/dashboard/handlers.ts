import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import type { dashboardCalls } from './contract.ts'
import { countsOf } from './queries.ts'

export const dashboardHandlers: Handlers<typeof dashboardCalls, Context> = {
  countUserTrainings: async (ctx, { userId }) => {
    // Another member's list is as if it did not exist: the client takes a 403 for an unverified address.
    if (requireAccount(ctx).id !== userId) throw new Problem('NOT_FOUND')
    return countsOf(ctx.db, userId)
  },
}
