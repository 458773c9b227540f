import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
  body: Record<string, unknown>
}

export interface StandInAnswer {
  status: number
  body: unknown
  /** Where a browser goes next. */
  location?: string
}

/** A page for people instead of an answer for programs. */
export const page = (html: string): StandInAnswer => ({
  status: 200,
  body: `<!doctype html><html lang="id"><link rel="icon" href="data:,"><title>Penyedia tiruan</title><body>${html}`,
})

/**
 * How the stand-in treats the next requests: an HTTP status, a cut connection, the work done and its answer lost or broken
 * off in the middle, an answer that comes late, or none that ever comes.
 */
export type Mood = number | 'cut' | 'lost' | 'half' | 'slow' | 'silent'

const SLOW_MS = 700

const bodyIn = (text: string, type = ''): Record<string, unknown> =>
  type.startsWith('application/json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))

/** The part that both stand-ins share: a server that can fail, be slow, and send notices like their originals. */
export async function providerServer(answer: (asked: Asked) => StandInAnswer) {
  const asked: Asked[] = []
  /** The moods of the next requests, in turn; null behaves as usual. */
  const moods: (Mood | null)[] = []
  const state: { delayMs: number; isAway: boolean; pageAt: string | null } = { delayMs: 0, isAway: false, pageAt: null }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? {} : bodyIn(text, request.headers['content-type']),
      }
      asked.push(one)
      const mood = moods.shift()
      if (state.isAway || mood === 'cut') return void request.socket.destroy()
      if (mood === 'silent') return
      const reply = () => {
        if (typeof mood === 'number') return void response.writeHead(mood).end('{}')
        const { status, body, location } = answer(one)
        if (mood === 'lost') return void request.socket.destroy()
        const isPage = typeof body === 'string'
        const text = isPage ? body : JSON.stringify(body)
        const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
        const length = { 'content-length': Buffer.byteLength(text) }
        response.writeHead(status, { 'content-type': type, ...length, ...(location ? { location } : {}) })
        if (mood !== 'half') return void response.end(text)
        response.write(text.slice(0, text.length / 2), () => request.socket.destroy())
      }
      const delayMs = mood === 'slow' ? SLOW_MS : state.delayMs
      if (delayMs > 0) setTimeout(reply, delayMs)
      else reply()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const { port } = server.address() as AddressInfo
  /** Connections are refused until it comes back. */
  const goAway = () => close()
  const comeBack = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { asked, moods, state, close, goAway, comeBack, url: `http://127.0.0.1:${port}` }
}

/** A notice as it goes out to the portal. */
export interface StandInNotice {
  headers: Record<string, string>
  body: Record<string, unknown>
}
