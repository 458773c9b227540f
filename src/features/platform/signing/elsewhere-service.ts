import type { X509Certificate } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { oneAtATime, TurnNotReached } from '../../../ground/database/one-at-a-time.ts'
import { requireSignature } from './certificate-service.ts'
import { SignerFault, SignerRefusal } from './fault-service.ts'
import { signAtProvider } from './provider-service.ts'
import { stopReason, stopSigner } from './queries.ts'
import { signInToken } from './token-service.ts'

interface KeyElsewhere {
  id: number
  jenis: 'token' | 'penyedia'
  certificate: X509Certificate
  /** The secret that opens the key where it lies. */
  secret: Buffer
}

/** The most callers that wait for a key, as it answers one at a time. */
const MOST_WAITING = 20

let waiting = 0
let before: Promise<unknown> = Promise.resolve()

/** The first number of the lock by which all processes take turns; the second is the certificate's id. */
const SIGN_LOCK = 7_241_009

const tooMany = (): SignerFault => new SignerFault('Terlalu banyak dokumen menunggu giliran ditandatangani.')

/** Runs work after all earlier work, of other processes too: a refused secret has to be known before the next try. */
async function inTurn<T>(db: Context['db'], id: number, work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw tooMany()
  waiting += 1
  const mine = before
    .then(() => oneAtATime(db, [SIGN_LOCK, id], work))
    .catch((error: unknown) => {
      throw error instanceof TurnNotReached ? tooMany() : error
    })
  before = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    waiting -= 1
  }
}

/**
 * Signs with a key that lies in a token or at a provider. A secret that is refused once is not tried again until
 * somebody gives it anew: tokens and providers lock after a few. Throws SignerFault.
 */
export const signElsewhere = (
  ctx: Pick<Context, 'db' | 'outbound' | 'now' | 'tokenModule'>,
  { id, jenis, certificate, secret }: KeyElsewhere,
  bytes: Uint8Array,
): Promise<Uint8Array> =>
  inTurn(ctx.db, id, async () => {
    const stopped = await stopReason(ctx.db, id)
    if (stopped !== null) throw new SignerFault(sentenceOf(stopped))
    const place = JSON.parse(secret.toString())
    try {
      const value =
        jenis === 'token' ? await signInToken(ctx, place, bytes) : await signAtProvider(ctx, place, certificate, bytes)
      return requireSignature(certificate, bytes, value)
    } catch (error) {
      if (!(error instanceof SignerRefusal)) throw error
      await stopSigner(ctx.db, id, error.message)
      throw new SignerFault(sentenceOf(error.message))
    }
  })

const sentenceOf = (reason: string): string =>
  `${reason} Portal tidak mencobanya lagi: periksa, lalu pasang lagi pada halaman Sertifikat penandatangan.`
