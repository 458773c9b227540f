import type { Context } from '../../../ground/context.ts'
import { requireSession } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { limits } from '../../../limits.ts'
import type { securityLogCalls } from './contract.ts'
import { eventsOf } from './queries.ts'

export const securityLogHandlers: Handlers<typeof securityLogCalls, Context> = {
  listOwnSecurityEvents: async (ctx, { page = 1 }) => {
    const most = limits.listPageSize
    const { data, total } = await eventsOf(ctx.db, requireSession(ctx).account.id, { from: (page - 1) * most, most })
    return { data: data.map((event) => ({ ...event, id: Number(event.id) })), total, page }
  },
}
