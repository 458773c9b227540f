import { serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { BoundedStore } from './bounded-store.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'

interface Options<V> {
  entries: number
  bytes: number
  bytesOf: (value: V) => number
  /** Tells whether a value may be cached at all. */
  isCacheable: (value: V, key: string) => boolean
  /** Restores the content of a cached value; returns false when it is gone, and the value with it. */
  recall?: (value: V) => boolean
  /** The longest wait for a value that is being made. */
  deadlineMs: number
  clock: () => Date
  /** The queue of the work; without it work starts at once. */
  turns?: ConcurrencyLimiter
}

interface Cached<V> {
  value: V
  madeAt: number
  generation: number
}

export interface Found<V> {
  value: V
  /** The age in seconds of a value that could not be made again. */
  stale?: number
}

const RETRY_SECONDS = '5'
/** The longest key that is cached; the value of a longer one is made each time. */
const LONGEST_KEY = 500

const isAway = (error: unknown): boolean => problemOf(error)?.status === 503

/**
 * Caches values that are the same for everyone, made once however many ask. Fresh ones are reused until content
 * changes; while their sources are away, the last good ones are.
 */
export class Cache<V> {
  readonly #options: Options<V>
  readonly #store: BoundedStore<Cached<V>>
  readonly #making = new Map<string, Promise<V>>()
  #generation = 0
  #isListening = false
  #isAway = false
  readonly counts = { cached: 0, made: 0, stale: 0, givenUp: 0 }

  constructor(options: Options<V>) {
    this.#options = options
    this.#store = new BoundedStore(options)
  }

  get size(): number {
    return this.#store.size
  }

  get bytes(): number {
    return this.#store.bytes
  }

  /** Clears the cache, as the content has changed. */
  drop(): void {
    this.#store.clear()
    this.#beginAnew()
  }

  /**
   * Sets whether changes are heard of. Values from before, or made without that, are stale: they only replace what is
   * away.
   */
  set listening(isHeard: boolean) {
    this.#isListening = isHeard
    this.#beginAnew()
  }

  #beginAnew(): void {
    this.#generation += 1
    this.#making.clear()
    this.#isAway = false
  }

  fresh(key: string, now: number): V | undefined {
    const cached = this.#get(key)
    if (cached === undefined || !this.#isFresh(cached, now)) return undefined
    this.counts.cached += 1
    return cached.value
  }

  /** Returns a fresh value, cached or newly made. Throws the error of making it, or UNAVAILABLE after the deadline. */
  async freshOrMade(key: string, lane: string, make: () => Promise<V>): Promise<V> {
    return this.fresh(key, this.#now()) ?? (await this.#make(key, lane, make))
  }

  /** Returns the same, or the stale value where it cannot be made anew. */
  async best(key: string, lane: string, make: () => Promise<V>): Promise<Found<V>> {
    const known = this.#standIn(key)
    if (known !== undefined && this.#isAway) {
      // One try at a time checks whether the source is back; nobody waits for it.
      if (this.#making.size === 0) this.#make(key, lane, make).catch(() => {})
      return this.#stale(known)
    }
    try {
      return { value: await this.freshOrMade(key, lane, make) }
    } catch (error) {
      const cached = isAway(error) ? this.#standIn(key) : undefined
      if (cached === undefined) throw error
      this.#isAway = true
      return this.#stale(cached)
    }
  }

  /** Adds bytes to the value under the key, which has grown. */
  grow(key: string, value: V, bytes: number): void {
    const cached = this.#store.get(key)
    if (cached?.value === value) this.#store.grow(key, cached, bytes)
  }

  #get(key: string): Cached<V> | undefined {
    const cached = this.#store.get(key)
    const { recall } = this.#options
    return cached === undefined || recall === undefined || recall(cached.value) ? cached : undefined
  }

  #now = (): number => this.#options.clock().getTime()

  #isFresh({ madeAt, generation }: Cached<V>, now: number): boolean {
    return this.#isListening && generation === this.#generation && now < madeAt + serverLimits.pageCacheSeconds * 1000
  }

  #standIn(key: string): Cached<V> | undefined {
    const cached = this.#get(key)
    return cached && this.#now() < cached.madeAt + serverLimits.stalePageHours * 3_600_000 ? cached : undefined
  }

  #stale({ value, madeAt }: Cached<V>): Found<V> {
    this.counts.stale += 1
    return { value, stale: Math.max(0, Math.round((this.#now() - madeAt) / 1000)) }
  }

  #make(key: string, lane: string, make: () => Promise<V>): Promise<V> {
    const running = this.#making.get(key)
    if (running) return running
    this.counts.made += 1
    const generation = this.#generation
    const work = async () => {
      const value = await make()
      this.#keep(key, { value, generation, madeAt: this.#now() })
      return value
    }
    const making = this.#withinDeadline(lane, work).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    })
    this.#making.set(key, making)
    return making
  }

  /** Gives up work that takes too long, so that the next visitor can try again. */
  async #withinDeadline(lane: string, work: () => Promise<V>): Promise<V> {
    const { turns, deadlineMs } = this.#options
    const giveUp = new AbortController()
    const late = new Promise<never>((_resolve, reject) => {
      giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason), { once: true })
    })
    // Without a listener its end would end the process.
    late.catch(() => {})
    const timer = setTimeout(() => {
      this.counts.givenUp += 1
      giveUp.abort(new Problem('UNAVAILABLE', { headers: { 'Retry-After': RETRY_SECONDS } }))
    }, deadlineMs)
    const workOrLate = () => Promise.race([work(), late])
    return (turns ? turns.run(lane, giveUp.signal, workOrLate) : workOrLate()).finally(() => clearTimeout(timer))
  }

  #keep(key: string, cached: Cached<V>): void {
    const { isCacheable, bytesOf } = this.#options
    if (cached.generation !== this.#generation) return
    this.#isAway = false
    if (isCacheable(cached.value, key) && key.length <= LONGEST_KEY) this.#store.set(key, cached, bytesOf(cached.value))
  }
}
