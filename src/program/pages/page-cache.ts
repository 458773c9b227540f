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
import { type CachedResponse, sendAgain, sendFirst, takesWhole } from '../http/answers/cached-response.ts'
import { NEWCOMERS } from './bounded-store.ts'
import { Cache, type Found } from './cache.ts'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { type Place, SpillStore } from './spill-store.ts'

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
  /** The cached response once it was sent; the body is then a part of it. */
  whole?: CachedResponse
}

interface Entry {
  status: number
  /** The route of the address, for logs and metrics; the address itself may name somebody. */
  route: string
  etag: string
  type: string
  headers: string[]
  /** In the encodings asked for so far; none while the text is set spilled. */
  bodies: Partial<Record<Encoding, Ready>>
  /** The place of a text that was sent once and not asked for since. */
  spilled?: Place
  preparing: Partial<Record<Encoding, Promise<Ready>>>
}

/** The answer to send: its key, its queue, and how it is made. */
export interface Sending {
  /** The shortest address that means the same; every other one is answered from it. */
  key: string
  /** The lane in the queue: a client's address. */
  lane: string
  /** The pattern of its address; undefined for an unknown route. */
  route: string | undefined
  make: () => Promise<Rendered>
  /** Returns the answer when making it fails or takes too long. */
  refuse: (error: unknown) => Rendered
}

/** A page that itself says that its data are away. */
class AwayPage extends Problem {
  readonly rendered: Rendered

  constructor(rendered: Rendered) {
    super('UNAVAILABLE')
    this.rendered = rendered
  }
}

/**
 * The size up to which a page is compressed in the main thread, in a fifth of a millisecond: threads took as long to
 * ask, and left eighty megabytes of gaps in memory.
 */
const AT_ONCE_BYTES = 131_072
/** Brotli's quality 4 takes half the time of 5, for a fourteenth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const isSmall = ({ length }: Buffer): boolean => length <= AT_ONCE_BYTES
const compress = {
  br: async (plain: Buffer) =>
    isSmall(plain) ? brotliCompressSync(plain, BROTLI) : promisify(brotliCompress)(plain, BROTLI),
  gzip: async (plain: Buffer) => (isSmall(plain) ? gzipSync(plain) : promisify(gzip)(plain)),
  identity: async (plain: Buffer) => plain,
}

/** Returns the plain text from whichever encoding is there. */
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

/**
 * Returns a checksum as ETag: it only tells two states of one address apart, and a hash took a twentieth of a page's
 * time.
 */
const etagOf = (plain: Buffer): string => `W/"${crc32(plain).toString(36)}-${plain.length.toString(36)}"`

const SHARED = ['Cache-Control', 'public, max-age=0, must-revalidate']

/** Returns the headers of a stale answer (RFC 7234, 5.1 and 5.5.1): its age, and that it could not be renewed. */
const staleHeaders = (age: number): string[] => [
  ...['Cache-Control', 'no-cache', 'Age', String(age)],
  ...['Warning', '110 - "Response is Stale"'],
]

/** Sends an answer, and keeps its bytes with the head for the next time. */
function sendReady(response: ServerResponse, status: number, ready: Ready, now: number): void {
  if (ready.whole && takesWhole(response)) {
    sendAgain(response, ready.whole, now)
    return
  }
  const whole = sendFirst(response, { ...ready, status })
  if (whole) Object.assign(ready, { whole, body: whole.bytes.subarray(whole.bodyAt) })
}

/** Caches public answers by their shortest address, compressed once. */
export class PageCache {
  readonly entries: Cache<Entry>
  readonly #headers: string[]
  readonly #sent: (route: string, status: number) => void
  readonly #spilled = new SpillStore(serverLimits.pageCacheBytes * NEWCOMERS)

  /** Takes the headers of every cached answer, as name, value, name, value; `sent` is told of answers sent at once. */
  constructor(headers: string[], clock: () => Date, sent: (route: string, status: number) => void = () => {}) {
    this.#headers = headers
    this.#sent = sent
    this.entries = new Cache<Entry>({
      entries: serverLimits.pageCacheEntries,
      bytes: serverLimits.pageCacheBytes,
      bytesOf: ({ bodies, headers: more }) =>
        Object.values(bodies).reduce((sum, { body }) => sum + body.length, more.join().length),
      isCacheable: ({ status }) => status === 200,
      recall: (entry) => this.#recall(entry),
      deadlineMs: serverLimits.pageDeadlineMs,
      clock,
      turns: new ConcurrencyLimiter(serverLimits.pageTurns),
    })
  }

  /** Sends a cached answer right away; false when there is none that is fresh. */
  sendCached(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const entry = this.entries.fresh(request.url ?? '', now)
    const ready = entry?.bodies[encodingFor(request.headers['accept-encoding'])]
    if (entry === undefined || ready === undefined) return false
    const isUnchanged = request.headers['if-none-match'] === entry.etag
    if (isUnchanged) this.#sendUnchanged(response, entry, SHARED)
    else sendReady(response, entry.status, ready, now)
    this.#sent(entry.route, isUnchanged ? 304 : entry.status)
    return true
  }

  /** Makes an answer once however many ask, caches it if it may be, and sends it. */
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
    const { value: entry, stale } = await this.entries.best(key, lane, makeEntry).catch(
      (error: unknown): Found<Entry> => ({
        value: this.#entryOf(error instanceof AwayPage ? error.rendered : refuse(error), route),
      }),
    )
    // The first receiver may have set the text spilled before the others are served.
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

  /** Sets the text of a new entry spilled, as most addresses are asked for once. */
  #setAside(entry: Entry): void {
    const { identity } = entry.bodies
    const place = identity && entry.status === 200 ? this.#spilled.put(identity.body) : undefined
    if (place === undefined) return
    entry.spilled = place
    delete entry.bodies.identity
  }

  /** Brings back a text that was set spilled; false when it is gone. */
  #recall(entry: Entry): boolean {
    if (entry.spilled === undefined) return true
    const body = this.#spilled.read(entry.spilled)
    if (body === undefined) return false
    entry.bodies.identity = { body, headers: this.#headersOf(entry, 'identity', body.length) }
    delete entry.spilled
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

  /** Returns the headers; the cache's own come first, so that a stale answer can drop them. */
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

  /** Prepares an encoding; once a compressed one exists, the plain text is dropped. */
  async #prepare(key: string, entry: Entry, encoding: Encoding): Promise<Ready> {
    const { identity } = entry.bodies
    const body = await compress[encoding](await plainOf(entry.bodies))
    const ready = { body, headers: this.#headersOf(entry, encoding, body.length) }
    entry.bodies[encoding] = ready
    this.entries.grow(key, entry, body.length)
    if (encoding === 'identity' || identity === undefined) return ready
    delete entry.bodies.identity
    delete entry.spilled
    this.entries.grow(key, entry, -identity.body.length)
    return ready
  }
}
