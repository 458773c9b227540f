import { sendMail } from '../../../../documents/mail/mail.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { beginSession, forgive, issueToken, pendingLogin, requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { longMoment } from '../../../../lib/day.ts'
import { digest } from '../../../../lib/signing/secret.ts'
import { passkeyLimits } from '../../../../limits.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { certificationBodyName } from '../../site-content/service.ts'
import { passPendingLogin } from '../two-factor/pending-login-service.ts'
import {
  deletePendingLogins,
  dropIdleRecoveryCodes,
  lockTwoFactor,
  type TwoFactorRow,
  twoFactorOf,
  updateRecoveryCodes,
} from '../two-factor/queries.ts'
import { lockOwnAccount, newRecoveryCodes, sealCodes } from '../two-factor/service.ts'
import type { passkeyCalls, SignedCredential } from './contract.ts'
import {
  acceptSignature,
  blockPasskey,
  type ChallengePurpose,
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  passkeyByCredential,
  passkeysOf,
  saveChallenge,
  spendChallenge,
  updatePasskeyName,
} from './queries.ts'
import { creationOptions, newUserHandle, readNewKey, readSignature, signingOptions } from './service.ts'

const EXPIRED = 'Waktu untuk memakai passkey sudah habis. Coba sekali lagi.'
const UNKNOWN = 'Passkey ini tidak dikenal di situs ini. Masuk dengan email dan password.'
const UNPROVEN = 'Passkey tidak dapat diperiksa. Coba sekali lagi.'
const BLOCKED =
  'Passkey ini diblokir karena mungkin ada salinannya. Masuk dengan password dan cara lain, lalu hapus passkey ini pada Profil.'
const NO_KEY = 'Tidak ada passkey untuk langkah ini. Masukkan kode, atau mulai lagi dari halaman Login.'
const FULL = `Paling banyak ${passkeyLimits.most} passkey untuk satu akun. Hapus dahulu yang tidak dipakai.`
const KNOWN = 'Passkey ini sudah terdaftar.'

const refusal = (sentence: string) => invalidFields({ credential: sentence })

/** A challenge belongs to a session and a purpose. */
const placeOf = ({ visit }: Context, purpose: ChallengePurpose) => ({
  sessionHash: digest(visit.sessionId ?? ''),
  purpose,
})

const keepChallenge = (ctx: Context, purpose: ChallengePurpose, challenge: string, user_handle: string | null = null) =>
  saveChallenge(ctx.db, placeOf(ctx, purpose), {
    challenge,
    user_handle,
    expires_at: new Date(ctx.now.getTime() + passkeyLimits.challengeSeconds * 1000),
  })

const TRACES = {
  passkeyAdded: 'passkey_ditambah',
  passkeyRemoved: 'passkey_dihapus',
  passkeyBlocked: 'passkey_diblokir',
} as const
type Notice = keyof typeof TRACES

async function notifyOwner(db: Db, ctx: Context, letter: Notice, user: TwoFactorRow, passkey: string): Promise<void> {
  const { id, name, email } = user
  await recordSecurityEvent(db, ctx, { jenis: TRACES[letter], user_id: id, rincian: passkey })
  await sendMail(db, ctx, { letter, to: email, name, at: longMoment(ctx.now), passkey })
}

interface Proof {
  passkey: PasskeyRow
  signCount: number
}

/** Returns the passkey that signed this session's challenge; the caller decides what it may open. */
async function proofOf(ctx: Context, purpose: ChallengePurpose, credential: SignedCredential): Promise<Proof> {
  const spent = await spendChallenge(ctx.db, placeOf(ctx, purpose), ctx.now)
  if (!spent) throw refusal(EXPIRED)
  const passkey = await passkeyByCredential(ctx.db, credential.id)
  const handle = credential.response.userHandle
  if (!passkey || (handle && handle !== passkey.user_handle)) throw refusal(UNKNOWN)
  const expected = { challenge: spent.challenge, public_key: passkey.public_key }
  const signCount = await readSignature(ctx, credential, expected)
  if (signCount === undefined) {
    const jenis = purpose === 'masuk' ? 'masuk_gagal' : 'dua_faktor_gagal'
    await recordSecurityEvent(ctx.db, ctx, { jenis, user_id: passkey.user_id, rincian: passkey.name })
    throw refusal(UNPROVEN)
  }
  return { passkey, signCount }
}

/** Tells whether the proof counts; a count that went back blocks the passkey, since somebody has a copy of it. */
async function acceptProof(db: Db, ctx: Context, user: TwoFactorRow, { passkey, signCount }: Proof): Promise<boolean> {
  if (await acceptSignature(db, passkey.id, signCount, ctx.now)) return true
  if (await blockPasskey(db, passkey.id, ctx.now)) await notifyOwner(db, ctx, 'passkeyBlocked', user, passkey.name)
  return false
}

/** Passkeys that still open something. */
const liveKeys = (keys: Awaited<ReturnType<typeof passkeysOf>>) => keys.filter(({ blocked_at }) => blocked_at === null)

