import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from '../../../../ground/context.ts'
import { isoSecond } from '../../../../lib/day.ts'
import { signDocument } from '../../../../lib/signing/data-integrity.ts'
import { base64url } from '../../../../lib/signing/multibase.ts'
import { issuerDid, signingKey } from './issuer-service.ts'
import { CREDENTIALS, LIST_LENGTH, type StatusPurpose, statusListUrl } from './rules.ts'
import { hasPlaces, markedPlaces, newestEvent } from './status-list-queries.ts'

/** Signed lists are kept so long at most, and only while nothing happens to any certificate. */
export const LIST_CACHED_MS = 30_000
const MOST_CACHED = 64

interface CachedList {
  /** The newest event when it was signed. */
  upTo: number
  at: Date
  list: object
}

const cache = new Map<string, CachedList>()

/** A list of the status of credentials, signed; undefined when none has a place in it. */
export async function statusList(
  ctx: Pick<Context, 'db' | 'keys' | 'now' | 'appUrl'>,
  purpose: StatusPurpose,
  number: number,
): Promise<object | undefined> {
  const { db, now, appUrl } = ctx
  if (!(await hasPlaces(db, number))) return undefined
  const url = statusListUrl(appUrl, purpose, number)
  const [key, upTo] = [await signingKey(db, ctx), await newestEvent(db)]
  if (!key) return undefined
  const name = `${key.id} ${url}`
  const known = cache.get(name)
  if (known?.upTo === upTo && Math.abs(now.getTime() - known.at.getTime()) < LIST_CACHED_MS) return known.list
  const unsigned = {
    '@context': [CREDENTIALS],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerDid(appUrl),
    validFrom: isoSecond(now),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: await encodeList(await markedPlaces(db, purpose, number)),
    },
  }
  const list = await signDocument(unsigned, key, now)
  if (cache.size >= MOST_CACHED) cache.clear()
  cache.set(name, { upTo, at: now, list })
  return list
}

/** The first place is the leftmost bit. */
function encodeList(places: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(LIST_LENGTH / 8)
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7))
  return promisify(gzip)(bits).then(base64url)
}
