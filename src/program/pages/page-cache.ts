import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  crc32,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import { serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { sendAgain, sendFirst, takesWhole, type WholeAnswer } from '../http/cached-response.ts'
import { NEWCOMERS } from './bounded-store.ts'
import { type Found, Keeper } from './cache.ts'
import { Turns } from './concurrency-limiter.ts'
import { type Place, SetAside } from './spill-store.ts'

export interface Rendered {
  status: number
  type: string
  body: string | Buffer
  /** Where an address has moved to. */
  location?: string
  headers?: Record<string, string>
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Ready {
  body: Buffer
  headers: string[]
  /** Once it was sent from memory; the body is a part of it then. */
  whole?: WholeAnswer
}

interface Entry {
  status: number
  /** What the address is one of; an address itself may name somebody. */
  route: string
  etag: string
  type: string
  headers: string[]
  /** In the encodings asked for so far; none while the text is set aside. */
  bodies: Partial<Record<Encoding, Ready>>
  /** Where the text lies that was sent once and that nobody has asked for since. */
  aside?: Place
  preparing: Partial<Record<Encoding, Promise<Ready>>>
}

/** What is sent, to whom, and how it is made. */
export interface Sending {
  /** The shortest address that means the same; every other one is answered from it. */
  key: string
  /** Whose makings wait behind each other: a client's address. */
  lane: string
  /** The pattern of its address; none for what no route knows. */
  route: string | undefined
  make: () => Promise<Rendered>
  /** What is answered when the making fails or takes too long. */
  refuse: (error: unknown) => Rendered
}

/** A page that says by itself that what it is made of is away. */
class AwayPage extends Problem {
  readonly rendered: Rendered

  constructor(rendered: Rendered) {
    super('UNAVAILABLE')
    this.rendered = rendered
  }
}

/**
 * Up to here a page is compressed where it was rendered, in a fifth of a millisecond: threads of their own took as long
 * to ask, and left eighty megabytes of gaps in memory.
 */
const AT_ONCE_BYTES = 131_072
/** Half the time of 5, and a fourteenth more to send. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const isSmall = ({ length }: Buffer): boolean => length <= AT_ONCE_BYTES
const compress = {
  br: async (plain: Buffer) =>
    isSmall(plain) ? brotliCompressSync(plain, BROTLI) : promisify(brotliCompress)(plain, BROTLI),
  gzip: async (plain: Buffer) => (isSmall(plain) ? gzipSync(plain) : promisify(gzip)(plain)),
  identity: async (plain: Buffer) => plain,
}

/** The text itself, out of whichever encoding is at hand. */
async function plainOf({ identity, br, gzip: zipped }: Entry['bodies']): Promise<Buffer> {
  if (identity) return identity.body
  if (br) return promisify(brotliDecompress)(br.body)
  return zipped ? promisify(gunzip)(zipped.body) : Buffer.alloc(0)
}

/** The best encoding a request accepts. */
function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** A checksum, as it only tells two states of one address apart; a hash took a twentieth of the time of a page. */
const etagOf = (plain: Buffer): string => `W/"${crc32(plain).toString(36)}-${plain.length.toString(36)}"`

const SHARED = ['Cache-Control', 'public, max-age=0, must-revalidate']

/** RFC 7234, 5.1 and 5.5.1: how old it is, and that it could not be asked for again. */
const staleHeaders = (age: number): string[] => [
  ...['Cache-Control', 'no-cache', 'Age', String(age)],
  ...['Warning', '110 - "Response is Stale"'],
]

/** What is sent from memory is kept as it travels. */
function sendReady(response: ServerResponse, status: number, ready: Ready, now: number): void {
  if (ready.whole && takesWhole(response)) {
    sendAgain(response, ready.whole, now)
    return
  }
  const whole = sendFirst(response, { ...ready, status })
  if (whole) Object.assign(ready, { whole, body: whole.bytes.subarray(whole.bodyAt) })
}

/** Public answers kept in memory by what they mean, compressed once. */
export class PageCache {
  readonly keeper: Keeper<Entry>
  readonly #headers: string[]
  readonly #sent: (route: string, status: number) => void
  readonly #aside = new SetAside(serverLimits.pageCacheBytes * NEWCOMERS)

  /** Headers that every kept answer carries, as name, value, name, value; `sent` hears of what goes out right away. */
  constructor(headers: string[], clock: () => Date, sent: (route: string, status: number) => void = () => {}) {
    this.#headers = headers
    this.#sent = sent
    this.keeper = new Keeper<Entry>({
      entries: serverLimits.pageCacheEntries,
      bytes: serverLimits.pageCacheBytes,
      bytesOf: ({ bodies, headers: more }) =>
        Object.values(bodies).reduce((sum, { body }) => sum + body.length, more.join().length),
      isKept: ({ status }) => status === 200,
      recall: (entry) => this.#recall(entry),
      deadlineMs: serverLimits.pageDeadlineMs,
      clock,
      turns: new Turns(serverLimits.pageTurns),
    })
  }

  /** Sends a kept answer right away; false when there is none that is fresh. */
  sendKept(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const entry = this.keeper.fresh(request.url ?? '', now)
    const ready = entry?.bodies[encodingFor(request.headers['accept-encoding'])]
    if (entry === undefined || ready === undefined) return false
    const isUnchanged = request.headers['if-none-match'] === entry.etag
    if (isUnchanged) this.#sendUnchanged(response, entry, SHARED)
    else sendReady(response, entry.status, ready, now)
    this.#sent(entry.route, isUnchanged ? 304 : entry.status)
    return true
  }

  /** Makes an answer once however many ask, keeps it if it may be kept, and sends it. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    { key, lane, route, make, refuse }: Sending,
  ): Promise<void> {
    let made: Entry | undefined
    const makeEntry = async () => {
      const rendered = await make()
      if (rendered.status === 503) throw new AwayPage(rendered)
      made = this.#entryOf(rendered, route)
      return made
    }
    const { value: entry, stale } = await this.keeper.best(key, lane, makeEntry).catch(
      (error: unknown): Found<Entry> => ({
        value: this.#entryOf(error instanceof AwayPage ? error.rendered : refuse(error), route),
      }),
    )
    // Whoever made it may have set it aside before those who waited for it are sent theirs.
    this.#recall(entry)
    const ready = await this.#ready(key, entry, encodingFor(request.headers['accept-encoding']))
    if (entry === made) this.#setAside(entry)
    const freshness = stale === undefined ? SHARED : staleHeaders(stale)
    if (request.headers['if-none-match'] === entry.etag && entry.status === 200) {
      this.#sendUnchanged(response, entry, freshness)
      return
    }
    const headers = stale === undefined ? ready.headers : [...ready.headers.slice(SHARED.length), ...freshness]
    response.writeHead(entry.status, headers).end(request.method === 'HEAD' ? undefined : ready.body)
  }

  /** Most addresses that nobody asked for before are asked for once. */
  #setAside(entry: Entry): void {
    const { identity } = entry.bodies
    const place = identity && entry.status === 200 ? this.#aside.put(identity.body) : undefined
    if (place === undefined) return
    entry.aside = place
    delete entry.bodies.identity
  }

  /** Brings back a text that was set aside; false when it is gone. */
  #recall(entry: Entry): boolean {
    if (entry.aside === undefined) return true
    const body = this.#aside.read(entry.aside)
    if (body === undefined) return false
    entry.bodies.identity = { body, headers: this.#headersOf(entry, 'identity', body.length) }
    delete entry.aside
    return true
  }

  #sendUnchanged(response: ServerResponse, { etag }: Entry, freshness: string[]): void {
    response.writeHead(304, [...freshness, 'ETag', etag, 'Vary', 'Accept-Encoding', ...this.#headers]).end()
  }

  #entryOf({ status, type, body, location, headers = {} }: Rendered, route = '(none)'): Entry {
    const plain = typeof body === 'string' ? Buffer.from(body) : body
    const entry: Entry = {
      status,
      route,
      type,
      etag: etagOf(plain),
      headers: Object.entries({ ...headers, ...(location === undefined ? {} : { Location: location }) }).flat(),
      bodies: {},
      preparing: {},
    }
    entry.bodies.identity = { body: plain, headers: this.#headersOf(entry, 'identity', plain.length) }
    return entry
  }

  /** The cache's own headers come first, so that a stale answer can do without them. */
  #headersOf(entry: Entry, encoding: Encoding, length: number): string[] {
    return [
      ...(entry.status === 200 ? SHARED : ['Cache-Control', 'no-store']),
      ...['Content-Type', entry.type, 'Content-Length', String(length), 'Vary', 'Accept-Encoding'],
      ...(entry.status === 200 ? ['ETag', entry.etag] : []),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...entry.headers,
      ...this.#headers,
    ]
  }

  #ready(key: string, entry: Entry, encoding: Encoding): Ready | Promise<Ready> {
    const ready = entry.bodies[encoding] ?? entry.preparing[encoding]
    if (ready) return ready
    const preparing = this.#prepare(key, entry, encoding).finally(() => delete entry.preparing[encoding])
    entry.preparing[encoding] = preparing
    return preparing
  }

  /** Browsers ask for compressed pages: once there is one, the text itself is not kept beside it. */
  async #prepare(key: string, entry: Entry, encoding: Encoding): Promise<Ready> {
    const { identity } = entry.bodies
    const body = await compress[encoding](await plainOf(entry.bodies))
    const ready = { body, headers: this.#headersOf(entry, encoding, body.length) }
    entry.bodies[encoding] = ready
    this.keeper.grow(key, entry, body.length)
    if (encoding === 'identity' || identity === undefined) return ready
    delete entry.bodies.identity
    delete entry.aside
    this.keeper.grow(key, entry, -identity.body.length)
    return ready
  }
}
