import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The network loses the first answer to each kind of write, and then one in so many. */
const LOST_EVERY = 10

export interface Network {
  isLosing: boolean
  lost: number
  url: string
  /** Set: the answer to the next write is lost in any case, once this is done. */
  beforeNextLoss: (() => Promise<void>) | undefined
  close: () => Promise<void>
}

/**
 * A network that loses answers to writes the portal has committed: of whoever asks for the first time under a key, or of
 * those that `isUnlucky` says.
 */
export async function loseAnswers(
  target: number,
  isUnlucky?: (request: http.IncomingMessage) => boolean,
): Promise<Network> {
  const keys = new Set<unknown>()
  const counts = new Map<string, number>()
  const own: Network = { isLosing: false, lost: 0, url: '', beforeNextLoss: undefined, close: async () => {} }

  function isLost(request: http.IncomingMessage): boolean {
    if (isUnlucky) return own.isLosing && isUnlucky(request)
    const { method = '', url = '', headers } = request
    const key = headers['idempotency-key']
    if (!own.isLosing || method === 'GET' || key === undefined || keys.has(key)) return false
    keys.add(key)
    const kind = `${method} ${url.replace(/\d+/g, '0')}`
    const before = counts.get(kind) ?? 0
    counts.set(kind, before + 1)
    return before % LOST_EVERY === 0
  }

  const server = http.createServer((request, response) => {
    const { method, url, headers } = request
    const cut = () => request.socket.destroy()
    const onward = http.request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      buffer(answer).then((bytes) => {
        const isDone = (answer.statusCode ?? 500) < 300
        const { beforeNextLoss } = own
        if (isDone && method !== 'GET' && beforeNextLoss) {
          own.beforeNextLoss = undefined
          own.lost += 1
          return beforeNextLoss().then(cut, cut)
        }
        if (isDone && isLost(request)) {
          own.lost += 1
          return cut()
        }
        return response.writeHead(answer.statusCode ?? 500, answer.headers).end(bytes)
      }, cut)
    })
    onward.on('error', cut)
    request.on('error', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  own.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  own.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return own
}
