import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { digest } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'
import { readerOf } from '../../platform/calendar/service.ts'
import type { calendarFeedCalls } from './contract.ts'
import { feedFile } from './service.ts'

export const calendarFeedHandlers: Handlers<typeof calendarFeedCalls, Context> = {
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
