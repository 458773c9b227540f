import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { digest, randomSecret } from '../../../lib/signing/secret.ts'
import { own } from '../../../own-paths.ts'
import type { calendarCalls } from './contract.ts'
import { deleteFeed, feedOf, replaceFeed } from './queries.ts'

export const calendarHandlers: Handlers<typeof calendarCalls, Context> = {
  getCalendarFeed: async (ctx) => ({ feed: (await feedOf(ctx.db, requireAccount(ctx).id)) ?? null }),

  makeCalendarFeed: async (ctx) => {
    const { id } = requireAccount(ctx)
    const token = randomSecret()
    await replaceFeed(ctx.db, id, digest(token), ctx.now)
    return { feed: { created_at: ctx.now, last_read_at: null }, alamat: `${ctx.appUrl}${own.calendarFeed(token)}` }
  },

  removeCalendarFeed: async (ctx) => {
    await deleteFeed(ctx.db, requireAccount(ctx).id)
    return undefined
  },
}
