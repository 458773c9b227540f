import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { digest, randomSecret } from '../../../lib/signing/secret.ts'
import { own } from '../../../own-paths.ts'
import { Problem } from '../../../problems.ts'
import type { calendarCalls } from './contract.ts'
import { deleteFeed, feedOf, readerOf, replaceFeed } from './queries.ts'
import { feedFile } from './service.ts'

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

  readCalendarFeed: async (ctx, { token }) => {
    const userId = await readerOf(ctx.db, digest(token), ctx.now)
    if (userId === undefined) throw new Problem('NOT_FOUND')
    const bytes = await feedFile(ctx.db, ctx, userId)
    const etag = `"${digest(bytes).slice(0, 32)}"`
    Object.assign(ctx.reply.headers, { ETag: etag, 'Cache-Control': 'private, no-cache' })
    if (ctx.knownTag === etag) ctx.reply.status = 304
    return { type: 'text/calendar; charset=utf-8', bytes, filename: 'sertifikasi.ics', inline: true }
  },
}
