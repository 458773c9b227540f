import net from 'node:net'

const CONNECTIONS = 20
/** Requests that a connection sends before it has their answers. */
const AT_ONCE = 10

export interface Pipelined {
  url: string
  path: string
  headers: Record<string, string>
  seconds: number
}

/**
 * Asks for one address as fast as it is answered and tells how many answers came. It reads no more of them than their
 * lengths: a client that takes as much time as the server measures itself.
 */
export async function answersIn({ url, path, headers, seconds }: Pipelined): Promise<number> {
  const { hostname, port } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const batch = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`.repeat(AT_ONCE)
  const end = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      countAnswers(net.connect({ host: hostname, port: Number(port), noDelay: true }), { batch, end }),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Counts the answers on one connection, to which batch after batch is sent until `end`. */
function countAnswers(socket: net.Socket, { batch, end }: { batch: string; end: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const take = answerCounter()
    let count = 0
    socket.on('data', (bytes: Buffer) => {
      try {
        const came = take(bytes)
        count += came
        if (came === 0 || count % AT_ONCE !== 0) return
      } catch (error) {
        reject(error)
        socket.destroy()
        return
      }
      if (performance.now() < end) socket.write(batch)
      else socket.end(() => resolve(count))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection was closed before its answers were whole')))
    socket.write(batch)
  })
}

const LENGTH = /\r\ncontent-length: (\d+)/i

/** Takes a connection's bytes as they come; answers how many answers ended in them. Throws for any but a good one. */
function answerCounter(): (bytes: Buffer) => number {
  let begun = Buffer.alloc(0)
  let bodyLeft = 0
  return (more) => {
    const bytes = begun.length > 0 ? Buffer.concat([begun, more]) : more
    begun = Buffer.alloc(0)
    let count = 0
    for (let at = 0; at < bytes.length; ) {
      if (bodyLeft > 0) {
        const part = Math.min(bodyLeft, bytes.length - at)
        at += part
        bodyLeft -= part
        if (bodyLeft === 0) count += 1
        continue
      }
      const headEnd = bytes.indexOf('\r\n\r\n', at)
      if (headEnd < 0) {
        begun = Buffer.from(bytes.subarray(at))
        break
      }
      const head = bytes.toString('latin1', at, headEnd)
      const length = LENGTH.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`no good answer: ${head}`)
      bodyLeft = Number(length)
      at = headEnd + 4
    }
    return count
  }
}
