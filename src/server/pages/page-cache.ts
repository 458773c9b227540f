import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { limits } from '../../limits.ts'

export interface Rendered {
  status: number
  type: string
  body: string
  /** Where an address has moved to. */
  location?: string
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Entry {
  status: number
  etag: string
  expires: number
  bytes: number
  bodies: Partial<Record<Encoding, { body: Buffer; headers: string[] }>>
  plain: Buffer
  type: string
  location: string | undefined
}

const compress = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
  identity: (plain: Buffer) => Promise.resolve(plain),
}

/** The best encoding a request accepts. */
function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/**
 * Public answers kept in memory by address, compressed once. An answer that was being made while content
 * changed is sent but not kept; while the channel of changes is down, nothing is kept.
 */
export class PageCache {
  #entries = new Map<string, Entry>()
  #making = new Map<string, Promise<Entry>>()
  #generation = 0
  #bytes = 0
  #listening = false
  readonly #headers: string[]
  hits = 0
  misses = 0

  /** Headers that every kept answer carries, as name, value, name, value. */
  constructor(headers: string[]) {
    this.#headers = headers
  }

  /** Forgets everything: what the pages show has changed. */
  drop(): void {
    this.#generation += 1
    this.#entries.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  /** Whether changes are heard of; without that nothing may be kept. */
  set listening(heard: boolean) {
    this.#listening = heard
    this.drop()
  }

  /** Sends a kept answer right away; false when there is none that is fresh. */
  sendKept(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const entry = this.#entries.get(request.url ?? '')
    if (entry === undefined || entry.expires <= now) return false
    const ready = entry.bodies[encodingFor(request.headers['accept-encoding'])]
    if (ready === undefined) return false
    this.hits += 1
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, ['ETag', entry.etag, 'Vary', 'Accept-Encoding', ...this.#headers]).end()
    } else {
      response.writeHead(entry.status, ready.headers).end(ready.body)
    }
    return true
  }

  /** Makes an answer once however many ask, keeps it if it may be kept, and sends it. */
  async send(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<Rendered>,
  ): Promise<void> {
    const entry = await this.#entryFor(key, make)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const ready = entry.bodies[encoding] ?? (await this.#prepare(entry, encoding))
    if (request.headers['if-none-match'] === entry.etag && entry.status === 200) {
      response.writeHead(304, ['ETag', entry.etag, 'Vary', 'Accept-Encoding', ...this.#headers]).end()
      return
    }
    response.writeHead(entry.status, ready.headers).end(request.method === 'HEAD' ? undefined : ready.body)
  }

  #entryFor(key: string, make: () => Promise<Rendered>): Entry | Promise<Entry> {
    const kept = this.#entries.get(key)
    if (kept && kept.expires > Date.now()) return kept
    const running = this.#making.get(key)
    if (running) return running
    this.misses += 1
    const generation = this.#generation
    const making = make()
      .then((rendered) => this.#keep(key, rendered, generation))
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, rendered: Rendered, generation: number): Entry {
    const plain = Buffer.from(rendered.body)
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
    const expires = Date.now() + limits.pageCacheSeconds * 1000
    const entry = {
      status: rendered.status,
      etag,
      expires,
      plain,
      bytes: plain.length * 2,
      bodies: {},
      type: rendered.type,
      location: rendered.location,
    }
    if (rendered.status !== 200 || generation !== this.#generation || !this.#listening) return entry
    this.#bytes += entry.bytes - (this.#entries.get(key)?.bytes ?? 0)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#bytes <= limits.pageCacheBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= bytes
    }
    return entry
  }

  async #prepare(entry: Entry, encoding: Encoding): Promise<{ body: Buffer; headers: string[] }> {
    const body = await compress[encoding](entry.plain)
    const headers = [
      'Content-Type',
      entry.type,
      'Content-Length',
      String(body.length),
      'Cache-Control',
      entry.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'Vary',
      'Accept-Encoding',
      ...(entry.status === 200 ? ['ETag', entry.etag] : []),
      ...(entry.location === undefined ? [] : ['Location', entry.location]),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...this.#headers,
    ]
    const ready = { body, headers }
    entry.bodies[encoding] = ready
    return ready
  }
}
