import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { FAULTY_WAYS, faultyLine } from '../../../../tests/faulty-line.ts'
import { openScanner } from './virus-scan.ts'

const BYTES = Buffer.alloc(3_000_000, 'a')

/** A scanner of the test's own; answers the port it listens at. */
async function scanner(meet: (socket: net.Socket) => void): Promise<number> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as net.AddressInfo).port
}

const scan = (port: number) => openScanner(`tcp://127.0.0.1:${port}`, 200)(BYTES)

test.each(FAULTY_WAYS.map((way) => [way]))('a scanner that is %s is away, and nobody waits for it', async (way) => {
  const port = await scanner((socket) => socket.resume().once('end', () => socket.end('stream: OK\0')))
  const line = await faultyLine(port)
  onTestFinished(line.close)
  await line.choose(way)
  expect(await scan(line.port)).toEqual({ state: 'away' })
})

test('a scanner that answers before it has read everything, and hangs up, ends nothing but its scan', async () => {
  const port = await scanner((socket) =>
    socket.once('data', () => {
      socket.write('INSTREAM size limit exceeded. ERROR\0', () => socket.resetAndDestroy())
    }),
  )
  for (let n = 0; n < 20; n += 1) expect(await scan(port)).toEqual({ state: 'away' })
})

test('of a scanner that never stops talking no more is read than a verdict has', async () => {
  const port = await scanner((socket) => {
    const talk = () => socket.write(Buffer.alloc(65_536, 'x'), (error) => error ?? talk())
    talk()
  })
  expect(await scan(port)).toEqual({ state: 'away' })
})
