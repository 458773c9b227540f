import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type ConnectionOptions, localLimits, type Waits } from './connection.ts'
import { ServerClient } from './server-client.ts'

const KEPT = '/* kept */'

/**
 * Begins a question that takes the database longer to understand than to answer (of one that is built,
 * `.modifyFront(keptMark)`): it is understood once for each connection. Its text must not vary with what is asked, or
 * every variant would be kept.
 */
export const keptMark = sql.raw(KEPT)

const isKept = (text: string): boolean => text.startsWith(KEPT) || text.startsWith(`select ${KEPT}`)

const names = new Map<string, string>()

/** There are few such texts, asked often. */
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, known)
  return known
}

/** How Kysely begins a transaction. */
const BEGINNING = /^(begin|start transaction)\b/

export interface KeepingOptions extends ConnectionOptions {
  /** Of a connection through a pooler, where nothing outlives a transaction: what each sets for itself. */
  pooledWaits?: Waits | undefined
}

/** A connection that prepares what is marked as kept; one through a pooler gives each transaction its limits instead. */
export class KeepingClient extends ServerClient {
  readonly #pooledWaits: Waits | undefined

  constructor(options: KeepingOptions) {
    super(options)
    this.#pooledWaits = options.pooledWaits
  }

  // The library's own signatures allow for more forms than the one that Kysely uses.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads are passed on as they come
  override query(question: any, ...rest: any[]): any {
    const ask = (asked: unknown, ...values: unknown[]) => super.query(asked as string, ...(values as []))
    if (typeof question !== 'string') return ask(question, ...rest)
    if (this.#pooledWaits) {
      return BEGINNING.test(question) ? ask(question + localLimits(this.#pooledWaits)) : ask(question, ...rest)
    }
    if (!isKept(question)) return ask(question, ...rest)
    const [values, ...others] = rest
    return ask({ name: nameOf(question), text: question, values }, ...others)
  }
}
