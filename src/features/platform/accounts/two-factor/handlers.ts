import { type Mail, sendMail } from '../../../../documents/mail/mail.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { forgive, pendingLogin, requireSession } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { certificationBodyName } from '../../site-content/service.ts'
import type { AccountHandlers } from '../shared-handlers.ts'
import { passPendingLogin } from './pending-login-service.ts'
import {
  acceptTimeStep,
  clearAuthenticator,
  deletePendingLogins,
  dropIdleRecoveryCodes,
  markTwoFactorConfirmed,
  type TwoFactorRow,
  twoFactorOf,
  updateRecoveryCodes,
  updateTwoFactorSecret,
} from './queries.ts'
import {
  drawQrCode,
  lockOwnAccount,
  newRecoveryCodes,
  newSecret,
  openCodes,
  openSecret,
  sealCodes,
  sealSecret,
  spendRecoveryCode,
  timeStepOf,
} from './service.ts'

const WRONG_CODE = 'Kode verifikasi dua langkah tidak benar atau sudah dipakai.'

const TRACES = {
  twoFactorOn: 'dua_faktor_aktif',
  twoFactorOff: 'dua_faktor_mati',
  newRecoveryCodes: 'kode_pemulihan_diganti',
  recoveryCodeUsed: 'kode_pemulihan_dipakai',
} as const
type Notice = keyof typeof TRACES

const notifyOwner = async (db: Db, ctx: Context, letter: Notice, user: TwoFactorRow): Promise<void> => {
  const { id, name, email } = user
  await recordSecurityEvent(db, ctx, { jenis: TRACES[letter], user_id: id })
  const mail: Mail = { letter, to: email, name, at: longMoment(ctx.now) }
  await sendMail(db, ctx, mail)
}

const openSecretOf = (ctx: Context, user: TwoFactorRow): string | undefined =>
  user.two_factor_secret ? openSecret(ctx, user.id, user.two_factor_secret) : undefined

/** Tells whether this is a code of the app that was not accepted before; an accepted code is used up. */
async function acceptCode(db: Db, ctx: Context, user: TwoFactorRow, code: string): Promise<boolean> {
  const secret = openSecretOf(ctx, user)
  const timeStep = secret === undefined ? undefined : timeStepOf(secret, code, ctx.now)
  return timeStep !== undefined && acceptTimeStep(db, user.id, timeStep)
}

/** Tells whether this is a recovery code; a code that matches is replaced. */
async function acceptRecoveryCode(db: Db, ctx: Context, user: TwoFactorRow, code: string): Promise<boolean> {
  const codes = spendRecoveryCode(openCodes(ctx, user.id, user.recovery_codes), code)
  if (!codes) return false
  await updateRecoveryCodes(db, user.id, sealCodes(ctx, user.id, codes))
  await notifyOwner(db, ctx, 'recoveryCodeUsed', user)
  return true
}

/** The second stage of a login, by recovery code or by a code of the app. */
const passChallenge = (ctx: Context, userId: number, code: string, recoveryCode: string): Promise<boolean> =>
  passPendingLogin(ctx, userId, async (db, user) => {
    if (recoveryCode !== '' && (await acceptRecoveryCode(db, ctx, user, recoveryCode))) return true
    return code !== '' && user.confirmed && (await acceptCode(db, ctx, user, code))
  })

export const twoFactorHandlers = {
  twoFactorChallenge: async (ctx, given) => {
    const code = given.code ?? ''
    const recoveryCode = given.recovery_code ?? ''
    const pending = await pendingLogin(ctx.db, ctx)
    const passed = pending !== undefined && (await passChallenge(ctx, pending.user_id, code, recoveryCode))
    // The specified client sends one text as both, so the sentence fits either.
    if (!passed) throw invalidFields(recoveryCode === '' ? { code: WRONG_CODE } : { recovery_code: WRONG_CODE })
    await forgive(ctx.db, ctx)
    return undefined
  },

  startTwoFactor: async (ctx, { force }) => {
    const { id } = requireSession(ctx).account
    await inTransaction(ctx.db, async (db) => {
      const user = await lockOwnAccount(db, ctx)
      // Starting again does not take away what works; an unfinished setup goes on unless force is asked for.
      if (user.confirmed || (user.two_factor_secret && force !== true)) return
      await updateTwoFactorSecret(db, id, sealSecret(ctx, id, newSecret()))
      // Those who have a passkey have kept their codes.
      if (!user.two_factor) await updateRecoveryCodes(db, id, sealCodes(ctx, id, newRecoveryCodes()))
    })
    return ''
  },

  confirmTwoFactor: async (ctx, { code }) => {
    const { id } = requireSession(ctx).account
    const confirmed = await inTransaction(ctx.db, async (db) => {
      const user = await lockOwnAccount(db, ctx)
      if (!(await acceptCode(db, ctx, user, code ?? ''))) return false
      if (user.confirmed) return true
      await markTwoFactorConfirmed(db, id, ctx.now)
      await deletePendingLogins(db, id)
      await notifyOwner(db, ctx, 'twoFactorOn', user)
      return true
    })
    if (!confirmed) throw invalidFields({ code: WRONG_CODE })
    await forgive(ctx.db, ctx)
    return ''
  },

  stopTwoFactor: async (ctx) => {
    const { id } = requireSession(ctx).account
    await inTransaction(ctx.db, async (db) => {
      const user = await lockOwnAccount(db, ctx)
      await clearAuthenticator(db, id)
      await dropIdleRecoveryCodes(db, id)
      await deletePendingLogins(db, id)
      if (user.confirmed) await notifyOwner(db, ctx, 'twoFactorOff', user)
    })
    return ''
  },

  twoFactorQrCode: async (ctx) => {
    const user = await twoFactorOf(ctx.db, requireSession(ctx).account.id)
    const secret = openSecretOf(ctx, user)
    return secret === undefined ? [] : drawQrCode(secret, await certificationBodyName(ctx.db), user.email)
  },

  twoFactorSecretKey: async (ctx) => {
    const secretKey = openSecretOf(ctx, await twoFactorOf(ctx.db, requireSession(ctx).account.id))
    if (secretKey === undefined) throw new Problem('TWO_FACTOR_OFF')
    return { secretKey }
  },

  recoveryCodes: async (ctx) => {
    const user = await twoFactorOf(ctx.db, requireSession(ctx).account.id)
    return openCodes(ctx, user.id, user.recovery_codes)
  },

  renewRecoveryCodes: async (ctx) => {
    const { id } = requireSession(ctx).account
    await inTransaction(ctx.db, async (db) => {
      const user = await lockOwnAccount(db, ctx)
      if (!user.two_factor_secret && !user.two_factor) return
      await updateRecoveryCodes(db, id, sealCodes(ctx, id, newRecoveryCodes()))
      if (user.two_factor) await notifyOwner(db, ctx, 'newRecoveryCodes', user)
    })
    return ''
  },
} satisfies Partial<AccountHandlers>
