import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
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
  body: string
}

interface OutsideAnswer {
  status: number
  body: string
  /** The header of that name, as it was written. */
  retryAfter: string | undefined
}

interface Options {
  /** The portal runs on a developer's own machine: it may talk to itself, without TLS. */
  mayStayHere: boolean
  timeoutMs: number
}

/** More of an answer nobody reads. */
const MOST_BYTES = 64_000

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
export function outsideRefusal(address: string, mayStayHere: boolean): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHere = url !== undefined && (isThisMachine(url.hostname) || url.hostname === 'localhost')
  if (!url || (url.protocol !== 'https:' && !(mayStayHere && isHere && url.protocol === 'http:'))) {
    return 'Tulis alamat lengkap yang dimulai dengan https://.'
  }
  if (url.username !== '' || url.password !== '') return 'Tulis alamat tanpa nama pengguna dan password.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isClosed =
    isIP(host) !== 0 ? isPrivateAddress(host) : /^localhost$|\.localhost$|\.local$|\.internal$/.test(host)
  return isClosed && !(mayStayHere && isHere) ? CLOSED : undefined
}

/** Asks somebody else's server over a connection of its own; redirects are answers. Throws OutboundFault. */
export function askOutside(request: OutsideRequest, options: Options): Promise<OutsideAnswer> {
  const refusal = outsideRefusal(request.url, options.mayStayHere)
  if (refusal !== undefined) return Promise.reject(new OutboundFault(refusal, false))
  const url = new URL(request.url)
  return new Promise((resolve, reject) => {
    let isConnected = false
    const fail = (error: Error) => reject(new OutboundFault(wordsOf(error), isConnected))
    const { request: start } = url.protocol === 'https:' ? https : http
    const sending = start(url, {
      method: request.method ?? 'POST',
      agent: false,
      lookup: guardedLookup(options),
      signal: AbortSignal.timeout(options.timeoutMs),
      headers: { ...request.headers, 'content-length': String(Buffer.byteLength(request.body)) },
    })
    sending.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true
      })
    })
    sending.on('error', fail)
    sending.on('response', (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes <= MOST_BYTES) parts.push(part)
      })
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, body: Buffer.concat(parts).toString(), retryAfter: headers['retry-after'] })
      })
    })
    sending.end(request.body)
  })
}

/** The kind of a failure; the words of the system may hold an address. */
function wordsOf(error: Error & { code?: unknown }): string {
  if (error.code === 'CLOSED') return CLOSED
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'Penyedia tidak menjawab pada waktunya.'
  return `Sambungan ke penyedia gagal (${String(error.code ?? error.name)}).`
}
