import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { isSignedBy, type Jwk, publicJwk, readJws } from '../../../lib/signing/jws.ts'
import { issueSdJwt } from '../../../lib/signing/sd-jwt.ts'
import { digest, randomDigits, randomSecret, sameText } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'
import type { ensureSigningKey } from '../certificates/credentials/issuer-service.ts'
import { CERTIFICATE_NOUN, certificateState } from '../certificates/rules.ts'
import {
  countPinTry,
  endOffers,
  holdCertificate,
  insertOffer,
  insertWalletCredential,
  offerOfToken,
  spendToken,
  takeOffer,
  type WalletCertificate,
  walletCertificate,
} from './queries.ts'
import {
  disclosableClaims,
  mayBeTakenAlong,
  NONCE_SECONDS,
  OFFER_SECONDS,
  openClaims,
  PIN_DIGITS,
  seconds,
  TOKEN_SECONDS,
} from './rules.ts'

type IssuerKey = Awaited<ReturnType<typeof ensureSigningKey>>

const later = (now: Date, wait: number): Date => new Date(now.getTime() + wait * 1000)

/** Builds a refusal in the words of the wallet's protocol, beside those that a person reads. */
export const walletRefusal = (error: string, description: string): Problem =>
  new Problem('WALLET_REFUSED', { told: { error, error_description: description } })

/**
 * Tells whether its holder may add it to a wallet today; a certificate that the portal never issued cannot be added.
 */
export const isTakenAlong = (certificate: WalletCertificate, { today }: Pick<Context, 'today'>): boolean =>
  certificate.versi > 0 && mayBeTakenAlong(certificateState(certificate, today))

/** Offers a certificate to its holder's wallet, in place of what was offered before. */
export async function offerToWallet(ctx: Context, certificate: WalletCertificate) {
  const [code, pin] = [randomSecret(), randomDigits(PIN_DIGITS)]
  const expires_at = later(ctx.now, OFFER_SECONDS)
  await inTransaction(ctx.db, async (db) => {
    await endOffers(db, certificate.id, ctx.now)
    const code_hash = digest(code)
    const pin_hash = pinHash(ctx, code_hash, pin)
    await insertOffer(db, { certificate_id: certificate.id, code_hash, pin_hash, created_at: ctx.now, expires_at })
    await recordAudit(db, ctx, { action: 'tawarkan ke dompet', ...aboutOf(certificate) })
  })
  return { code, pin, expires_at }
}

const pinHash = ({ keys }: Pick<Context, 'keys'>, codeHash: string, pin: string): string =>
  keys.sign('wallet-pin', `${codeHash} ${pin}`)

const aboutOf = ({ id, no_sertifikasi, nama }: WalletCertificate) => ({
  noun: CERTIFICATE_NOUN,
  nounId: id,
  label: `${no_sertifikasi}, ${nama}`,
})

/**
 * Returns the offer for a code and PIN. A try is counted before the PIN is compared, outside of any transaction that a
 * refusal would roll back.
 */
export async function offerForCode(ctx: Context, code: string, pin: string): Promise<{ id: number }> {
  const codeHash = digest(code)
  const offer = await countPinTry(ctx.db, codeHash, ctx.now)
  const isRight = offer && sameText(offer.pin_hash, pinHash(ctx, codeHash, pin))
  const certificate = isRight && (await walletCertificate(ctx.db, offer.certificate_id))
  if (!certificate || !isTakenAlong(certificate, ctx)) throw wrongGrant()
  return offer
}

/** Gives a wallet the token of an offer, once. */
export async function tokenForOffer(ctx: Context, offer: { id: number }): Promise<string> {
  const token = randomSecret()
  const kept = { token_hash: digest(token), token_expires_at: later(ctx.now, TOKEN_SECONDS) }
  if (!(await takeOffer(ctx.db, offer.id, kept))) throw wrongGrant()
  return token
}

const wrongGrant = (): Problem =>
  walletRefusal('invalid_grant', 'The code or the PIN is wrong, expired, used already or tried too often.')

/** Returns a nonce for a wallet to sign; it carries its own date of issue, so nothing is stored. */
export function freshNonce({ keys, now }: Pick<Context, 'keys' | 'now'>): string {
  const said = `${seconds(now)}.${randomSecret()}`
  return `${said}.${keys.sign('wallet-nonce', said)}`
}

