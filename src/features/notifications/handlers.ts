import type { Handlers } from '../../lib/handler.ts'
import { limits } from '../../limits.ts'
import type { Context } from '../../server/context.ts'
import { member } from '../../server/session.ts'
import type { notificationCalls } from './contract.ts'
import { countUnread, markRead, newestBefore } from './queries.ts'

export const notificationHandlers: Handlers<typeof notificationCalls, Context> = {
  listNotifications: async (ctx, { sebelum }) => {
    const { id } = member(ctx)
    const size = limits.listPageSize
    const [found, belum_dibaca] = await Promise.all([
      newestBefore(ctx.db, id, sebelum, size + 1),
      countUnread(ctx.db, id),
    ])
    return { data: found.slice(0, size), belum_dibaca, masih_ada: found.length > size }
  },

  readNotifications: async (ctx, { sampai }) => {
    await markRead(ctx.db, member(ctx).id, sampai, ctx.now)
    return undefined
  },
}
