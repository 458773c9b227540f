import { sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import { longMoment } from '../../../lib/day.ts'
import { digest, randomSecret } from '../../../lib/signing/secret.ts'
import { attemptLimits, limits } from '../../../limits.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { notifyUser } from '../notifications/service.ts'
import { credentialsForReset, insertResetToken, ownerForAlarm } from './queries.ts'
import { deleteExpiredAccess } from './sessions/queries.ts'

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

/** An event of which the owner of an account is warned; a failed login only knows the address that was typed. */
export type Alarm = { alarm: 'remember' | 'second-factor'; userId: number } | { alarm: 'login'; email: string }

const ALARM_LETTERS = {
  remember: 'rememberTheft',
  login: 'loginsFailed',
  'second-factor': 'secondFactorFailed',
} as const

/** Asks the owner, once in some days for each kind: an attack goes on, its letters do not. */
async function sendAlarm(ctx: Context, alarm: Alarm): Promise<void> {
  const whose = 'email' in alarm ? { email: alarm.email } : { id: alarm.userId }
  const owner = await ownerForAlarm(ctx.db, whose)
  if (!owner) return
  const letter = { letter: ALARM_LETTERS[alarm.alarm], name: owner.name, at: longMoment(ctx.now) }
  const link = `${ctx.appUrl}${to.forgotPassword}`
  // Counted with the letter: where that fails, the next try is not taken for a second one.
  await inTransaction(ctx.db, async (db) => {
    const asked = await ctx.attempts.count(db, ctx.now, `alarm-${alarm.alarm}`, String(owner.id), attemptLimits.alarm)
    if (asked.allowed) await notifyUser(db, ctx, owner, { ...letter, link }, own.sessions)
  })
}

/** Sessions, tokens and links whose time is over. */
const sweepAccounts = ({ db, now }: Context): Promise<void> => deleteExpiredAccess(db, now)

/** Letters that a request leaves to the queue, so that its time tells nobody whether there is an account. */
export const accountJobs = {
  sweep: [sweepAccounts],
  'reset-link': (ctx, { email }: { email: string }) => sendResetLink(ctx, email),
  'account-alarm': sendAlarm,
} satisfies FeatureJobs
