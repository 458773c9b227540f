import http from 'node:http'
import https from 'node:https'
import { exchangeOutside } from './exchange.ts'
import { type Guarded, OutboundFault } from './guard.ts'

/** No answer that is asked for is as long: pieces of files have 16 MiB, and pages of lists a thousand lines. */
const MOST_BYTES = 33_554_432
/** Shorter than servers keep a line open for. */
const IDLE_MS = 4000
const WITHOUT_BODY = new Set([101, 204, 205, 304])

const bodyOf = (body: unknown): string | Uint8Array | undefined => {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  throw new TypeError('a body that cannot be sent again')
}

/**
 * A fetch for clients that others wrote, by the same guarded way as requestOutside: over lines that are kept a while, with
 * bodies and answers whole. A redirect is an answer; faults are those of Node, or ClosedAddress.
 */
export function fetchOutside(guarded: Guarded): typeof fetch {
  const kept = { keepAlive: true, timeout: IDLE_MS }
  const agents = { http: new http.Agent(kept), https: new https.Agent(kept) }
  return async (input, init = {}) => {
    const body = bodyOf(init.body)
    const { status, headers, parts, bytes } = await exchangeOutside(
      {
        url: String(input),
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(body === undefined ? {} : { body }),
      },
      { ...guarded, most: MOST_BYTES, agents, signal: init.signal ?? new AbortController().signal },
    )
    if (bytes > MOST_BYTES) throw new OutboundFault('Jawaban server terlalu panjang.', true)
    const given = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    )
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(Buffer.concat(parts)), {
      status,
      headers: given,
    })
  }
}
