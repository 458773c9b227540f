import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AskedOfProvider {
  headers: http.IncomingHttpHeaders
  body: string
}

/** How the stand-in answers the next request: with a status, too late, or with a connection that is cut. */
type Mood =
  | number
  | 'cut'
  | 'silent'
  /** Begins to answer and never ends. */
  | 'endless'
  | { status: number; body?: string; headers?: Record<string, string> }

/** A provider of messages as a server of its own: what it was asked, and how it behaves. */
export async function messageProvider() {
  const asked: AskedOfProvider[] = []
  const moods: Mood[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      const mood = moods.shift() ?? 200
      if (mood === 'cut') return request.socket.destroy()
      if (mood === 'silent') return undefined
      if (mood === 'endless') return response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
      const { status, body = '{"id":"x"}', headers = {} } = typeof mood === 'number' ? { status: mood } : mood
      return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { asked, moods, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kirim` }
}
