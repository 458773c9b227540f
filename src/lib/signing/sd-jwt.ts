import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import { type JwsAlg, signJws } from './jws.ts'

interface Issued {
  header: Record<string, unknown> & { alg: JwsAlg }
  /** Said to everybody. */
  claims: Record<string, unknown>
  /** Each shown or kept back by its holder. */
  disclosable: Record<string, unknown>
}

/** An SD-JWT with all its disclosures (RFC 9901): what is signed are salted hashes of what the holder may show. */
export function issueSdJwt({ header, claims, disclosable }: Issued, key: KeyObject): string {
  const disclosures = Object.entries(disclosable).map(([name, value]) =>
    Buffer.from(JSON.stringify([randomBytes(16).toString('base64url'), name, value])).toString('base64url'),
  )
  // Sorted, so that their order says nothing of the claims'.
  const _sd = disclosures.map((text) => createHash('sha256').update(text).digest('base64url')).sort()
  return [signJws(header, { ...claims, _sd, _sd_alg: 'sha-256' }, key), ...disclosures, ''].join('~')
}
