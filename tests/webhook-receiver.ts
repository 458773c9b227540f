import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: http.IncomingHttpHeaders
  body: string
}

/** A receiver's server: it answers trials as it should, and everything else as the test says, else with 204. */
export async function webhookReceiver() {
  const received: Received[] = []
  const moods: (number | 'cut')[] = []
  const pings: Received[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const given = { headers: request.headers, body: Buffer.concat(parts).toString() }
      const { data } = JSON.parse(given.body) as { data: { tantangan?: string } }
      if (data.tantangan !== undefined) {
        pings.push(given)
        return response.writeHead(200).end(request.url === '/tuli' ? 'ya' : data.tantangan)
      }
      received.push(given)
      const mood = moods.shift() ?? 204
      return mood === 'cut' ? request.socket.destroy() : response.writeHead(mood).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { received, pings, moods, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/terima` }
}
