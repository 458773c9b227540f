import net from 'node:net'
import pg from 'pg'

export interface TransactionPooler {
  /** The same database, through the pooler. */
  url: string
  /** Statements that need a session, and would have lost it. */
  lost: string[]
  /** Connections to the server at the most, and transactions that were lent one. */
  figures: { servers: number; lent: number }
  close: () => Promise<void>
}

/** The start parameters that a pooler accepts, since it can set them on each server that it lends. */
const KNOWN = ['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone']
const SSL_REQUEST = 80_877_103
const SESSION_BOUND =
  /\blisten\b|pg_(try_)?advisory_(un)?lock\b|(^|;)\s*(set (?!local|transaction)|prepare\b)|temp(orary)? table/i

const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const refusal = (text: string): Buffer => message('E', 'SFATAL', 'C08P01', `M${text}`, Buffer.from([0]))

const GREETING = Buffer.concat([
  message('R', int32(0)),
  ...[
    ['server_version', '17.0'],
    ['client_encoding', 'UTF8'],
    ['standard_conforming_strings', 'on'],
  ].map(([name = '', value = '']) => message('S', name, value)),
  message('K', int32(1), int32(1)),
  message('Z', Buffer.from('I')),
])

/** Takes whole messages off what has arrived. */
function takeMessages(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = []
  let rest = bytes
  while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
    const length = rest.readInt32BE(1) + 1
    messages.push(rest.subarray(0, length))
    rest = rest.subarray(length)
  }
  return { messages, rest }
}

const typeOf = (bytes: Buffer): string => String.fromCharCode(bytes[0] ?? 0)

/** Statement of a Query, name and statement of a Parse. */
function statementIn(bytes: Buffer): { name: string; text: string } | undefined {
  const [first = '', second = ''] = bytes.subarray(5).toString().split('\0')
  if (typeOf(bytes) === 'Q') return { name: '', text: first }
  return typeOf(bytes) === 'P' ? { name: first, text: second } : undefined
}

/** Hands few server connections to many clients: each has one from its first message until it is in no transaction. */
class Lending {
  readonly figures = { servers: 0, lent: 0 }
  readonly #url: string
  readonly #most: number
  readonly #idle: net.Socket[] = []
  readonly #all = new Set<net.Socket>()
  readonly #waiting: ((server: net.Socket) => void)[] = []
  #open = 0

  constructor(url: string, most: number) {
    this.#url = url
    this.#most = most
  }

  async take(): Promise<net.Socket> {
    this.figures.lent += 1
    const idle = this.#idle.pop()
    if (idle) return idle
    if (this.#open >= this.#most) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#open += 1
    return this.#connect()
  }

  giveBack(server: net.Socket): void {
    const next = this.#waiting.shift()
    if (next) next(server)
    else this.#idle.push(server)
  }

  /** Closes the server connection of a client that went away in the middle of something. */
  async drop(server: net.Socket): Promise<void> {
    server.destroy()
    const next = this.#waiting.shift()
    if (next) next(await this.#connect())
    else this.#open -= 1
  }

  close(): void {
    for (const server of this.#all) server.destroy()
  }

  /** Opens a server connection: the driver logs in, then the socket is ours. */
  async #connect(): Promise<net.Socket> {
    const socket = new net.Socket()
    this.#all.add(socket)
    this.figures.servers = Math.max(this.figures.servers, this.#open)
    const client = new pg.Client({ connectionString: this.#url, stream: () => socket })
    await client.connect()
    for (const event of ['data', 'close', 'end', 'error']) socket.removeAllListeners(event)
    return socket.on('error', () => {})
  }
}

/**
 * Stands in for PgBouncer in transaction mode: refuses what it refuses, and lends as it lends.
 * @param takes its ignore_startup_parameters
 */
export async function transactionPooler(
  url: string,
  { most = 3, takes = [] }: { most?: number; takes?: readonly string[] } = {},
): Promise<TransactionPooler> {
  const known = [...KNOWN, ...takes]
  const lending = new Lending(url, most)
  const lost: string[] = []
  const clients = new Set<net.Socket>()
  const server = net.createServer((client) => {
    clients.add(client)
    client.on('error', () => client.destroy())
    client.once('close', () => clients.delete(client))
    client.once('data', (bytes: Buffer) => greet(client, bytes, { known, greeted: () => lend(client, lending, lost) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: through.href,
    lost,
    figures: lending.figures,
    async close() {
      for (const client of clients) client.destroy()
      lending.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function greet(client: net.Socket, bytes: Buffer, how: { known: readonly string[]; greeted: () => void }): void {
  if (bytes.readInt32BE(4) === SSL_REQUEST) {
    client.write('N')
    client.once('data', (next: Buffer) => greet(client, next, how))
    return
  }
  const names = bytes
    .subarray(8)
    .toString()
    .split('\0')
    .filter((_, place) => place % 2 === 0)
  const unknown = names.find((name) => name !== '' && !how.known.includes(name.toLowerCase()))
  if (unknown !== undefined) return void client.end(refusal(`unsupported startup parameter: ${unknown}`))
  client.write(GREETING)
  how.greeted()
}

function lend(client: net.Socket, lending: Lending, lost: string[]): void {
  let arrived = Buffer.alloc(0)
  let lentServer: Promise<net.Socket> | undefined

  const hold = async (): Promise<net.Socket> => {
    const server = await lending.take()
    let answered = Buffer.alloc(0)
    server.on('data', (bytes: Buffer) => {
      const { messages, rest } = takeMessages(Buffer.concat([answered, bytes]))
      answered = Buffer.from(rest)
      const whole = Buffer.concat(messages)
      const last = messages.at(-1)
      const isFree = last !== undefined && typeOf(last) === 'Z' && String.fromCharCode(last[5] ?? 0) === 'I'
      if (isFree) {
        server.removeAllListeners('data')
        server.removeAllListeners('close')
        lentServer = undefined
        lending.giveBack(server)
      }
      client.write(whole)
    })
    server.once('close', () => client.destroy())
    return server
  }

  client.on('data', (bytes: Buffer) => {
    const { messages, rest } = takeMessages(Buffer.concat([arrived, bytes]))
    arrived = Buffer.from(rest)
    for (const each of messages) {
      if (typeOf(each) === 'X') return void client.end()
      const statement = statementIn(each)
      if (statement?.name) return void client.end(refusal(`prepared statement "${statement.name}" does not exist`))
      if (statement && SESSION_BOUND.test(statement.text)) lost.push(statement.text)
      lentServer ??= hold()
      void lentServer.then((server) => server.write(each))
    }
  })
  client.once('close', () => void lentServer?.then((server) => lending.drop(server)))
}
