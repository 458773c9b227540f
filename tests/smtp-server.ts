import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  to: string[]
  text: string
}

/** A mail server that hangs up on everybody while it is down, and turns away as many messages as `refusals` says. */
export async function smtpServer() {
  const received: Received[] = []
  const mood = { down: false, refusals: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mood.refusals -= 1
        if (mood.refusals >= 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server.server.prependListener('connection', (socket: Socket) => mood.down && socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { received, mood, close, port: (server.server.address() as AddressInfo).port }
}
