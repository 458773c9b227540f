import net from 'node:net'
import { afterAll } from 'vitest'

export interface DatabaseProxy {
  url: string
  /** Connections stay open and nothing passes any more, as in a network that forgets them. */
  freeze: () => void
  /** Connections break, and new ones are refused. */
  cut: () => void
  /** As if nothing had been. */
  mend: () => void
}

/** Stands between a program and its database, to make the network's faults. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<net.Socket>()
  let state: 'open' | 'frozen' | 'cut' = 'open'
  const pass = (from: net.Socket, to: net.Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => state === 'open' && to.write(bytes))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = net.createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = net.connect(Number(port), hostname)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as net.AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${address.port}`
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  afterAll(() => {
    breakAll()
    server.close()
  })
  return {
    url: through.href,
    freeze() {
      state = 'frozen'
    },
    cut() {
      state = 'cut'
      breakAll()
    },
    mend() {
      // What was sent meanwhile is lost, so the connections are of no use.
      if (state === 'frozen') breakAll()
      state = 'open'
    },
  }
}
