import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type ConnectionOptions, localLimits, type Waits } from './connection.ts'
import { ServerClient } from './server-client.ts'

const PREPARED = '/* kept */'

/**
 * Begins a query that takes the database longer to plan than to run (on a built one `.modifyFront(preparedMark)`): it is
 * prepared once for each connection. Its text must not vary with the values, or every variant would be prepared.
 */
export const preparedMark = sql.raw(PREPARED)

const isPrepared = (text: string): boolean => text.startsWith(PREPARED) || text.startsWith(`select ${PREPARED}`)

const names = new Map<string, string>()

/** Returns the name of a prepared statement; the names are cached, as there are few texts, asked often. */
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, known)
  return known
}

/** How Kysely begins a transaction. */
const BEGINNING = /^(begin|start transaction)\b/

export interface KeepingOptions extends ConnectionOptions {
  /**
   * The limits that each transaction sets for itself, for a connection through a pooler, where no setting outlives one.
   */
  pooledWaits?: Waits | undefined
}

/** A connection that prepares the marked queries; one through a pooler sets the limits in each transaction instead. */
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
    if (!isPrepared(question)) return ask(question, ...rest)
    const [values, ...others] = rest
    return ask({ name: nameOf(question), text: question, values }, ...others)
  }
}
