import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** A response with node:http's finished head and whether it was sent: both undocumented, so tests check them. */
type Answering = ServerResponse & { _header?: string | null; _headerSent?: boolean }

/** The head and body of an answer as one block of bytes; only the date in them changes. */
export interface CachedResponse {
  bytes: Buffer
  bodyAt: number
  dateAt: number
  /** The second of its Date header, since 1970. */
  second: number
}

/** Sends an answer and returns its bytes for reuse, where the connection stays open. */
export function sendFirst(
  response: Answering,
  { status, headers, body }: { status: number; headers: string[]; body: Buffer },
): CachedResponse | undefined {
  response.writeHead(status, headers)
  const head = response._header ?? ''
  response.end(body)
  const date = /\r\nDate: /.exec(head)
  if (!takesWhole(response) || date === null) return
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body])
  return { bytes, bodyAt: head.length, dateAt: date.index + date[0].length, second: Number.NaN }
}

/** Tells whether a client can be sent the stored bytes: on a real connection that stays open. */
export const takesWhole = ({ shouldKeepAlive, req }: ServerResponse): boolean =>
  shouldKeepAlive && req.socket instanceof Socket

/**
 * Sends stored bytes again: building the same head takes a quarter of the time of a cached answer.
 * `now`: milliseconds since 1970.
 */
export function sendAgain(response: Answering, answer: CachedResponse, now: number): void {
  const second = Math.floor(now / 1000)
  if (answer.second !== second) {
    answer.bytes.write(new Date(now).toUTCString(), answer.dateAt, 'latin1')
    answer.second = second
  }
  response._header = 'sent with the body'
  response._headerSent = true
  response.end(answer.bytes)
}
