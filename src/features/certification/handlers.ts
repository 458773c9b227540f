import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import { member } from '../../server/session.ts'
import type { certificationCalls } from './contract.ts'
import { countsOf, trainingsOf } from './queries.ts'
import { STAGES, statusOf } from './rules.ts'

/** Somebody else's list does not exist for a member: 403 would mean an unverified address to the client. */
function ownId(ctx: Context, userId: number): number {
  if (member(ctx).id !== userId) throw new Problem('NOT_FOUND')
  return userId
}

export const certificationHandlers: Handlers<typeof certificationCalls, Context> = {
  listUserTrainings: async (ctx, { userId }) => {
    const trainings = await trainingsOf(ctx.db, ownId(ctx, userId))
    return trainings.map((training) => ({
      ...training,
      status: statusOf(training.tahap),
      tahap_label: STAGES[training.tahap].label,
    }))
  },

  countUserTrainings: async (ctx, { userId }) => countsOf(ctx.db, ownId(ctx, userId)),
}