function isFreshNonce({ keys, now }: Pick<Context, 'keys' | 'now'>, nonce: unknown): boolean {
  if (typeof nonce !== 'string') return false
  const [given = '', random = '', signature = ''] = nonce.split('.')
  const age = seconds(now) - Number(given)
  return age >= 0 && age <= NONCE_SECONDS && keys.isSigned('wallet-nonce', `${given}.${random}`, signature)
}

/** The tolerated difference between the clocks of phone and server. */
const CLOCKS_APART_SECONDS = 300

/** Returns the key that a wallet has proven to hold (OpenID4VCI 1.0, appendix F.1); throws WALLET_REFUSED. */
export function provenKey(ctx: Context, proofs: unknown): Jwk {
  const [proof, ...more] = proofTexts(proofs)
  const jws = proof === undefined || more.length > 0 ? undefined : readJws(proof)
  const wrong = (why: string): Problem => walletRefusal('invalid_proof', why)
  if (!jws) throw wrong('Exactly one proof of the type jwt is expected.')
  const { typ, alg, jwk } = jws.header
  const key = publicJwk(jwk, alg)
  if (typ !== 'openid4vci-proof+jwt' || !key) throw wrong('The proof names no key of P-256 or Ed25519 in its header.')
  if (!isSignedBy(jws, key)) throw wrong('The signature of the proof does not fit its key.')
  const { aud, iat, nonce } = jws.payload
  if (![aud].flat().includes(ctx.appUrl)) throw wrong('The proof is meant for another issuer.')
  if (typeof iat !== 'number' || Math.abs(seconds(ctx.now) - iat) > CLOCKS_APART_SECONDS)
    throw wrong('The proof was not made just now.')
  if (!isFreshNonce(ctx, nonce))
    throw walletRefusal('invalid_nonce', 'The nonce is unknown or too old. Ask for another.')
  return key
}

/** Returns the single proof of a wallet that follows a draft of the standard (13 to 15) as 1.0 writes it. */
export function earlierProofs(proof: unknown): { jwt: unknown[] } | undefined {
  const { proof_type, jwt } = (typeof proof === 'object' && proof !== null ? proof : {}) as Record<string, unknown>
  return proof_type === 'jwt' ? { jwt: [jwt] } : undefined
}

function proofTexts(proofs: unknown): string[] {
  const { jwt } = (typeof proofs === 'object' && proofs !== null ? proofs : {}) as { jwt?: unknown }
  return Array.isArray(jwt) ? jwt.filter((each) => typeof each === 'string') : []
}

/** Issues the credential that a token is for, bound to the holder's key; throws WALLET_TOKEN. */
export const issueToWallet = (
  ctx: Context,
  { token, holder, key }: { token: string; holder: Jwk; key: IssuerKey },
): Promise<string> =>
  inTransaction(ctx.db, async (db) => {
    const offer = await requireToken(db, ctx, token)
    await holdCertificate(db, offer.certificate_id)
    const certificate = await walletCertificate(db, offer.certificate_id)
    if (!certificate || !isTakenAlong(certificate, ctx)) throw noToken()
    if (!(await spendToken(db, offer.id, ctx.now))) throw noToken()
    const { id: certificate_id, versi } = certificate
    const credential = { certificate_id, versi, public_key: key.publicKey, created_at: ctx.now }
    const index = await insertWalletCredential(db, credential)
    await recordAudit(db, ctx, { action: 'simpan di dompet', ...aboutOf(certificate), who: 'dompet digital pemegang' })
    const header = { alg: 'ES256', typ: 'dc+sd-jwt', kid: key.publicKey } as const
    const claims = { ...openClaims(ctx.appUrl, certificate, index, ctx.now), cnf: { jwk: holder } }
    return issueSdJwt({ header, claims, disclosable: disclosableClaims(certificate) }, key.key)
  })

/** Returns the offer of a valid token; throws WALLET_TOKEN. */
export async function requireToken(db: Db, { now }: Pick<Context, 'now'>, token: string | undefined) {
  const offer = token === undefined ? undefined : await offerOfToken(db, digest(token), now)
  if (!offer) throw noToken()
  return offer
}

const noToken = (): Problem => new Problem('WALLET_TOKEN', { told: { error: 'invalid_token' } })
