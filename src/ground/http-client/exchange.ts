import http from 'node:http'
import https from 'node:https'
import { ClosedAddress, type Guarded, guardedLookup, outsideRefusal } from './guard.ts'

export interface OutsideRequest {
  method?: string
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

/** An answer as it came. */
export interface Exchanged {
  status: number
  headers: http.IncomingHttpHeaders
  /** As many as were asked for; `bytes` counts all of them. */
  parts: Buffer[]
  bytes: number
}

interface Terms extends Guarded {
  /** Bytes of the answer that are read; those after them are thrown away. */
  most: number
  signal: AbortSignal
  agents?: { http: http.Agent; https: https.Agent }
  /** Told once somebody is there to hear the request. */
  onConnect?: () => void
}

/** The one place from which the program connects to an address that somebody typed; redirects are answers. */
export async function exchangeOutside(request: OutsideRequest, terms: Terms): Promise<Exchanged> {
  const refusal = outsideRefusal(request.url, terms)
  if (refusal !== undefined) throw new ClosedAddress(refusal)
  const url = new URL(request.url)
  const isSecure = url.protocol === 'https:'
  const { body } = request
  return new Promise((resolve, reject) => {
    const sending = (isSecure ? https : http).request(url, {
      method: request.method ?? 'POST',
      agent: terms.agents?.[isSecure ? 'https' : 'http'] ?? false,
      lookup: guardedLookup(url, terms),
      signal: terms.signal,
      headers: {
        ...request.headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
    })
    sending.on('socket', (socket) => {
      if (!socket.connecting) return terms.onConnect?.()
      socket.once(isSecure ? 'secureConnect' : 'connect', () => terms.onConnect?.())
    })
    sending.on('error', reject)
    // Who wants to speak another protocol is hung up on without an error; after an answer this says nothing new.
    sending.on('close', () => reject(new Error('closed')))
    sending.on('response', (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes <= terms.most) parts.push(part)
      })
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, parts, bytes })
      })
    })
    sending.end(body)
  })
}
