import net from 'node:net'

export interface SilentProxy {
  /** The same database, through the proxy. */
  url: string
  /** From now on everything is accepted and nothing passed on, as by a network that forgets its connections. */
  silence: () => void
  /** From now on everything is refused, as by a server that is gone. */
  refuse: () => void
  /** New connections are passed on again; those of before stay silent. */
  speak: () => void
  close: () => Promise<void>
}

/** A stretch of network between a program and its PostgreSQL. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url)
  const sockets = new Set<net.Socket>()
  let state: 'speaking' | 'silent' | 'gone' = 'speaking'
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }
  const server = net.createServer((near) => {
    keep(near)
    if (state === 'gone') return void near.destroy()
    if (state === 'silent') return void near.resume()
    const far = net.connect(Number(target.port), target.hostname)
    keep(far)
    near.pipe(far)
    far.pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    silence() {
      state = 'silent'
      for (const socket of sockets) socket.unpipe().resume()
    },
    refuse() {
      state = 'gone'
      for (const socket of sockets) socket.destroy()
    },
    speak() {
      state = 'speaking'
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
