import { api } from '../../api.ts'
import type { Context } from '../../ground/context.ts'
import type { Call } from '../../lib/call.ts'
import { serverLimits } from '../../limits.ts'
import { Keeper } from '../pages/cache.ts'
import { type CallName, checkPayload, performCall } from './perform-call.ts'
import { callAddress } from './shared-address.ts'

/** Whether an answer is the same for everyone and may be shared. */
export function isShared(call: Call): boolean {
  return call.access === 'public' && call.method === 'GET' && typeof call.answer === 'object'
}

/** Nobody's work waits for nobody else's: a page waits in the queue of the pages. */
const LANE = ''

/** What is asked for: its shortest address, and its payload as the contract reads it. */
interface Meaning {
  key: string
  payload: Readonly<Record<string, unknown>>
}

/** Public answers as values, for pages rendered on the server: the same life as the pages themselves. */
export class PublicAnswers {
  readonly keeper: Keeper<unknown>
  readonly #context: () => Context
  readonly #asked = new Set<string>()
  /** By the words in which they were asked for. */
  readonly #meant = new Map<string, Meaning>()

  constructor(context: () => Context, clock: () => Date) {
    this.#context = context
    this.keeper = new Keeper<unknown>({
      entries: serverLimits.answerCacheEntries,
      bytes: serverLimits.answerCacheBytes,
      // A value takes about twice the room of its text, which pages keep beside it.
      bytesOf: (value) => JSON.stringify(value).length * 3,
      isKept: (_answer, address) => !address.includes('?') || this.#isAskedAgain(address),
      deadlineMs: serverLimits.answerDeadlineMs,
      clock,
    })
  }

  async get(name: CallName, asked: Record<string, unknown>): Promise<unknown> {
    if (!isShared(api[name])) return performCall(name, this.#context(), asked)
    const { key, make } = this.#sharing(name, asked)
    return this.keeper.freshOrMade(key, LANE, make)
  }

  /** The same, or its last good answer while the database is away: for frames of pages, never for what they state. */
  async getAnyway(name: CallName, asked: Record<string, unknown>): Promise<unknown> {
    const { key, make } = this.#sharing(name, asked)
    return (await this.keeper.best(key, LANE, make)).value
  }

  #sharing(name: CallName, asked: Record<string, unknown>) {
    const { key, payload } = this.#meaningOf(name, asked)
    return { key, make: () => performCall(name, this.#context(), payload) }
  }

  /** Pages ask for the same in the same words, and reading them took a twelfth of a page's time. */
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

  /** Of the addresses with a choice in them most are asked for once, by the one page that shows it. */
  #isAskedAgain(address: string): boolean {
    if (this.#asked.has(address)) return true
    if (this.#asked.size === serverLimits.answerCacheEntries) this.#asked.clear()
    this.#asked.add(address)
    return false
  }
}
