import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { Context } from '../../../ground/context.ts'
import { signJws } from '../../../lib/signing/jws.ts'
import type { signingKey } from '../certificates/credentials/issuer-service.ts'
import { markedInWallets } from './queries.ts'
import { seconds, WALLET_LIST_LENGTH, walletListUrl } from './rules.ts'

type IssuerKey = NonNullable<Awaited<ReturnType<typeof signingKey>>>

/** The time for which verifiers may cache a list. */
export const LIST_SECONDS = 30
/** The time after which a cached list is no longer valid. */
const LIST_LIFE_SECONDS = 86_400

/** The bits for each credential (Token Status List, section 7.1). */
const BITS = 2
const OVER = 1
const SUSPENDED = 2

/** Returns the status of credentials in wallets as a signed token; undefined when the list has none. */
export async function walletStatusList(
  { db, now, appUrl }: Pick<Context, 'db' | 'now' | 'appUrl'>,
  key: IssuerKey,
  list: number,
): Promise<string | undefined> {
  const marked = await markedInWallets(db, list)
  if (!marked) return undefined
  const bytes = Buffer.alloc((WALLET_LIST_LENGTH * BITS) / 8)
  for (const { place, over } of marked) {
    const at = Math.floor((place * BITS) / 8)
    bytes[at] = (bytes[at] ?? 0) | ((over ? OVER : SUSPENDED) << ((place * BITS) % 8))
  }
  const lst = (await promisify(deflate)(bytes, { level: 9 })).toString('base64url')
  const iat = seconds(now)
  const claims = { iss: appUrl, sub: walletListUrl(appUrl, list), iat, exp: iat + LIST_LIFE_SECONDS }
  return signJws(
    { alg: 'ES256', typ: 'statuslist+jwt', kid: key.publicKey },
    { ...claims, ttl: LIST_SECONDS, status_list: { bits: BITS, lst } },
    key.key,
  )
}
