import { sendMail } from '../../../../documents/mail/mail.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { endAllAccess } from '../../../../ground/sessions/session.ts'
import { digest, randomSecret } from '../../../../lib/signing/secret.ts'
import { limits } from '../../../../limits.ts'
import { own } from '../../../../own-paths.ts'
import { Problem } from '../../../../problems.ts'
import { takeBackSecondFactor, takeBackWaysIn } from '../passwords/taken-back-queries.ts'
import { deleteResetTokens, insertResetToken } from '../queries.ts'
import type { AccountHandlers } from '../shared-handlers.ts'
import { lockEmailChange, markUndone, restoreEmail } from './change-queries.ts'
import { isUndoOf, readUndoToken } from './change-service.ts'

const RESTORED = 'Alamat email sudah dikembalikan dan semua sesi diakhiri. Buka email kami untuk membuat password baru.'

export const emailChangeHandlers = {
  undoEmailChange: async (ctx, { token }) => {
    const read = readUndoToken(token)
    if (!read) throw new Problem('LINK_OVER')
    // The password of today may be another person's: nobody gets in by it any more.
    const unknown = await ctx.passwords.hash(randomSecret())
    await inTransaction(ctx.db, async (db) => {
      const change = await lockEmailChange(db, read.id, ctx.now)
      if (!change || !isUndoOf(ctx, change, read.signature)) throw new Problem('LINK_OVER')
      const { user_id, old_email } = change
      const { name } = await restoreEmail(db, change, unknown, ctx.now)
      // Whoever moved the address may have made a way in first: the window is as long before the change as after it.
      const since = new Date(change.created_at.getTime() - limits.emailUndoHours * 3_600_000)
      await takeBackWaysIn(db, { user_id, since, now: ctx.now })
      await takeBackSecondFactor(db, { user_id, since })
      await markUndone(db, change, ctx.now)
      await endAllAccess(db, user_id)
      await recordSecurityEvent(db, ctx, { jenis: 'email_dikembalikan', user_id })
      await deleteResetTokens(db, user_id)
      const secret = randomSecret()
      await insertResetToken(db, user_id, digest(secret), ctx.now, limits.resetLinkMinutes)
      const link = `${ctx.appUrl}${own.resetPassword(secret)}?email=${encodeURIComponent(old_email)}`
      await sendMail(db, ctx, { letter: 'emailRestored', to: old_email, name, link })
    })
    return { message: RESTORED }
  },
} satisfies Partial<AccountHandlers>
