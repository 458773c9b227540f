import { exchangeOutside, type OutsideRequest } from './exchange.ts'
import { type Guarded, OutboundFault } from './guard.ts'
import { askOthers, resultOfStatus } from './outgoing.ts'

interface OutsideBytes {
  status: number
  bytes: Buffer
  /** The header of that name, as it was written. */
  retryAfter: string | undefined
}

interface OutsideAnswer extends Omit<OutsideBytes, 'bytes'> {
  body: string
}

interface Options extends Guarded {
  timeoutMs: number
}

/** The bytes at which reading an answer ends. */
const MOST_BYTES = 64_000
/** Time stamps and lists of revoked certificates are read whole. */
const MOST_SIGNED_BYTES = 4_000_000

/** Asks another server over a connection of its own, without following redirects. Throws OutboundFault. */
export async function requestOutside(request: OutsideRequest, options: Options): Promise<OutsideAnswer> {
  const { bytes, ...answer } = await askForBytes(request, options, MOST_BYTES)
  return { ...answer, body: bytes.toString() }
}

/** Asks like requestOutside for time stamps and revocation lists, whose signed answers are larger and come as bytes. */
export const askForSigned = (request: OutsideRequest, options: Options): Promise<OutsideBytes> =>
  askForBytes(request, options, MOST_SIGNED_BYTES)

async function askForBytes(request: OutsideRequest, options: Options, most: number): Promise<OutsideBytes> {
  const asked = { service: options.service, operation: request.method ?? 'POST' }
  return askOthers({ ...asked, ended: ({ status }) => resultOfStatus(status) }, async () => {
    let isConnected = false
    const onConnect = () => {
      isConnected = true
    }
    const signal = AbortSignal.timeout(options.timeoutMs)
    const answer = await exchangeOutside(request, { ...options, most, signal, onConnect }).catch((error: Error) => {
      throw error instanceof OutboundFault ? error : new OutboundFault(wordsOf(error), isConnected)
    })
    const { status, headers, parts } = answer
    return { status, bytes: Buffer.concat(parts), retryAfter: headers['retry-after'] }
  })
}

/** Returns a sentence on the kind of a failure; the system's own words may hold an address. */
function wordsOf(error: Error & { code?: unknown }): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'Penyedia tidak menjawab pada waktunya.'
  return `Sambungan ke penyedia gagal (${String(error.code ?? error.name)}).`
}
