import { inTransaction } from '../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import { hasConfirmedPassword, requireSession } from '../../../ground/sessions/session.ts'
import { to } from '../../../paths.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { moveAccountTo } from './email/change-service.ts'
import { isLinkOf, isOurLink, sendVerification } from './email/verification-service.ts'
import { clearPhoto, markEmailVerified, renameUser, updatePhoto } from './queries.ts'
import { EMAIL_TAKEN } from './rules.ts'
import { isEmailTaken } from './service.ts'
import type { AccountHandlers } from './shared-handlers.ts'
import { lockOwnAccount } from './two-factor/service.ts'

export const profileHandlers = {
  resendVerification: async (ctx) => {
    const { account } = requireSession(ctx)
    if (account.verified) ctx.reply.status = 204
    else await sendVerification(ctx.db, ctx, account)
    return ''
  },

  getUnverifiedAccount: async (ctx) => {
    const { account } = ctx.visit
    if (!account || account.verified) return { akun: null }
    return { akun: { name: account.name, email: account.email } }
  },

  verifyEmail: async (ctx, link) => {
    const { account } = requireSession(ctx)
    if (!isOurLink(ctx, link)) throw new Problem('INVALID_SIGNATURE')
    if (!isLinkOf(link, account)) throw new Problem('UNAUTHORIZED_ACTION')
    await inTransaction(ctx.db, async (db) => {
      await markEmailVerified(db, account.id, account.email, ctx.now)
      if (!account.verified) await recordSecurityEvent(db, ctx, { jenis: 'email_diverifikasi', user_id: account.id })
    })
    ctx.reply.goTo = `${to.dashboard}?verified=1`
    return undefined
  },

  updateProfile: async (ctx, { name, email }) => {
    const { account } = requireSession(ctx)
    const changes = email !== account.email
    if (changes && !hasConfirmedPassword(ctx)) throw new Problem('CONFIRM_PASSWORD')
    if (changes && (await isEmailTaken(ctx.db, ctx.now, email, account.id))) throw invalidFields({ email: EMAIL_TAKEN })
    await inTransaction(ctx.db, async (db) => {
      await lockOwnAccount(db, ctx)
      const standing = await renameUser(db, account.id, name)
      // Sent twice at once, it moves once.
      if (changes && standing.email !== email) await moveAccountTo(db, ctx, { ...account, name }, email)
    })
    return ''
  },

  uploadProfilePhoto: async (ctx, { foto }) => {
    const { account } = requireSession(ctx)
    const stored = await ctx.files.storePicture(ctx.db, new Uint8Array(await foto.arrayBuffer()))
    await updatePhoto(ctx.db, account.id, stored.name)
    return { image: stored.name }
  },

  removeProfilePhoto: async (ctx) => {
    await clearPhoto(ctx.db, requireSession(ctx).account.id)
    return ''
  },
} satisfies Partial<AccountHandlers>
