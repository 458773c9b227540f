import pg from 'pg'
import type { Host } from '../machines/hosts.ts'
import { TIMELINE, type Writer, writerAt } from '../machines/writer.ts'
import type { ConnectionOptions } from './connection.ts'

/** One connection to the server that an address means: of several the one that takes writes. */
export class ServerClient extends pg.Client {
  readonly #writer: Writer | undefined
  #host: Host | undefined

  constructor(options: ConnectionOptions) {
    super(options)
    if (options.address.isSought) this.#writer = writerAt(options.address)
    // What was asked fails too; without a listener it would end the process.
    this.on('error', () => {})
  }

  // The library has a form with a promise and, for the pool, one with a function.
  // biome-ignore lint/suspicious/noExplicitAny: both are passed on as they come
  override connect(connected?: any): any {
    if (!this.#writer) return super.connect(connected)
    const reached = this.#reach(this.#writer)
    return connected ? void reached.then(() => connected(), connected) : reached
  }

  /** Throws READ_ONLY once this server is not, or no longer, the one to write to. */
  async requireWriter(): Promise<void> {
    if (!this.#writer || !this.#host) return
    void this.#writer.lookAround()
    await this.#ask(this.#writer, this.#host)
  }

  async #reach(writer: Writer): Promise<this> {
    try {
      this.#host = await writer.find()
      // Broken off meanwhile.
      const { errored } = this.connection.stream
      if (errored) throw errored
      const { host, port } = this.#host
      Object.assign(this, { host, port })
      await super.connect()
      await this.#ask(writer, this.#host)
      return this
    } catch (error) {
      if (this.#host) writer.forget(this.#host)
      this.connection.stream.destroy()
      throw error
    }
  }

  async #ask(writer: Writer, host: Host): Promise<void> {
    const { rows } = await this.query<{ timeline: string | null }>(TIMELINE)
    writer.require(host, rows[0]?.timeline)
  }
}
