import { createPublicKey, type KeyObject, sign, verify, type webcrypto } from 'node:crypto'

/** The algorithms for signing and checking: ECDSA on P-256, Ed25519, RSA. */
export type JwsAlg = 'ES256' | 'EdDSA' | 'RS256'

/** A public key as JSON (RFC 7517). */
export type Jwk = webcrypto.JsonWebKey

type Json = Record<string, unknown>

export interface Jws {
  header: Json
  payload: Json
  /** The signed text. */
  signed: string
  signature: Buffer
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const hashOf = (alg: JwsAlg): string | null => (alg === 'EdDSA' ? null : 'sha256')

/** A signed JWT in its compact form (RFC 7515). */
export function signJws(header: Json & { alg: JwsAlg }, payload: Json, key: KeyObject): string {
  const signed = `${encode(header)}.${encode(payload)}`
  const signature = sign(hashOf(header.alg), Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** Takes a compact JWS apart without checking it; undefined for anything else. */
export function readJws(text: string): Jws | undefined {
  const [head = '', body = '', signature = '', ...more] = text.split('.')
  if (signature === '' || more.length > 0) return undefined
  const [header, payload] = [objectIn(head), objectIn(body)]
  if (!header || !payload) return undefined
  return { header, payload, signed: `${head}.${body}`, signature: Buffer.from(signature, 'base64url') }
}

function objectIn(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
  } catch {
    return undefined
  }
}

const CURVES: Record<string, string> = { ES256: 'P-256', EdDSA: 'Ed25519' }

/** Returns only the public half of a foreign key; undefined unless it fits the algorithm. */
export function publicJwk(jwk: unknown, alg: unknown): Jwk | undefined {
  if (typeof jwk !== 'object' || jwk === null || typeof alg !== 'string') return undefined
  const { kty, crv, x, y } = jwk as Jwk
  if (!crv || crv !== CURVES[alg] || typeof x !== 'string') return undefined
  if (alg === 'EdDSA') return kty === 'OKP' ? { kty, crv, x } : undefined
  return kty === 'EC' && typeof y === 'string' ? { kty, crv, x, y } : undefined
}

/** Tells whether this key made the signature, by the algorithm of the header. */
export function isSignedBy({ header, signed, signature }: Jws, jwk: Jwk): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    return verify(hashOf(header['alg'] as JwsAlg), Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false
  }
}
