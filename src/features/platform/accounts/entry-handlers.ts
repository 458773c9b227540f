import { mayMail } from '../../../documents/mail/mailbox-limits.ts'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import {
  beginSession,
  forgive,
  issueToken,
  leave,
  requireAccount,
  savePendingLogin,
} from '../../../ground/sessions/session.ts'
import { isShut } from '../../../ground/sessions/session-queries.ts'
import { withPreparation } from '../../../lib/calls/handler.ts'
import { internationalPhone } from '../../../lib/identifiers/phone.ts'
import { attemptLimits } from '../../../limits.ts'
import { invalidFields } from '../../../problems.ts'
import { keepAgreement } from '../legal-pages/service.ts'
import { sendVerification } from './email/verification-service.ts'
import { passwordWeakness } from './passwords/service.ts'
import { credentialsByEmail, insertUser, profileById, updatePasswordHash } from './queries.ts'
import { EMAIL_TAKEN } from './rules.ts'
import { isEmailTaken } from './service.ts'
import type { AccountHandlers } from './shared-handlers.ts'

/** Said to those who know the password only. */
const READING_ENDED = 'Akses baca akun ini sudah berakhir. Hubungi lembaga bila Anda masih memerlukannya.'

const WRONG = 'Email atau password tidak sesuai dengan data kami.'

/** Begins the session, and makes the token, of somebody whose right to enter is clear. */
function admitUser(
  ctx: Context,
  user: { id: number; email: string; password_version: number },
  remember: boolean,
): Promise<string> {
  return inTransaction(ctx.db, async (db) => {
    const entering = { userId: user.id, passwordVersion: user.password_version, remember }
    if (!(await beginSession(db, ctx, entering))) throw invalidFields({ email: WRONG })
    await recordSecurityEvent(db, ctx, { jenis: 'masuk', user_id: user.id })
    const token = await issueToken(db, ctx, user.id)
    ctx.visit.outcome.enteredAs = user.email
    return token
  })
}

export const entryHandlers = {
  getCsrfCookie: async () => undefined,

  login: async (ctx, { email, password, remember }) => {
    const user = await credentialsByEmail(ctx.db, email)
    const isRight = await ctx.passwords.verify(user?.password_hash, password, ctx.visit.isKnownDevice)
    if (!user || !isRight || user.suspended) {
      await recordSecurityEvent(ctx.db, ctx, {
        jenis: 'masuk_gagal',
        user_id: user?.id ?? null,
        ...(user ? {} : { email }),
      })
      throw invalidFields({ email: WRONG })
    }
    if (isShut(user, ctx.now)) throw invalidFields({ email: READING_ENDED })
    if (ctx.passwords.isOutdated(user.password_hash)) {
      await updatePasswordHash(ctx.db, user, await ctx.passwords.hash(password))
    }
    await forgive(ctx.db, ctx)
    if (!user.two_factor)
      return { two_factor: false, token: await admitUser(ctx, { ...user, email }, remember === true) }
    await savePendingLogin(ctx.db, ctx, {
      userId: user.id,
      passwordVersion: user.password_version,
      remember: remember === true,
    })
    return { two_factor: true }
  },

  register: withPreparation(
    async (ctx, { name, email, password }) => {
      const weak = passwordWeakness(ctx, password, { name, email })
      const isTaken = await isEmailTaken(ctx.db, ctx.now, email)
      if (weak || isTaken) {
        throw invalidFields({ ...(isTaken ? { email: EMAIL_TAKEN } : {}), ...(weak ? { password: weak } : {}) })
      }
      return ctx.passwords.hash(password)
    },
    async (ctx, { name, email, phone, persetujuan, versi_privasi, versi_syarat }, password_hash) =>
      inTransaction(ctx.db, async (db) => {
        const id = await insertUser(db, { name, email, phone: internationalPhone(phone), password_hash })
        if (id === undefined) throw invalidFields({ email: EMAIL_TAKEN })
        if (persetujuan) await keepAgreement(db, ctx, id, { privasi: versi_privasi, syarat: versi_syarat })
        await beginSession(db, ctx, { userId: id, passwordVersion: 1, remember: false })
        await recordSecurityEvent(db, ctx, { jenis: 'daftar', user_id: id })
        await sendVerification(db, ctx, { id, name, email })
        return { two_factor: false, token: await issueToken(db, ctx, id) }
      }),
  ),

  me: async (ctx) => profileById(ctx.db, requireAccount(ctx).id),

  logout: async (ctx) => {
    const { account } = ctx.visit
    await inTransaction(ctx.db, async (db) => {
      await leave(db, ctx)
      if (account) await recordSecurityEvent(db, ctx, { jenis: 'keluar', user_id: account.id })
    })
    // Not "cookies": the answer brings a new CSRF pair.
    ctx.reply.headers['Clear-Site-Data'] = '"cache", "storage"'
    return undefined
  },

  forgotPassword: async (ctx, { email }) => {
    // Looking the address up is the job's work: the answer takes the same time for every address.
    const mail = await ctx.attempts.count(ctx.db, ctx.now, 'reset-mail', email, attemptLimits.resetMail)
    const isSent = mail.allowed && (await mayMail(ctx.db, ctx, 'reset', email))
    if (isSent) await ctx.jobs.enqueue(ctx.db, 'reset-link', { email })
    return { message: 'We have emailed your password reset link.' }
  },
} satisfies Partial<AccountHandlers>
