import { createHash, X509Certificate } from 'node:crypto'
import { PDF } from '@libpdf/core'

/** PAdES baseline levels (ETSI EN 319 142-1). */
export type SignatureLevel = 'B-B' | 'B-T' | 'B-LT'

export interface SigningTerms {
  /** DER; the chain from its issuer to the root. */
  certificate: Uint8Array
  chain: readonly Uint8Array[]
  keyType: 'RSA' | 'EC'
  level: SignatureLevel
  at: Date
  reason: string
}

/** The answers so far of the portal, which has the key and the network. */
export interface SigningAnswers {
  signature?: { of: Uint8Array; value: Uint8Array }
  /** A time stamp token (RFC 3161). */
  stamp?: Uint8Array
  /** By the SHA-256 of a certificate. */
  revocations?: Record<string, Revocation>
}

/** The proof that a certificate is not revoked: an OCSP answer, or its issuer's revocation list. */
export type Revocation = { ocsp: Uint8Array } | { crl: Uint8Array }

/** A certificate whose revocation state is needed, with its issuer as far as it is known. */
export interface Doubted {
  certificate: Uint8Array
  issuer: Uint8Array | undefined
}

/** The next question to the portal, or the signed PDF. */
export type SigningTurn =
  | { ask: 'signature'; of: Uint8Array }
  | { ask: 'stamp'; of: Uint8Array }
  | { ask: 'revocations'; of: Doubted[] }
  /** The answers do not suffice for that level; in words for the office. */
  | { fault: string }
  | { signed: Uint8Array }

class Asking extends Error {
  readonly turn: SigningTurn
  constructor(turn: SigningTurn) {
    super('asking')
    this.turn = turn
  }
}

/** Room for attributes, signature and time stamp; certificates come on top. */
const ROOM = { 'B-B': 3000, 'B-T': 13_000, 'B-LT': 13_000 }

/**
 * Signs a PDF as far as the answers go. A worker holds no key and reaches nobody: it says what has to be signed, stamped
 * or fetched, and is asked again with that. The same PDF, terms and answers give the same bytes.
 */
export async function signPdf(pdf: Uint8Array, terms: SigningTerms, answers: SigningAnswers): Promise<SigningTurn> {
  const { certificate, chain, keyType, level, at, reason } = terms
  const wanted: Doubted[] = []
  const issuers = new Map<string, Uint8Array>()
  let asked: SigningTurn | undefined
  const ask = (turn: SigningTurn): never => {
    asked = turn
    throw new Asking(turn)
  }
  const document = await PDF.load(pdf)
  try {
    const { bytes, warnings } = await document.sign({
      signer: {
        certificate,
        certificateChain: [...chain],
        keyType,
        signatureAlgorithm: keyType === 'RSA' ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
        sign: async (of) => {
          const { signature } = answers
          if (!signature) return ask({ ask: 'signature', of })
          if (Buffer.compare(signature.of, of) !== 0) throw new Error('other bytes than those that were signed')
          return signature.value
        },
      },
      ...(level === 'B-B'
        ? {}
        : { timestampAuthority: { timestamp: async (of: Uint8Array) => answers.stamp ?? ask({ ask: 'stamp', of }) } }),
      revocationProvider: {
        getOCSP: async (of, issuer) => {
          issuers.set(fingerprint(of), issuer)
          const known = answers.revocations?.[fingerprint(of)]
          return known && 'ocsp' in known ? known.ocsp : null
        },
        getCRL: async (of) => {
          const known = answers.revocations?.[fingerprint(of)]
          if (!known && !isRoot(of)) wanted.push({ certificate: of, issuer: issuers.get(fingerprint(of)) })
          return known && 'crl' in known ? known.crl : null
        },
      },
      level,
      signingTime: at,
      reason,
      estimatedSize: ROOM[level] + [certificate, ...chain].reduce((sum, one) => sum + one.length, 0),
    })
    const [warning] = warnings
    if (warning) return { fault: `Data untuk tingkat ${level} tidak lengkap (${warning.code}).` }
    if (wanted.length > 0) return { ask: 'revocations', of: wanted }
    return { signed: bytes }
  } catch (error) {
    if (asked) return asked
    throw error
  }
}

const fingerprint = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex')

/** Tells whether a certificate is a root, which nobody revokes. */
function isRoot(der: Uint8Array): boolean {
  const certificate = new X509Certificate(der)
  return certificate.checkIssued(certificate)
}
