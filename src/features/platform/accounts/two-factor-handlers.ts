import { longMoment } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { enter, forgive, heldLogin, signedIn } from '../../../server/http/session.ts'
import { type Mail, sendMail } from '../../../server/mail/mail.ts'
import type { AccountHandlers } from './handlers.ts'
import { invalid } from './refusals.ts'
import {
  acceptStep,
  dropPendingLogins,
  lockTwoFactor,
  markConfirmed,
  putRecoveryCodes,
  putSecret,
  removeTwoFactor,
  siteName,
  type TwoFactorRow,
  twoFactorOf,
} from './two-factor-queries.ts'
import {
  newRecoveryCodes,
  newSecret,
  openCodes,
  openSecret,
  qrCodeOf,
  sealCodes,
  sealSecret,
  spendRecoveryCode,
  stepOf,
} from './two-factor-service.ts'

const WRONG_CODE = 'Kode dua faktor tidak benar atau sudah dipakai.'

type Notice = 'twoFactorOn' | 'twoFactorOff' | 'newRecoveryCodes' | 'recoveryCodeUsed'

const tell = (db: Db, ctx: Context, letter: Notice, { name, email }: TwoFactorRow): Promise<void> => {
  const mail: Mail = { letter, to: email, name, at: longMoment(ctx.now) }
  return sendMail(db, ctx, mail)
}

const secretOf = (ctx: Context, user: TwoFactorRow): string | undefined =>
  user.two_factor_secret ? openSecret(ctx, user.id, user.two_factor_secret) : undefined

/** Whether this is a code of the app that was not accepted before; it is spent by asking. */
async function passesCode(db: Db, ctx: Context, user: TwoFactorRow, code: string): Promise<boolean> {
  const secret = secretOf(ctx, user)
  const step = secret === undefined ? undefined : stepOf(secret, code, ctx.now)
  return step !== undefined && acceptStep(db, user.id, step)
}

/** Whether this is a recovery code; it is replaced by asking. */
async function passesRecoveryCode(db: Db, ctx: Context, user: TwoFactorRow, code: string): Promise<boolean> {
  const codes = spendRecoveryCode(openCodes(ctx, user.id, user.recovery_codes), code)
  if (!codes) return false
  await putRecoveryCodes(db, user.id, sealCodes(ctx, user.id, codes))
  await tell(db, ctx, 'recoveryCodeUsed', user)
  return true
}

/** The second step; false for everything that is not exactly right. */
function passChallenge(ctx: Context, userId: number, code: string, recoveryCode: string): Promise<boolean> {
  return inTransaction(ctx.db, async (db) => {
    const user = await lockTwoFactor(db, userId)
    const held = await heldLogin(db, ctx)
    if (held?.user_id !== userId || held.password_version !== user.password_version) return false
    if (!user.confirmed || user.suspended) return false
    const passes =
      (recoveryCode !== '' && (await passesRecoveryCode(db, ctx, user, recoveryCode))) ||
      (code !== '' && (await passesCode(db, ctx, user, code)))
    if (!passes) return false
    const entering = { userId, passwordVersion: held.password_version, remember: held.remember }
    if (!(await enter(db, ctx, entering))) throw invalid({ code: WRONG_CODE })
    return true
  })
}

export const twoFactorHandlers = {
  twoFactorChallenge: async (ctx, given) => {
    const code = given.code ?? ''
    const recoveryCode = given.recovery_code ?? ''
    const held = await heldLogin(ctx.db, ctx)
    const passed = held !== undefined && (await passChallenge(ctx, held.user_id, code, recoveryCode))
    // The specified client sends one text as both, so the sentence fits either.
    if (!passed) throw invalid(recoveryCode === '' ? { code: WRONG_CODE } : { recovery_code: WRONG_CODE })
    await forgive(ctx.db, ctx)
    return undefined
  },

  startTwoFactor: async (ctx, { force }) => {
    const { id } = signedIn(ctx).account
    await inTransaction(ctx.db, async (db) => {
      const user = await lockTwoFactor(db, id)
      // What works is not taken away by starting anew; an unfinished setup goes on unless force is asked.
      if (user.confirmed || (user.two_factor_secret && force !== true)) return
      await putSecret(db, id, sealSecret(ctx, id, newSecret()), sealCodes(ctx, id, newRecoveryCodes()))
    })
    return ''
  },

  confirmTwoFactor: async (ctx, { code }) => {
    const { id } = signedIn(ctx).account
    const confirmed = await inTransaction(ctx.db, async (db) => {
      const user = await lockTwoFactor(db, id)
      if (!(await passesCode(db, ctx, user, code ?? ''))) return false
      if (user.confirmed) return true
      await markConfirmed(db, id, ctx.now)
      await dropPendingLogins(db, id)
      await tell(db, ctx, 'twoFactorOn', user)
      return true
    })
    if (!confirmed) throw invalid({ code: WRONG_CODE })
    await forgive(ctx.db, ctx)
    return ''
  },

  stopTwoFactor: async (ctx) => {
    const { id } = signedIn(ctx).account
    await inTransaction(ctx.db, async (db) => {
      const user = await lockTwoFactor(db, id)
      await removeTwoFactor(db, id)
      await dropPendingLogins(db, id)
      if (user.confirmed) await tell(db, ctx, 'twoFactorOff', user)
    })
    return ''
  },

  twoFactorQrCode: async (ctx) => {
    const user = await twoFactorOf(ctx.db, signedIn(ctx).account.id)
    const secret = secretOf(ctx, user)
    return secret === undefined ? [] : qrCodeOf(secret, await siteName(ctx.db), user.email)
  },

  twoFactorSecretKey: async (ctx) => {
    const secretKey = secretOf(ctx, await twoFactorOf(ctx.db, signedIn(ctx).account.id))
    if (secretKey === undefined) throw new Problem('TWO_FACTOR_OFF')
    return { secretKey }
  },

  recoveryCodes: async (ctx) => {
    const user = await twoFactorOf(ctx.db, signedIn(ctx).account.id)
    return openCodes(ctx, user.id, user.recovery_codes)
  },

  renewRecoveryCodes: async (ctx) => {
    const { id } = signedIn(ctx).account
    await inTransaction(ctx.db, async (db) => {
      const user = await lockTwoFactor(db, id)
      if (!user.two_factor_secret) return
      await putRecoveryCodes(db, id, sealCodes(ctx, id, newRecoveryCodes()))
      if (user.confirmed) await tell(db, ctx, 'newRecoveryCodes', user)
    })
    return ''
  },
} satisfies Partial<AccountHandlers>
