import { sendMail } from '../../../../documents/mail/mail.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { endAllAccess, endOtherAccess, requireSession } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { digest } from '../../../../lib/signing/secret.ts'
import { limits } from '../../../../limits.ts'
import { invalidFields } from '../../../../problems.ts'
import {
  changePassword,
  clearPhoto,
  credentialsById,
  credentialsForReset,
  hasResetToken,
  returnToFormerEmail,
  spendResetToken,
} from '../queries.ts'
import { markPasswordConfirmed } from '../sessions/queries.ts'
import type { AccountHandlers } from '../shared-handlers.ts'
import { passwordWeakness } from './service.ts'
import { takeBackSecondFactor, takeBackWaysIn } from './taken-back-queries.ts'

const WRONG_PASSWORD = 'Password tidak benar.'
const NOT_REPEATED = 'Konfirmasi password tidak sama.'
const BAD_LINK = 'Tautan penggantian password tidak berlaku lagi. Minta tautan baru.'

/** The sentence against a new password and its repetition. */
const UNCHANGED = 'Password baru harus berbeda dari password sekarang.'

function refusalOfNew(
  ctx: Context,
  password: string,
  repeated: string | null | undefined,
  person: { name?: string; email: string },
): string | undefined {
  if (password === '') return 'Password wajib diisi.'
  if (password.length < limits.passwordLeast) return `Password paling sedikit ${limits.passwordLeast} karakter.`
  if (password.length > limits.passwordMost) return `Password paling panjang ${limits.passwordMost} karakter.`
  return passwordWeakness(ctx, password, person) ?? (password === repeated ? undefined : NOT_REPEATED)
}

export const passwordHandlers = {
  resetPassword: async (ctx, { token, email, password, password_confirmation }) => {
    const refusal = refusalOfNew(ctx, password, password_confirmation, { email })
    if (refusal) throw invalidFields({ password: refusal })
    const hash = digest(token)
    const user = await credentialsForReset(ctx.db, email)
    if (!user || !(await hasResetToken(ctx.db, user.id, hash, ctx.now))) throw invalidFields({ email: BAD_LINK })
    const weak = passwordWeakness(ctx, password, { name: user.name, email })
    if (weak) throw invalidFields({ password: weak })
    const password_hash = await ctx.passwords.hash(password)
    await inTransaction(ctx.db, async (db) => {
      if (!(await spendResetToken(db, user.id, hash, ctx.now))) throw invalidFields({ email: BAD_LINK })
      if (!(await changePassword(db, user, password_hash))) throw invalidFields({ email: BAD_LINK })
      await endAllAccess(db, user.id)
      if (user.unproven) {
        // Nobody has shown to read this mailbox until now, so all that is there may be a stranger's.
        const everything = { user_id: user.id, since: new Date(0) }
        await takeBackWaysIn(db, { ...everything, now: ctx.now })
        await takeBackSecondFactor(db, everything)
        await clearPhoto(db, user.id)
      }
      if (user.email !== email) await returnToFormerEmail(db, user.id, email, ctx.now)
      await recordSecurityEvent(db, ctx, { jenis: 'password_direset', user_id: user.id })
      await sendMail(db, ctx, { letter: 'passwordChanged', to: email, name: user.name, at: longMoment(ctx.now) })
    })
    // Nobody is logged in, but who holds the mailbox and the new password is no stranger at the next login.
    ctx.visit.outcome.enteredAs = email
    return { message: 'Your password has been reset.' }
  },

  confirmPassword: async (ctx, { password }) => {
    const { account, session } = requireSession(ctx)
    const { password_hash } = await credentialsById(ctx.db, account.id)
    if (!(await ctx.passwords.verify(password_hash, password))) {
      await recordSecurityEvent(ctx.db, ctx, { jenis: 'password_salah', user_id: account.id })
      throw invalidFields({ password: WRONG_PASSWORD })
    }
    await markPasswordConfirmed(ctx.db, session.hash, ctx.now)
    return ''
  },

  confirmedPasswordStatus: async (ctx, { seconds }) => {
    const at = requireSession(ctx).session.password_confirmed_at
    const age = at ? Math.floor((ctx.now.getTime() - at.getTime()) / 1000) : undefined
    const confirmed = age !== undefined && age < (seconds ?? limits.confirmedPasswordSeconds)
    if (confirmed) ctx.reply.headers['X-Retry-After'] = String(age)
    return { confirmed }
  },

  updatePassword: async (ctx, given) => {
    const { account } = requireSession(ctx)
    const current = given.current_password ?? ''
    const password = given.password ?? ''
    const user = await credentialsById(ctx.db, account.id)
    const isRight = current.length <= limits.passwordMost && (await ctx.passwords.verify(user.password_hash, current))
    const isSame = isRight && password === current
    const refusal = isSame ? UNCHANGED : refusalOfNew(ctx, password, given.password_confirmation, account)
    if (!isRight || refusal) {
      if (!isRight) await recordSecurityEvent(ctx.db, ctx, { jenis: 'password_salah', user_id: user.id })
      const wrong = current === '' ? 'Password sekarang wajib diisi.' : 'Password sekarang tidak benar.'
      throw invalidFields({
        ...(isRight ? {} : { current_password: wrong }),
        ...(refusal ? { password: refusal } : {}),
      })
    }
    const password_hash = await ctx.passwords.hash(password)
    await inTransaction(ctx.db, async (db) => {
      const changed = await changePassword(db, user, password_hash)
      if (!changed) throw invalidFields({ current_password: 'Password sekarang tidak benar.' })
      await endOtherAccess(db, ctx)
      await recordSecurityEvent(db, ctx, { jenis: 'password_diganti', user_id: user.id })
      const { email, name } = account
      await sendMail(db, ctx, { letter: 'passwordChanged', to: email, name, at: longMoment(ctx.now) })
    })
    return ''
  },
} satisfies Partial<AccountHandlers>
