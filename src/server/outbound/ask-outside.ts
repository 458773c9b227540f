import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { askOthers, type OutgoingService, resultOfStatus } from './outgoing.ts'
import { isPrivateAddress, isThisMachine } from './private-address.ts'

/** A request that brought no answer. */
export class OutboundFault extends Error {
  /** Whether the other side may have acted on it all the same. */
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived: boolean) {
    super(message)
    this.mayHaveArrived = mayHaveArrived
  }
}

export interface OutsideRequest {
  method?: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

interface OutsideBytes {
  status: number
  bytes: Buffer
  /** The header of that name, as it was written. */
  retryAfter: string | undefined
}

interface OutsideAnswer extends Omit<OutsideBytes, 'bytes'> {
  body: string
}

interface Options {
  /** Whose server it is, for the figures. */
  service: OutgoingService
  /** The portal runs on a developer's own machine: it may talk to itself, without TLS. */
  mayStayHere: boolean
  /** What is asked for proves itself by a signature: TLS is not needed, and seldom spoken there. */
  mayBePlain?: boolean
  timeoutMs: number
}

/** More of an answer nobody reads. */
const MOST_BYTES = 64_000
/** Time stamps and lists of revoked certificates are read whole. */
const MOST_SIGNED_BYTES = 4_000_000

const CLOSED = 'Alamat penyedia tidak berada di internet terbuka.'

const isRefused = (address: string, { mayStayHere }: Options): boolean =>
  isPrivateAddress(address) && !(mayStayHere && isThisMachine(address))

/** Resolves as always, and lets nobody connect to a network around this machine: checked on the very address that is used. */
const guardedLookup =
  (options: Options): LookupFunction =>
  (hostname, asked, done) => {
    lookup(hostname, { ...asked, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const refused = addresses.some(({ address }) => isRefused(address, options))
      const [first] = addresses
      if (refused || !first) return done(Object.assign(new Error(CLOSED), { code: 'CLOSED' }), '', 0)
      if (asked.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

/** Whether an address may be asked at all; the names in it are checked once more when they are resolved. */
export function outsideRefusal(address: string, mayStayHere: boolean, mayBePlain = false): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHere = url !== undefined && (isThisMachine(url.hostname) || url.hostname === 'localhost')
  if (!url || (url.protocol !== 'https:' && !((mayBePlain || (mayStayHere && isHere)) && url.protocol === 'http:'))) {
    return `Tulis alamat lengkap yang dimulai dengan https://${mayBePlain ? ' atau http://' : ''}.`
  }
  if (url.username !== '' || url.password !== '') return 'Tulis alamat tanpa nama pengguna dan password.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isClosed =
    isIP(host) !== 0 ? isPrivateAddress(host) : /^localhost$|\.localhost$|\.local$|\.internal$/.test(host)
  return isClosed && !(mayStayHere && isHere) ? CLOSED : undefined
}

/** Asks somebody else's server over a connection of its own; redirects are answers. Throws OutboundFault. */
export async function askOutside(request: OutsideRequest, options: Options): Promise<OutsideAnswer> {
  const { bytes, ...answer } = await askForBytes(request, options, MOST_BYTES)
  return { ...answer, body: bytes.toString() }
}

/** As askOutside, for what a signature proves: bytes, which need no TLS. */
export const askForSigned = (request: OutsideRequest, options: Options): Promise<OutsideBytes> =>
  askForBytes(request, { ...options, mayBePlain: true }, MOST_SIGNED_BYTES)

function askForBytes(request: OutsideRequest, options: Options, most: number): Promise<OutsideBytes> {
  const refusal = outsideRefusal(request.url, options.mayStayHere, options.mayBePlain)
  if (refusal !== undefined) return Promise.reject(new OutboundFault(refusal, false))
  const asked = { service: options.service, operation: request.method ?? 'POST' }
  return askOthers({ ...asked, ended: ({ status }) => resultOfStatus(status) }, () => exchange(request, options, most))
}

function exchange(request: OutsideRequest, options: Options, most: number): Promise<OutsideBytes> {
  const url = new URL(request.url)
  const { body } = request
  return new Promise((resolve, reject) => {
    let isConnected = false
    const fail = (error: Error) => reject(new OutboundFault(wordsOf(error), isConnected))
    const { request: start } = url.protocol === 'https:' ? https : http
    const sending = start(url, {
      method: request.method ?? 'POST',
      agent: false,
      lookup: guardedLookup(options),
      signal: AbortSignal.timeout(options.timeoutMs),
      headers: {
        ...request.headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
    })
    sending.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true
      })
    })
    sending.on('error', fail)
    // Who wants to speak another protocol is hung up on without an error; after an answer this says nothing new.
    sending.on('close', () => fail(new Error('closed')))
    sending.on('response', (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes <= most) parts.push(part)
      })
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, bytes: Buffer.concat(parts), retryAfter: headers['retry-after'] })
      })
    })
    sending.end(body)
  })
}

/** The kind of a failure; the words of the system may hold an address. */
function wordsOf(error: Error & { code?: unknown }): string {
  if (error.code === 'CLOSED') return CLOSED
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'Penyedia tidak menjawab pada waktunya.'
  return `Sambungan ke penyedia gagal (${String(error.code ?? error.name)}).`
}
