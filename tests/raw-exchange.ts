import net from 'node:net'

/** Sends bytes on a connection of its own and returns the answer, one letter per byte, until it is closed or enough. */
export async function rawExchange(
  port: number,
  sent: string,
  isEnough: (text: string) => boolean = () => false,
): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(sent)
  let text = ''
  for await (const chunk of socket) {
    text += (chunk as Buffer).toString('latin1')
    if (isEnough(text)) break
  }
  return text
}
