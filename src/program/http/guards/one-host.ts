import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/** A name or an address, and a port; nothing of a user, of a list or of a path. */
const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d._-]*[a-z\d.])?)(?::\d{1,5})?$/i
const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)(.*)$/i

/** Every line of that name, however it is written: the headers that Node hands on keep only the first. */
const hostLines = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() === 'host' ? [(rawHeaders[at + 1] ?? '').trim()] : [],
  )

const isHost = (text: string): boolean => HOST.test(text) && URL.canParse(`http://${text}`)
const hostIn = (text: string): string => new URL(`http://${text}`).host

/**
 * The path that a request asks for on the one host that it names; undefined where it names several, or none that is one,
 * so that a proxy may have understood another (RFC 9112, 3.2). Only HTTP/1.0 may leave the host out.
 */
function pathOnOneHost(request: IncomingMessage): string | undefined {
  const { url = '', httpVersion } = request
  const [host, ...others] = hostLines(request)
  if (others.length > 0) return undefined
  if (host === undefined ? httpVersion !== '1.0' : !isHost(host)) return undefined
  const [, authority, rest = ''] = WHOLE_ADDRESS.exec(url) ?? []
  if (authority === undefined) return url.startsWith('/') || url === '*' ? url : undefined
  if (host === undefined || !isHost(authority) || hostIn(authority) !== hostIn(host)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

const SENTENCE = 'Alamat situs dalam permintaan ini tidak jelas. Buka situs lewat alamatnya, lalu coba lagi.\n'

/** Hands on requests that name one host, with the path that they ask for there; all others are refused before anything reads them. */
export const onOneHost =
  (log: Logger, handler: RequestListener): RequestListener =>
  (request, response) => {
    const path = pathOnOneHost(request)
    if (path !== undefined) {
      request.url = path
      return handler(request, response)
    }
    log.info({ status: 400 }, 'request that names no single host')
    refuseUnclearHost(response)
  }

/** Ends the connection too: nothing that follows on it is read. */
function refuseUnclearHost(response: ServerResponse): void {
  response
    .writeHead(400, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(SENTENCE),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    .end(SENTENCE)
}
