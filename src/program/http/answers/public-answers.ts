import { isShared } from '../../../access.ts'
import { api } from '../../../api.ts'
import type { Context } from '../../../ground/context.ts'
import { serverLimits } from '../../../limits.ts'
import { Cache } from '../../pages/cache.ts'
import { type CallName, checkPayload, performCall } from '../calls/perform-call.ts'
import { callAddress } from './shared-address.ts'

/**
 * The single lane of shared answers, which queue for nobody: the page that needs them already waits in its own lane.
 */
const LANE = ''

/** A request in normal form: its shortest address, and its parsed payload. */
interface Meaning {
  key: string
  payload: Readonly<Record<string, unknown>>
}

/** Caches public answers as values, for pages rendered on the server; they live as long as the pages themselves. */
export class PublicAnswers {
  readonly entries: Cache<unknown>
  readonly #context: () => Context
  readonly #asked = new Set<string>()
  /** The parsed requests by their words. */
  readonly #meant = new Map<string, Meaning>()

  constructor(context: () => Context, clock: () => Date) {
    this.#context = context
    this.entries = new Cache<unknown>({
      entries: serverLimits.answerCacheEntries,
      bytes: serverLimits.answerCacheBytes,
      // A value takes about twice the room of its text, which pages keep beside it.
      bytesOf: (value) => JSON.stringify(value).length * 3,
      isCacheable: (_answer, address) => !address.includes('?') || this.#isAskedAgain(address),
      deadlineMs: serverLimits.answerDeadlineMs,
      clock,
    })
  }

  async get(name: CallName, asked: Record<string, unknown>): Promise<unknown> {
    if (!isShared(api[name])) return performCall(name, this.#context(), asked)
    const { key, make } = this.#sharing(name, asked)
    return this.entries.freshOrMade(key, LANE, make)
  }

  /**
   * Returns the same, or its last good answer while the database is away: for frames of pages, never for their content.
   */
  async getAnyway(name: CallName, asked: Record<string, unknown>): Promise<unknown> {
    const { key, make } = this.#sharing(name, asked)
    return (await this.entries.best(key, LANE, make)).value
  }

  #sharing(name: CallName, asked: Record<string, unknown>) {
    const { key, payload } = this.#meaningOf(name, asked)
    return { key, make: () => performCall(name, this.#context(), payload) }
  }

  /** Caches parsed payloads by the words of the request: parsing took a twelfth of a page's time. */
  #meaningOf(name: CallName, asked: Record<string, unknown>): Meaning {
    const words = name + JSON.stringify(asked)
    const known = this.#meant.get(words)
    if (known) return known
    const payload = checkPayload(api[name], asked)
    const meaning = { key: callAddress(api[name], payload), payload: Object.freeze(payload) }
    if (this.#meant.size === serverLimits.answerCacheEntries) this.#meant.clear()
    this.#meant.set(words, meaning)
    return meaning
  }

  /**
   * Tells whether an address was asked for before: most with a query are asked for once, by the one page that shows
   * them.
   */
  #isAskedAgain(address: string): boolean {
    if (this.#asked.has(address)) return true
    if (this.#asked.size === serverLimits.answerCacheEntries) this.#asked.clear()
    this.#asked.add(address)
    return false
  }
}
