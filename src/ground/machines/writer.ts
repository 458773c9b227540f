import pg from 'pg'
import { connectionTo, waits } from '../database/connection.ts'
import type { Address, Host } from './hosts.ts'

/** Which history a server writes: each promotion begins a new one, with a higher number. null: it takes no writes. */
export const TIMELINE = `select case when current_setting('transaction_read_only') = 'off'
  then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`

/** SQLSTATE's read_only_sql_transaction: what a server says, and we of it, that takes no writes. */
export const READ_ONLY = '25006'
const CANNOT_CONNECT_NOW = '57P03'

/** Wrong name or password, no such database: waiting changes nothing. */
export const LASTING = /^(28...|3D000)$/

/** '0000000A' → 10. */
const numberOf = (timeline: string | null | undefined): number | undefined =>
  timeline == null ? undefined : Number(`0x${timeline}`)

const withCode = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** A server that has not answered by then cannot be written to. */
const ASK_MS = 1500
/** How often a server that takes writes is compared with the others: one that was left behind takes them too. */
const LOOK_MS = 5000

/** Knows which of several servers takes writes; whoever asks meanwhile shares one search. */
export class Writer {
  readonly #hosts: readonly Host[]
  #known: Host | undefined
  /** The highest timeline that was met: a server on an earlier one lacks what was written since. */
  #newest = 0
  #search: Promise<Host> | undefined
  #lookedAt = 0

  constructor({ hosts }: Address) {
    this.#hosts = hosts
  }

  get newest(): number {
    return this.#newest
  }

  /** The one that takes writes; throws an error that says "not now" while none does. */
  async find(): Promise<Host> {
    if (this.#known) return this.#known
    this.#search ??= this.#searchAll().finally(() => {
      this.#search = undefined
    })
    return this.#search
  }

  /** It does not answer, or takes no writes any more. */
  forget(host: Host): void {
    if (this.#known === host) this.#known = undefined
  }

  /** Throws READ_ONLY unless what a server answers to TIMELINE makes it the one to write to. */
  require(host: Host, answer: string | null | undefined): void {
    const timeline = numberOf(answer)
    if (timeline !== undefined && timeline >= this.#newest) {
      this.#newest = timeline
      return
    }
    this.forget(host)
    throw withCode(READ_ONLY, `${host.host}:${host.port} does not take writes, or was left behind`)
  }

  /** Looks now and then whether another server has become the one to write to while this one goes on. */
  async lookAround(): Promise<void> {
    if (this.#hosts.length === 1 || performance.now() - this.#lookedAt < LOOK_MS) return
    await this.#searchAll().catch(() => {})
  }

  async #searchAll(): Promise<Host> {
    this.#lookedAt = performance.now()
    const answers = await Promise.all(this.#hosts.map(ask))
    const takers = answers.filter(({ timeline = -1 }) => timeline >= this.#newest)
    // Of two on the same timeline the one that is known stays.
    const rank = ({ timeline = 0, host }: Answer) => timeline + (host === this.#known ? 0.5 : 0)
    const best = takers.toSorted((a, b) => rank(b) - rank(a))[0]
    if (!best) throw refusalOf(answers)
    this.#newest = best.timeline ?? 0
    this.#known = best.host
    return best.host
  }
}

interface Answer {
  host: Host
  timeline?: number | undefined
  error?: { code?: string; message: string }
}

async function ask(host: Host): Promise<Answer> {
  const options = { ...connectionTo(host.url, waits.pulse, { isPooled: true }), connectionTimeoutMillis: ASK_MS }
  const client = new pg.Client(options)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE)
    return { host, timeline: numberOf(rows[0]?.timeline) }
  } catch (error) {
    return { host, error: error as { code?: string; message: string } }
  } finally {
    void client.end().catch(() => {})
  }
}

function refusalOf(answers: readonly Answer[]): Error {
  const lasting = answers.find(({ error }) => LASTING.test(error?.code ?? ''))?.error
  const each = answers.map(({ host: { host, port }, error, timeline }) => {
    const left = timeline === undefined ? 'hanya menerima bacaan' : 'tertinggal dari yang lain'
    return `${host}:${port}: ${error ? error.message || error.code : left}`
  })
  return withCode(lasting?.code ?? CANNOT_CONNECT_NOW, `tidak ada server yang menerima tulisan; ${each.join('; ')}`)
}

const writers = new Map<string, Writer>()

/** What one pool of a process learns of an address, all of them know. */
export function writerAt(address: Address): Writer {
  const key = address.hosts.map(({ url }) => url).join(' ')
  const known = writers.get(key) ?? new Writer(address)
  writers.set(key, known)
  return known
}
