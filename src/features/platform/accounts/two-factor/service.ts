import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import { qrPicture } from '../../../../lib/graphics/qr-drawing.ts'
import { readDigits } from '../../../../lib/identifiers/digits.ts'
import { recoveryKey } from '../../../../lib/identifiers/recovery-code.ts'
import { randomAlphanumeric, sameText } from '../../../../lib/signing/secret.ts'
import { serverLimits } from '../../../../limits.ts'
import { Problem } from '../../../../problems.ts'
import { lockTwoFactor, type TwoFactorRow } from './queries.ts'

const SECRET = 'two-factor'
const CODES = 'recovery-codes'
/** The previous, present and next time step: clocks differ and people are slow. */
const WINDOW = 1

/** The account of this session, locked. Throws where another password took the session away while its request ran. */
export async function lockOwnAccount(db: Db, ctx: Context): Promise<TwoFactorRow> {
  const { id, password_version } = requireSession(ctx).account
  const user = await lockTwoFactor(db, id)
  if (user.password_version !== password_version) throw new Problem('UNAUTHENTICATED')
  return user
}

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const newRecoveryCodes = (): string[] => Array.from({ length: serverLimits.recoveryCodes }, newRecoveryCode)

const newRecoveryCode = (): string => `${randomAlphanumeric(10)}-${randomAlphanumeric(10)}`

export const sealSecret = ({ keys }: Pick<Context, 'keys'>, userId: number, secret: string): Buffer =>
  keys.seal(SECRET, secret, String(userId))

export const openSecret = ({ keys }: Pick<Context, 'keys'>, userId: number, sealed: Buffer): string =>
  keys.open(SECRET, sealed, String(userId)).toString()

export const sealCodes = ({ keys }: Context, userId: number, codes: string[]): Buffer =>
  keys.seal(CODES, JSON.stringify(codes), String(userId))

export const openCodes = ({ keys }: Context, userId: number, sealed: Buffer | null): string[] =>
  sealed ? (JSON.parse(keys.open(CODES, sealed, String(userId)).toString()) as string[]) : []

/** SHA-1, six digits, thirty seconds: what every authenticator app takes for granted. */
const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** The time step whose code this is; undefined for a wrong one. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const token = readDigits(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const generator = totp(secret)
  const timestamp = now.getTime()
  const delta = generator.validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : generator.counter({ timestamp }) + delta
}

/** The list with the spent code replaced; undefined when it holds no such code. */
export function spendRecoveryCode(codes: string[], code: string): string[] | undefined {
  const matches = codes.map((each) => sameText(recoveryKey(each), recoveryKey(code)))
  return matches.includes(true) ? codes.map((each, at) => (matches[at] ? newRecoveryCode() : each)) : undefined
}

export function drawQrCode(secret: string, issuer: string, email: string): { svg: string; url: string } {
  const url = totp(secret, issuer, email).toString()
  return { svg: qrPicture(url), url }
}
