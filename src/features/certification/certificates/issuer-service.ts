import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { SigningKey } from '../../../lib/data-integrity.ts'
import { base58btc } from '../../../lib/multibase.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { currentKey, insertKey, type KeyRow, lockKeys, publicKeys, retireKeys } from './issuer-queries.ts'

const PURPOSE = 'issuer-key'
/** Says that an Ed25519 public key follows (multicodec). */
const ED25519 = [0xed, 0x01]

type Issuer = Pick<Context, 'keys' | 'now' | 'appUrl'>

/** The body as credentials name it: did:web of this site's address. */
export const issuerDid = (appUrl: string): string => `did:web:${new URL(appUrl).host.replace(':', '%3A')}`

const methodId = (appUrl: string, publicKey: string): string => `${issuerDid(appUrl)}#${publicKey}`

/** The key to sign with; the first who needs one makes it, and of several at once one does. */
export async function ensureSigningKey(db: Db, issuer: Issuer): Promise<SigningKey> {
  const known = openKey(issuer, await currentKey(db))
  if (known) return known
  return inTransaction(db, async (db) => {
    await lockKeys(db)
    const meanwhile = openKey(issuer, await currentKey(db))
    if (meanwhile) return meanwhile
    // It was sealed with an APP_KEY that is gone; what it signed stays checkable.
    await retireKeys(db, issuer.now)
    return createKey(db, issuer)
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

async function createKey(db: Db, { keys, now, appUrl }: Issuer): Promise<SigningKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const public_key = base58btc(Buffer.from([...ED25519, ...raw]))
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertKey(db, { public_key, private_key: keys.seal(PURPOSE, der, public_key) }, now)
  return { id: methodId(appUrl, public_key), key: privateKey }
}

/** undefined for none, and for one whose seal cannot be opened any more. */
function openKey({ keys, appUrl }: Issuer, row: KeyRow | undefined): SigningKey | undefined {
  const der = row && unsealKey(keys, row)
  if (!der) return undefined
  return { id: methodId(appUrl, row.public_key), key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) }
}

function unsealKey(keys: Context['keys'], { private_key, public_key }: KeyRow): Buffer | undefined {
  try {
    return keys.open(PURPOSE, private_key, public_key)
  } catch {
    return undefined
  }
}
