import { api } from '../../api.ts'
import type { Call } from '../../lib/call.ts'
import { limits } from '../../limits.ts'
import type { Context } from '../context.ts'
import { type CallName, performCall } from './perform-call.ts'

/** Whether an answer is the same for everyone and may be shared. */
export function isShared(call: Call): boolean {
  return call.access === 'public' && call.method === 'GET' && typeof call.answer === 'object'
}

const MOST_KEPT = 500

/** Public answers as values, for pages rendered on the server: the same life as the pages themselves. */
export class PublicAnswers {
  #kept = new Map<string, { answer: Promise<unknown>; expires: number }>()
  #listening = false
  readonly #context: () => Context

  constructor(context: () => Context) {
    this.#context = context
  }

  drop(): void {
    this.#kept.clear()
  }

  /** Whether changes are heard of; without that nothing may be kept. */
  set listening(heard: boolean) {
    this.#listening = heard
    this.drop()
  }

  get(name: CallName, asked: Record<string, unknown>): Promise<unknown> {
    if (!isShared(api[name])) return performCall(name, this.#context(), asked)
    const key = `${name} ${JSON.stringify(asked)}`
    const kept = this.#kept.get(key)
    if (kept && kept.expires > Date.now()) return kept.answer
    const answer = performCall(name, this.#context(), asked)
    if (!this.#listening) return answer
    this.#kept.delete(key)
    this.#kept.set(key, { answer, expires: Date.now() + limits.pageCacheSeconds * 1000 })
    answer.catch(() => this.#kept.delete(key))
    const oldest = this.#kept.keys().next()
    if (this.#kept.size > MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value)
    return answer
  }
}
