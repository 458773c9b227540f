import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** Reads a public key of P-256 from its SPKI in base64url; undefined for anything else. */
export function readDeviceKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  } catch {
    return undefined
  }
}

/** Tells whether a text was signed by the private half of a key, as WebCrypto signs: ECDSA with SHA-256, r and s side by side. */
export function isSignedByDevice(key: string, text: string, signature: string): boolean {
  const known = readDeviceKey(key)
  if (!known) return false
  const bytes = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key: known, dsaEncoding: 'ieee-p1363' }, bytes)
}
