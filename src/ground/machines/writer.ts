import pg from 'pg'
import { connectionTo, waits } from '../database/connection.ts'
import type { Address, Host } from './hosts.ts'

/** The query for the timeline that a server writes: each promotion begins a higher one. null: it takes no writes. */
export const TIMELINE = `select case when current_setting('transaction_read_only') = 'off'
  then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`

/** SQLSTATE's read_only_sql_transaction: the error of a server that takes no writes. */
export const READ_ONLY = '25006'
const CANNOT_CONNECT_NOW = '57P03'

/** The SQLSTATEs that waiting does not change: wrong name or password, no such database. */
export const LASTING = /^(28...|3D000)$/

/** '0000000A' → 10. */
const numberOf = (timeline: string | null | undefined): number | undefined =>
  timeline == null ? undefined : Number(`0x${timeline}`)

const withCode = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** The time within which a writable server must answer. */
const ASK_MS = 1500
/** The interval at which the writer is compared with the others: one that was left behind takes writes too. */
const LOOK_MS = 5000

/** Finds the server that takes writes; all who ask meanwhile share one search. */
export class Writer {
  readonly #hosts: readonly Host[]
  #known: Host | undefined
  /** The highest timeline seen: a server on an earlier one lacks what was written since. */
  #newest = 0
  #search: Promise<Host> | undefined
  #lookedAt = 0

  constructor({ hosts }: Address) {
    this.#hosts = hosts
  }

  get newest(): number {
    return this.#newest
  }

  /** Returns the server that takes writes; throws an error that says "not now" while none does. */
  async find(): Promise<Host> {
    if (this.#known) return this.#known
    this.#search ??= this.#searchAll().finally(() => {
      this.#search = undefined
    })
    return this.#search
  }

  /** Forgets a server that does not answer, or takes no writes any more. */
  forget(host: Host): void {
    if (this.#known === host) this.#known = undefined
  }

  /** Throws READ_ONLY unless the server's answer to TIMELINE makes it the writer. */
  require(host: Host, answer: string | null | undefined): void {
    const timeline = numberOf(answer)
    if (timeline !== undefined && timeline >= this.#newest) {
      this.#newest = timeline
      return
    }
    this.forget(host)
    throw withCode(READ_ONLY, `${host.host}:${host.port} does not take writes, or was left behind`)
  }

  /** Checks now and then whether another server has become the writer while this one goes on. */
  async lookAround(): Promise<void> {
    if (this.#hosts.length === 1 || performance.now() - this.#lookedAt < LOOK_MS) return
    await this.#searchAll().catch(() => {})
  }

  async #searchAll(): Promise<Host> {
    this.#lookedAt = performance.now()
    const answers = await Promise.all(this.#hosts.map(ask))
    const takers = answers.filter(({ timeline = -1 }) => timeline >= this.#newest)
    // When two are on the same timeline, the known one stays.
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
  const options = { ...connectionTo(host.url, waits.heartbeat, { isPooled: true }), connectionTimeoutMillis: ASK_MS }
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

/** Returns the one Writer of an address in this process, so that all pools share what it has learnt. */
export function writerAt(address: Address): Writer {
  const key = address.hosts.map(({ url }) => url).join(' ')
  const known = writers.get(key) ?? new Writer(address)
  writers.set(key, known)
  return known
}
