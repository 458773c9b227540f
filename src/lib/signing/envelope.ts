import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto'

const KEY_BYTES = 32
const TAG_BYTES = 16
/** What the key of an envelope is derived for; both sides name it. */
const ENVELOPE_PURPOSE = 'amplop'

export interface EnvelopePair {
  /** PKCS #8 and SPKI of a pair on P-256, in base64url. */
  rahasia: string
  umum: string
}

/** Makes a pair, whose public half seals for whoever has the private one. */
export function newEnvelopePair(): EnvelopePair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return {
    rahasia: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    umum: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  }
}

/** An envelope as WebCrypto makes it: the sender's public half (SPKI), nonce and AES-256-GCM text with its tag, in base64url. */
export interface Envelope {
  kunci: string
  iv: string
  isi: string
}

/** Opens an envelope (ECDH on P-256, HKDF-SHA-256, AES-256-GCM); undefined where it was sealed for somebody else or changed. */
export function openEnvelope(rahasia: string, { kunci, iv, isi }: Envelope): string | undefined {
  try {
    const own = createPrivateKey({ key: Buffer.from(rahasia, 'base64url'), format: 'der', type: 'pkcs8' })
    const other = createPublicKey({ key: Buffer.from(kunci, 'base64url'), format: 'der', type: 'spki' })
    const shared = diffieHellman({ privateKey: own, publicKey: other })
    const key = Buffer.from(hkdfSync('sha256', shared, '', ENVELOPE_PURPOSE, KEY_BYTES))
    const bytes = Buffer.from(isi, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
