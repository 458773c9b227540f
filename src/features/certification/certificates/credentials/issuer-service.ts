import { createPrivateKey, ECDH, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { isoSecond } from '../../../../lib/day.ts'
import type { SigningKey } from '../../../../lib/signing/data-integrity.ts'
import { base58Bytes, base58btc } from '../../../../lib/signing/multibase.ts'
import {
  countRevokedPapers,
  currentKey,
  type IssuerAlg,
  insertKey,
  type KeyRow,
  lockKeys,
  markRevoked,
  publicKeys,
  retireKeys,
} from './issuer-queries.ts'

const PURPOSE = 'issuer-key'
/** Says which public key follows (multicodec). */
const CODECS: Record<IssuerAlg, readonly [number, number]> = { EdDSA: [0xed, 0x01], ES256: [0x80, 0x24] }

export type Issuer = Pick<Context, 'keys' | 'now' | 'appUrl'>

interface IssuerKey extends SigningKey {
  /** As multibase. */
  publicKey: string
}

/** The body as credentials name it: did:web of this site's address. */
export const issuerDid = (appUrl: string): string => `did:web:${new URL(appUrl).host.replace(':', '%3A')}`

const methodId = (appUrl: string, publicKey: string): string => `${issuerDid(appUrl)}#${publicKey}`

/** Returns the key to sign with, for issuing. The first caller makes it; a lock lets only one of several do so. */
export async function ensureSigningKey(db: Db, issuer: Issuer, alg: IssuerAlg = 'EdDSA'): Promise<IssuerKey> {
  const known = await currentKey(db, alg)
  if (known) return openKey(issuer, known)
  return inTransaction(db, async (db) => {
    await lockKeys(db)
    const meanwhile = await currentKey(db, alg)
    return meanwhile ? openKey(issuer, meanwhile) : createKey(db, issuer, alg)
  })
}

/** Returns the key to sign with, for reading only: undefined while there is none, as none is made. */
export async function signingKey(db: Db, issuer: Issuer, alg: IssuerAlg = 'EdDSA'): Promise<IssuerKey | undefined> {
  const known = await currentKey(db, alg)
  return known && openKey(issuer, known)
}

/** Retires the key that signs and makes the next; what it signed stays checkable. Answers both, as multibase. */
export const rotateKey = (
  db: Db,
  issuer: Issuer,
  alg: IssuerAlg = 'EdDSA',
): Promise<{ before: string | undefined; after: string }> =>
  inTransaction(db, async (db) => {
    await lockKeys(db)
    const before = (await currentKey(db, alg))?.public_key
    await retireKeys(db, alg, issuer.now)
    const { publicKey: after } = await createKey(db, issuer, alg)
    return { before, after }
  })

/**
 * Marks a key as compromised: what it signed from `since` on does not count. If it is the one that signs, another is
 * made. Answers how many credentials in force that ends; undefined for a key that was never here.
 */
export const revokeKey = (db: Db, issuer: Issuer, publicKey: string, since: Date): Promise<number | undefined> =>
  inTransaction(db, async (db) => {
    await lockKeys(db)
    const alg = await markRevoked(db, publicKey, since)
    if (!alg) return undefined
    if ((await currentKey(db, alg))?.public_key === publicKey) await rotateKey(db, issuer, alg)
    return countRevokedPapers(db, publicKey)
  })

export { ISSUER_ALGS, type IssuerAlg, publicKeys as allIssuerKeys } from './issuer-queries.ts'

/** Returns the body's public document, with every key it ever signed with so that what it signed stays checkable. */
export async function issuerDocument(db: Db, appUrl: string) {
  const did = issuerDid(appUrl)
  const methods = (await publicKeys(db)).map(({ public_key, revoked_at }) => ({
    id: methodId(appUrl, public_key),
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: public_key,
    ...(revoked_at ? { revoked: isoSecond(revoked_at) } : {}),
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  }
}

/** Every key under which credentials in wallets were signed, as JWK. */
export async function walletKeys(db: Db) {
  const keys = (await publicKeys(db)).filter(({ alg }) => alg === 'ES256')
  return keys.map(({ public_key }) => {
    const compressed = base58Bytes(public_key).subarray(CODECS.ES256.length)
    const point = ECDH.convertKey(compressed, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    return { kty: 'EC', crv: 'P-256', x, y, kid: public_key, alg: 'ES256', use: 'sig' }
  })
}

async function createKey(db: Db, issuer: Issuer, alg: IssuerAlg): Promise<IssuerKey> {
  const { publicKey, privateKey } =
    alg === 'EdDSA' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const public_key = base58btc(Buffer.from([...CODECS[alg], ...rawKey(publicKey)]))
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertKey(db, { alg, public_key, private_key: issuer.keys.seal(PURPOSE, der, public_key) }, issuer.now)
  return { id: methodId(issuer.appUrl, public_key), key: privateKey, publicKey: public_key }
}

/** The bytes of a public key; of a point on a curve one half, and the sign of the other. */
function rawKey(publicKey: KeyObject): Buffer {
  const { x = '', y } = publicKey.export({ format: 'jwk' })
  const first = Buffer.from(x, 'base64url')
  if (y === undefined) return first
  return Buffer.from([Buffer.from(y, 'base64url').readUInt8(31) % 2 === 0 ? 2 : 3, ...first])
}

/** Throws for one whose seal cannot be opened: nobody but the operator makes another in its place. */
function openKey({ keys, appUrl }: Issuer, { private_key, public_key }: KeyRow): IssuerKey {
  const der = keys.open(PURPOSE, private_key, public_key)
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { id: methodId(appUrl, public_key), key, publicKey: public_key }
}
