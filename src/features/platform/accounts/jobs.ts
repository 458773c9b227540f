import { digest, randomSecret } from '../../../lib/secret.ts'
import { limits } from '../../../limits.ts'
import { own } from '../../../own-paths.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { recordSecurityEvent } from '../../../server/http/security-log.ts'
import { sendMail } from '../../../server/mail/mail.ts'
import { credentialsForReset, insertResetToken } from './queries.ts'
import { deleteExpiredAccess } from './session-queries.ts'

/** Makes and mails a reset link, when the address has an account. */
async function sendResetLink(ctx: Context, email: string): Promise<void> {
  const user = await credentialsForReset(ctx.db, email)
  if (!user || user.suspended) return
  const token = randomSecret()
  const link = `${ctx.appUrl}${own.resetPassword(token)}?email=${encodeURIComponent(email)}`
  await inTransaction(ctx.db, async (db) => {
    await insertResetToken(db, user.id, digest(token), ctx.now, limits.resetLinkMinutes)
    await recordSecurityEvent(db, ctx, { jenis: 'password_diminta', user_id: user.id })
    await sendMail(db, ctx, { letter: 'resetLink', to: email, name: user.name, link })
  })
}

/** The kinds of jobs that accounts leave to the queue. */
export const accountJobs = (context: () => Context) => ({
  'reset-link': async (data: unknown) => sendResetLink(context(), (data as { email: string }).email),
})

/** Sessions, tokens and links whose time is over. */
export const sweepAccounts = ({ db, now }: Context): Promise<void> => deleteExpiredAccess(db, now)
