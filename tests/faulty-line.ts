import { randomBytes } from 'node:crypto'
import net from 'node:net'

/** How a service can fail whoever asks it. */
export const FAULTY_WAYS = [
  /** Connections are refused. */
  'refused',
  /** Requests are accepted and never answered. */
  'silent',
  /** An answer comes byte by byte, and never to its end. */
  'slow',
  /** An answer breaks off in its middle. */
  'cut',
  /** Bytes that are no answer at all. */
  'noise',
  /** A page for people where a program's answer belongs, as by a network that wants a login. */
  'page',
  /** An answer asks to switch to another protocol. */
  'upgrade',
] as const
export type FaultyWay = (typeof FAULTY_WAYS)[number]

export interface FaultyLine {
  port: number
  /** Undefined: everything is passed on. */
  way: FaultyWay | undefined
  /** The connections since the way was last chosen. */
  met: number
  choose: (way: FaultyWay | undefined) => Promise<void>
  close: () => Promise<void>
}

const DRIP_MS = 300
const HTML = '<!doctype html><title>Masuk ke jaringan</title><p>Silakan masuk.'
const PAGE = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${HTML.length}\r\n\r\n${HTML}`
const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: lain\r\n\r\n'

/** A stretch of network before a service, which fails as it is told. */
export async function faultyLine(target: number): Promise<FaultyLine> {
  const sockets = new Set<net.Socket>()
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const server = net.createServer((near) => {
    own.met += 1
    meet(keep(near), () => keep(net.connect(target, '127.0.0.1')), own.way)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  const own: FaultyLine = {
    port: 0,
    way: undefined,
    met: 0,
    async choose(way) {
      own.way = way
      own.met = 0
      for (const socket of sockets) socket.destroy()
      if (way === 'refused') await stop()
      else if (!server.listening) await listen(own.port)
    },
    close: stop,
  }
  await listen(0)
  own.port = (server.address() as net.AddressInfo).port
  return own
}

function meet(near: net.Socket, connect: () => net.Socket, way: FaultyWay | undefined): void {
  if (way === 'silent') return void near.resume()
  if (way === 'noise') return void near.resume().write(Buffer.concat([randomBytes(3000), Buffer.from('\r\n\r\n')]))
  if (way === 'page' || way === 'upgrade') {
    // A web server speaks only when it is asked, and then each time.
    near.on('data', () => near.write(way === 'page' ? PAGE : UPGRADE))
    return
  }
  const far = connect()
  near.pipe(far)
  near.once('close', () => far.destroy())
  if (way === 'slow') {
    drip(far, near)
    return
  }
  far.once('close', () => near.destroy())
  if (way === 'cut')
    far.once('data', (bytes: Buffer) => near.write(bytes.subarray(0, bytes.length / 2), () => near.resetAndDestroy()))
  else far.pipe(near)
}

function drip(from: net.Socket, to: net.Socket): void {
  const waiting: number[] = []
  from.on('data', (bytes: Buffer) => waiting.push(...bytes.subarray(0, 1000)))
  const timer = setInterval(() => {
    const byte = waiting.shift()
    if (byte !== undefined) to.write(Buffer.of(byte))
  }, DRIP_MS)
  to.once('close', () => clearInterval(timer))
}