export const passkeyHandlers: Handlers<typeof passkeyCalls, Context> = {
  startPasskeyLogin: async (ctx) => {
    const options = await signingOptions(ctx)
    await keepChallenge(ctx, 'masuk', options.challenge)
    return options
  },

  passkeyLogin: async (ctx, { credential }) => {
    const proof = await proofOf(ctx, 'masuk', credential)
    const token = await inTransaction(ctx.db, async (db) => {
      const user = await lockTwoFactor(db, proof.passkey.user_id)
      if (user.suspended) throw refusal(UNKNOWN)
      if (!(await acceptProof(db, ctx, user, proof))) return undefined
      const entering = { userId: user.id, passwordVersion: user.password_version, remember: false }
      if (!(await beginSession(db, ctx, entering))) throw refusal(UNKNOWN)
      await recordSecurityEvent(db, ctx, { jenis: 'masuk_passkey', user_id: user.id, rincian: proof.passkey.name })
      ctx.visit.outcome.enteredAs = user.email
      return issueToken(db, ctx, user.id)
    })
    if (token === undefined) throw refusal(BLOCKED)
    return { two_factor: false, token }
  },

  startPasskeyChallenge: async (ctx) => {
    const pending = await pendingLogin(ctx.db, ctx)
    const keys = pending ? liveKeys(await passkeysOf(ctx.db, pending.user_id)) : []
    if (keys.length === 0) throw refusal(NO_KEY)
    const options = await signingOptions(ctx, keys)
    await keepChallenge(ctx, 'faktor-kedua', options.challenge)
    return options
  },

  passkeyChallenge: async (ctx, { credential }) => {
    const proof = await proofOf(ctx, 'faktor-kedua', credential)
    const accepts = (db: Db, user: TwoFactorRow) => acceptProof(db, ctx, user, proof)
    if (!(await passPendingLogin(ctx, proof.passkey.user_id, accepts))) throw refusal(BLOCKED)
    await forgive(ctx.db, ctx)
    return undefined
  },

  listSecondFactors: async (ctx) => {
    const { id } = requireSession(ctx).account
    const { confirmed } = await twoFactorOf(ctx.db, id)
    const passkeys = await passkeysOf(ctx.db, id)
    return {
      authenticator: confirmed,
      passkeys: passkeys.map((passkey) => ({
        ...passkey,
        created_at: passkey.created_at.toISOString(),
        last_used_at: passkey.last_used_at?.toISOString() ?? null,
        blocked_at: passkey.blocked_at?.toISOString() ?? null,
      })),
    }
  },

  startPasskey: async (ctx) => {
    const { id, name, email } = requireSession(ctx).account
    const keys = await passkeysOf(ctx.db, id)
    if (keys.length >= passkeyLimits.most) throw refusal(FULL)
    const handle = keys[0]?.user_handle ?? newUserHandle()
    const bodyName = await certificationBodyName(ctx.db)
    const options = await creationOptions(ctx, { bodyName, name, email, handle, keys })
    await keepChallenge(ctx, 'daftar', options.challenge, handle)
    return options
  },

  addPasskey: async (ctx, { name, credential }) => {
    const { id } = requireSession(ctx).account
    const spent = await spendChallenge(ctx.db, placeOf(ctx, 'daftar'), ctx.now)
    if (!spent?.user_handle) throw refusal(EXPIRED)
    const { challenge, user_handle } = spent
    const key = await readNewKey(ctx, credential, challenge)
    if (!key) throw refusal(UNPROVEN)
    await inTransaction(ctx.db, async (db) => {
      const user = await lockOwnAccount(db, ctx)
      if ((await passkeysOf(db, id)).length >= passkeyLimits.most) throw refusal(FULL)
      const passkey = { ...key, user_id: id, user_handle, name, created_at: ctx.now }
      if (!(await insertPasskey(db, passkey))) throw refusal(KNOWN)
      if (!user.two_factor && !user.two_factor_secret) {
        await updateRecoveryCodes(db, id, sealCodes(ctx, id, newRecoveryCodes()))
      }
      await deletePendingLogins(db, id)
      await notifyOwner(db, ctx, 'passkeyAdded', user, name)
    })
    return ''
  },

  renamePasskey: async (ctx, { id, name }) => {
    const { account } = requireSession(ctx)
    await inTransaction(ctx.db, async (db) => {
      if (!(await updatePasskeyName(db, account.id, id, name))) throw new Problem('RECORD_NOT_FOUND')
      await recordSecurityEvent(db, ctx, { jenis: 'passkey_dinamai', user_id: account.id, rincian: name })
    })
    return ''
  },

  removePasskey: async (ctx, { id }) => {
    const { account } = requireSession(ctx)
    await inTransaction(ctx.db, async (db) => {
      const user = await lockOwnAccount(db, ctx)
      const name = await deletePasskey(db, account.id, id)
      if (name === undefined) throw new Problem('RECORD_NOT_FOUND')
      await dropIdleRecoveryCodes(db, account.id)
      await deletePendingLogins(db, account.id)
      await notifyOwner(db, ctx, 'passkeyRemoved', user, name)
    })
    return ''
  },
}
