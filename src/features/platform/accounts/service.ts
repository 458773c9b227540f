import { sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { endAllAccess } from '../../../ground/sessions/session.ts'
import { longMoment } from '../../../lib/day.ts'
import { digest, randomSecret } from '../../../lib/signing/secret.ts'
import { limits } from '../../../limits.ts'
import { own } from '../../../own-paths.ts'
import { isFormerEmail } from './email/change-queries.ts'
import { deletePasskeysOf } from './passkeys/queries.ts'
import { credentialsByEmail, deleteResetTokens, insertResetToken } from './queries.ts'
import { clearAuthenticator, deletePendingLogins, dropIdleRecoveryCodes, lockTwoFactor } from './two-factor/queries.ts'

/** Tells whether somebody has the address, or can still regain an account by it. */
export async function isEmailTaken(db: Db, now: Date, email: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('email', '=', email), is('previous_email', '=', email)]))
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined || isFormerEmail(db, email, exceptId, now)
}

/** Makes the link by which an invited person sets the first password; it replaces older ones. */
export async function makeInvitation(
  db: Db,
  { now, appUrl }: Pick<Context, 'now' | 'appUrl'>,
  user: { id: number; email: string },
): Promise<string> {
  const token = randomSecret()
  await deleteResetTokens(db, user.id)
  await insertResetToken(db, user.id, digest(token), now, limits.invitationDays * 24 * 60)
  return `${appUrl}${own.resetPassword(token)}?email=${encodeURIComponent(user.email)}&undangan=ya`
}

/** Takes every second factor off an account whose owner lost it: all access ends, and the owner gets a letter. */
export async function resetTwoFactor(
  db: Db,
  { now, jobs }: Pick<Context, 'now' | 'jobs'>,
  email: string,
): Promise<{ id: number; name: string } | 'unknown' | 'off'> {
  const user = await credentialsByEmail(db, email)
  if (!user) return 'unknown'
  const { id, name, two_factor_secret, two_factor } = await lockTwoFactor(db, user.id)
  if (!two_factor_secret && !two_factor) return 'off'
  await clearAuthenticator(db, id)
  await deletePasskeysOf(db, id)
  await dropIdleRecoveryCodes(db, id)
  await deletePendingLogins(db, id)
  await endAllAccess(db, id)
  await sendMail(db, { jobs }, { letter: 'twoFactorOff', to: email, name, at: longMoment(now) })
  return { id, name }
}
