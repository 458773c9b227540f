import { api } from '../../api.ts'
import type { Call } from '../../lib/call.ts'
import { serverLimits } from '../../limits.ts'
import type { Context } from '../context.ts'
import { Keeper } from '../pages/keeper.ts'
import { type CallName, checkPayload, performCall } from './perform-call.ts'
import { callAddress } from './shared-address.ts'

/** Whether an answer is the same for everyone and may be shared. */
export function isShared(call: Call): boolean {
  return call.access === 'public' && call.method === 'GET' && typeof call.answer === 'object'
}

/** Nobody's work waits for nobody else's: a page waits in the queue of the pages. */
const LANE = ''

/** Public answers as values, for pages rendered on the server: the same life as the pages themselves. */
export class PublicAnswers {
  readonly keeper: Keeper<unknown>
  readonly #context: () => Context
  readonly #asked = new Set<string>()

  constructor(context: () => Context, clock: () => Date) {
    this.#context = context
    this.keeper = new Keeper<unknown>({
      entries: serverLimits.answerCacheEntries,
      bytes: serverLimits.answerCacheBytes,
      // A value takes about twice the room of its text.
      bytesOf: (value) => JSON.stringify(value).length * 2,
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
    const payload = checkPayload(api[name], asked)
    return { key: callAddress(api[name], payload), make: () => performCall(name, this.#context(), payload) }
  }

  /** Of the addresses with a choice in them most are asked for once, by the one page that shows it. */
  #isAskedAgain(address: string): boolean {
    if (this.#asked.has(address)) return true
    if (this.#asked.size === serverLimits.answerCacheEntries) this.#asked.clear()
    this.#asked.add(address)
    return false
  }
}
