import type { Handlers } from '../../../lib/handler.ts'
import { limits } from '../../../limits.ts'
import type { Context } from '../../../server/context.ts'
import { requireSession } from '../../../server/http/session.ts'
import type { securityLogCalls } from './contract.ts'
import { eventsOf } from './queries.ts'

export const securityLogHandlers: Handlers<typeof securityLogCalls, Context> = {
  listOwnSecurityEvents: async (ctx, { page = 1 }) => {
    const most = limits.listPageSize
    const { data, total } = await eventsOf(ctx.db, requireSession(ctx).account.id, { from: (page - 1) * most, most })
    return { data: data.map((event) => ({ ...event, id: Number(event.id) })), total, page }
  },
}
