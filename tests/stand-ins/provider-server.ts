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
}

/** How the stand-in treats the next requests: an HTTP status, a cut connection, or the work done and its answer lost. */
export type Mood = number | 'cut' | 'lost'

/** The part that both stand-ins share: a server that can fail, be slow, and send notices like their originals. */
export async function providerServer(answer: (asked: Asked) => StandInAnswer) {
  const asked: Asked[] = []
  const moods: Mood[] = []
  const state = { delayMs: 0, isAway: false }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? {} : JSON.parse(text),
      }
      asked.push(one)
      const mood = moods.shift()
      if (state.isAway || mood === 'cut') return void request.socket.destroy()
      const reply = () => {
        if (typeof mood === 'number') return void response.writeHead(mood).end('{}')
        const { status, body } = answer(one)
        if (mood === 'lost') return void request.socket.destroy()
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }
      if (state.delayMs > 0) setTimeout(reply, state.delayMs)
      else reply()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { asked, moods, state, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A notice as it goes out to the portal. */
export interface StandInNotice {
  headers: Record<string, string>
  body: Record<string, unknown>
}
