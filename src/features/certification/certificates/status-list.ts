import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from '../../../server/context.ts'
import { CREDENTIALS, LIST_LENGTH, type StatusPurpose, statusListUrl } from './credential.ts'
import { issuerDid, signingKey } from './issuer-keys.ts'
import { base64url } from './multibase.ts'
import { signed, written } from './proof.ts'
import { hasPlaces, markedPlaces, newestEvent } from './status-queries.ts'

/** Signed lists are kept so long at most, and only while nothing happens to any certificate. */
export const LIST_KEPT_MS = 30_000
const MOST_KEPT = 64

interface Kept {
  /** The newest event when it was signed. */
  upTo: number
  at: Date
  list: object
}

const kept = new Map<string, Kept>()

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
  const name = `${key.id} ${url}`
  const known = kept.get(name)
  if (known?.upTo === upTo && Math.abs(now.getTime() - known.at.getTime()) < LIST_KEPT_MS) return known.list
  const unsigned = {
    '@context': [CREDENTIALS],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerDid(appUrl),
    validFrom: written(now),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: await encoded(await markedPlaces(db, purpose, number)),
    },
  }
  const list = await signed(unsigned, key, now)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(name, { upTo, at: now, list })
  return list
}

/** The first place is the leftmost bit. */
function encoded(places: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(LIST_LENGTH / 8)
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7))
  return promisify(gzip)(bits).then(base64url)
}
