import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { SigningKey } from '../../../lib/data-integrity.ts'
import { isoSecond } from '../../../lib/day.ts'
import { base58btc } from '../../../lib/multibase.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import {
  countRevokedPapers,
  currentKey,
  insertKey,
  type KeyRow,
  lockKeys,
  markRevoked,
  publicKeys,
  retireKeys,
} from './issuer-queries.ts'

const PURPOSE = 'issuer-key'
/** Says that an Ed25519 public key follows (multicodec). */
const ED25519 = [0xed, 0x01]

type Issuer = Pick<Context, 'keys' | 'now' | 'appUrl'>

/** The body as credentials name it: did:web of this site's address. */
export const issuerDid = (appUrl: string): string => `did:web:${new URL(appUrl).host.replace(':', '%3A')}`

const methodId = (appUrl: string, publicKey: string): string => `${issuerDid(appUrl)}#${publicKey}`

/** The key to sign with, for those who issue: the first who needs one makes it, and of several at once one does. */
export async function ensureSigningKey(db: Db, issuer: Issuer): Promise<SigningKey> {
  const known = await currentKey(db)
  if (known) return openKey(issuer, known)
  return inTransaction(db, async (db) => {
    await lockKeys(db)
    const meanwhile = await currentKey(db)
    return meanwhile ? openKey(issuer, meanwhile) : createKey(db, issuer)
  })
}

/** The key to sign with, for those who only read: undefined before there is one, and none is made. */
export async function signingKey(db: Db, issuer: Issuer): Promise<SigningKey | undefined> {
  const known = await currentKey(db)
  return known && openKey(issuer, known)
}

/** Retires the key that signs and makes the next; what it signed stays checkable. Answers both, as multibase. */
export const rotateKey = (db: Db, issuer: Issuer): Promise<{ before: string | undefined; after: string }> =>
  inTransaction(db, async (db) => {
    await lockKeys(db)
    const before = (await currentKey(db))?.public_key
    await retireKeys(db, issuer.now)
    await createKey(db, issuer)
    return { before, after: (await currentKey(db))?.public_key ?? '' }
  })

/**
 * Marks a key as compromised: what it signed from `since` on does not count. If it is the one that signs, another is
 * made. Answers how many credentials in force that ends; undefined for a key that was never here.
 */
export const revokeKey = (db: Db, issuer: Issuer, publicKey: string, since: Date): Promise<number | undefined> =>
  inTransaction(db, async (db) => {
    await lockKeys(db)
    if (!(await markRevoked(db, publicKey, since))) return undefined
    if ((await currentKey(db))?.public_key === publicKey) await rotateKey(db, issuer)
    return countRevokedPapers(db, publicKey)
  })

export { publicKeys as allIssuerKeys } from './issuer-queries.ts'

/** What is published of the body: every key that it ever signed with, so that what it signed stays checkable. */
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

async function createKey(db: Db, { keys, now, appUrl }: Issuer): Promise<SigningKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const public_key = base58btc(Buffer.from([...ED25519, ...raw]))
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertKey(db, { public_key, private_key: keys.seal(PURPOSE, der, public_key) }, now)
  return { id: methodId(appUrl, public_key), key: privateKey }
}

/** Throws for one whose seal cannot be opened: nobody but the operator makes another in its place. */
function openKey({ keys, appUrl }: Issuer, { private_key, public_key }: KeyRow): SigningKey {
  const der = keys.open(PURPOSE, private_key, public_key)
  return { id: methodId(appUrl, public_key), key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) }
}
