import { isStaff } from '../../../access.ts'
import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { limits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import type { notificationCalls } from './contract.ts'
import { type DeclinableMail, isDeclineOf, readDeclineToken } from './decline-rules.ts'
import { acceptMail, declinedMails, declineMail, emailOf, markRead, notificationsBefore } from './queries.ts'
import { mailsFor, OPTIONAL_MAILS, stoppedText } from './rules.ts'

/** The mails that the caller may do without, and which of them they get. */
async function mailChoices(ctx: Context) {
  const person = requireAccount(ctx)
  const declined = await declinedMails(ctx.db, person.id)
  return mailsFor(isStaff(person)).map((jenis) => {
    const { label, keterangan } = OPTIONAL_MAILS[jenis]
    return { jenis, label, keterangan, kirim: !declined.has(jenis) }
  })
}

/** Returns what a link turns off; throws MAIL_LINK_OVER for one that is not ours, or was sent to another mailbox. */
async function requireDeclinable({ db, keys }: Context, token: string): Promise<DeclinableMail> {
  const mail = readDeclineToken(token)
  const email = mail && (await emailOf(db, mail.user_id))
  if (!mail || email === undefined || !isDeclineOf(keys, mail, email, mail.signature))
    throw new Problem('MAIL_LINK_OVER')
  return mail
}

export const notificationHandlers: Handlers<typeof notificationCalls, Context> = {
  listNotifications: async (ctx, { sebelum }) => {
    const { id } = requireAccount(ctx)
    const size = limits.listPageSize
    const { found, belum_dibaca } = await notificationsBefore(ctx.db, id, sebelum, size + 1)
    return { data: found.slice(0, size), belum_dibaca, masih_ada: found.length > size }
  },

  readNotifications: async (ctx, { sampai }) => {
    await markRead(ctx.db, requireAccount(ctx).id, sampai, ctx.now)
    return undefined
  },

  listMailChoices: (ctx) => mailChoices(ctx),

  getMailStop: async (ctx, { token }) => {
    const { jenis } = await requireDeclinable(ctx, token)
    const { label, keterangan } = OPTIONAL_MAILS[jenis]
    return { label, keterangan }
  },

  stopMail: async (ctx, { token }) => {
    const mail = await requireDeclinable(ctx, token)
    await declineMail(ctx.db, mail.user_id, mail.jenis, ctx.now)
    return { message: stoppedText(mail.jenis) }
  },

  chooseMail: async (ctx, { jenis, kirim }) => {
    const { id } = requireAccount(ctx)
    if (kirim) await acceptMail(ctx.db, id, jenis)
    else await declineMail(ctx.db, id, jenis, ctx.now)
    return mailChoices(ctx)
  },
}
