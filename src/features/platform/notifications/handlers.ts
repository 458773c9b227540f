import { isStaff } from '../../../access.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { limits } from '../../../limits.ts'
import type { Context } from '../../../server/context.ts'
import { member } from '../../../server/http/session.ts'
import type { notificationCalls } from './contract.ts'
import { acceptMail, countUnread, declinedBy, declineMail, markRead, newestBefore } from './queries.ts'
import { mailsFor, OPTIONAL_MAILS } from './rules.ts'

/** The mails that whoever asks may do without, and which of them they get. */
async function ownChoices(ctx: Context) {
  const person = member(ctx)
  const declined = await declinedBy(ctx.db, person.id)
  return mailsFor(isStaff(person)).map((jenis) => {
    const { label, keterangan } = OPTIONAL_MAILS[jenis]
    return { jenis, label, keterangan, kirim: !declined.has(jenis) }
  })
}

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

  listMailChoices: (ctx) => ownChoices(ctx),

  chooseMail: async (ctx, { jenis, kirim }) => {
    const { id } = member(ctx)
    if (kirim) await acceptMail(ctx.db, id, jenis)
    else await declineMail(ctx.db, id, jenis, ctx.now)
    return ownChoices(ctx)
  },
}
