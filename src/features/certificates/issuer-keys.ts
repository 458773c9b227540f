import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { Context } from '../../server/context.ts'
import { type Db, inTransaction } from '../../server/db.ts'
import { currentKey, holdKeys, insertKey, type KeyRow, publicKeys } from './key-queries.ts'
import { base58btc } from './multibase.ts'
import type { SigningKey } from './proof.ts'

const PURPOSE = 'issuer-key'
/** Says that an Ed25519 public key follows (multicodec). */
const ED25519 = [0xed, 0x01]

type Issuer = Pick<Context, 'keys' | 'now' | 'appUrl'>

/** The body as credentials name it: did:web of this site's address. */
export const issuerDid = (appUrl: string): string => `did:web:${new URL(appUrl).host.replace(':', '%3A')}`

const methodId = (appUrl: string, publicKey: string): string => `${issuerDid(appUrl)}#${publicKey}`

/** The key to sign with; the first who needs one makes it, and of several at once one does. */
export async function signingKey(db: Db, issuer: Issuer): Promise<SigningKey> {
  const known = await currentKey(db)
  if (known) return opened(issuer, known)
  return inTransaction(db, async (db) => {
    await holdKeys(db)
    return opened(issuer, (await currentKey(db)) ?? (await makeKey(db, issuer)))
  })
}

/** What is published of the body: every key that it ever signed with, so that what it signed stays checkable. */
export async function issuerDocument(db: Db, appUrl: string) {
  const did = issuerDid(appUrl)
  const methods = (await publicKeys(db)).map((public_key) => ({
    id: methodId(appUrl, public_key),
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: public_key,
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  }
}

async function makeKey(db: Db, { keys, now }: Issuer): Promise<KeyRow> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const public_key = base58btc(Buffer.from([...ED25519, ...raw]))
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  const made = { public_key, private_key: keys.seal(PURPOSE, der, public_key) }
  await insertKey(db, made, now)
  return made
}

const opened = ({ keys, appUrl }: Issuer, { public_key, private_key }: KeyRow): SigningKey => ({
  id: methodId(appUrl, public_key),
  key: createPrivateKey({ key: keys.open(PURPOSE, private_key, public_key), format: 'der', type: 'pkcs8' }),
})
