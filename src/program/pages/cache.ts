import { limits, serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { problemOf } from '../http/problem-of-error.ts'
import { BoundedStore } from './bounded-store.ts'
import type { Turns } from './concurrency-limiter.ts'

interface Options<V> {
  entries: number
  bytes: number
  bytesOf: (value: V) => number
  /** Whether a value may be kept at all. */
  isKept: (value: V, key: string) => boolean
  /** Brings back what a kept value is made of; false when it is gone, and the value with it. */
  recall?: (value: V) => boolean
  /** How long somebody waits for a value that is being made. */
  deadlineMs: number
  clock: () => Date
  /** Whose work is done when; at once without. */
  turns?: Turns
}

interface Kept<V> {
  value: V
  madeAt: number
  generation: number
}

export interface Found<V> {
  value: V
  /** Seconds since it was made, of a value that could not be made again. */
  stale?: number
}

const RETRY_SECONDS = '5'
/** What has a longer key is made each time. */
const LONGEST_KEY = 500

const isAway = (error: unknown): boolean => problemOf(error)?.status === 503

/**
 * Values that are the same for everyone, made once however many ask. Fresh ones are answered again until content
 * changes; while what they are made of is away, the last good ones are.
 */
export class Keeper<V> {
  readonly #options: Options<V>
  readonly #store: BoundedStore<Kept<V>>
  readonly #making = new Map<string, Promise<V>>()
  #generation = 0
  #isListening = false
  #isAway = false
  readonly counts = { kept: 0, made: 0, stale: 0, givenUp: 0 }

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

  /** Forgets everything: what it was made of has changed. */
  drop(): void {
    this.#store.clear()
    this.#beginAnew()
  }

  /** Whether changes are heard of. Nothing made before or without that is fresh; it only stands in for what is away. */
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
    const kept = this.#get(key)
    if (kept === undefined || !this.#isFresh(kept, now)) return undefined
    this.counts.kept += 1
    return kept.value
  }

  /** A fresh value: kept or made. Throws what the making throws, or UNAVAILABLE after the deadline. */
  async freshOrMade(key: string, lane: string, make: () => Promise<V>): Promise<V> {
    return this.fresh(key, this.#now()) ?? (await this.#make(key, lane, make))
  }

  /** The same; but a kept value that cannot be made anew is answered as it is. */
  async best(key: string, lane: string, make: () => Promise<V>): Promise<Found<V>> {
    const known = this.#standIn(key)
    if (known !== undefined && this.#isAway) {
      // One try at a time finds out whether it is back; nobody waits for it.
      if (this.#making.size === 0) this.#make(key, lane, make).catch(() => {})
      return this.#stale(known)
    }
    try {
      return { value: await this.freshOrMade(key, lane, make) }
    } catch (error) {
      const kept = isAway(error) ? this.#standIn(key) : undefined
      if (kept === undefined) throw error
      this.#isAway = true
      return this.#stale(kept)
    }
  }

  /** The value under the key has become larger. */
  grow(key: string, value: V, bytes: number): void {
    const kept = this.#store.get(key)
    if (kept?.value === value) this.#store.grow(key, kept, bytes)
  }

  #get(key: string): Kept<V> | undefined {
    const kept = this.#store.get(key)
    const { recall } = this.#options
    return kept === undefined || recall === undefined || recall(kept.value) ? kept : undefined
  }

  #now = (): number => this.#options.clock().getTime()

  #isFresh({ madeAt, generation }: Kept<V>, now: number): boolean {
    return this.#isListening && generation === this.#generation && now < madeAt + limits.pageCacheSeconds * 1000
  }

  #standIn(key: string): Kept<V> | undefined {
    const kept = this.#get(key)
    return kept && this.#now() < kept.madeAt + serverLimits.stalePageHours * 3_600_000 ? kept : undefined
  }

  #stale({ value, madeAt }: Kept<V>): Found<V> {
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

  /** What is stuck is forgotten after the deadline: the next visitor has a try of their own. */
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

  #keep(key: string, kept: Kept<V>): void {
    const { isKept, bytesOf } = this.#options
    if (kept.generation !== this.#generation) return
    this.#isAway = false
    if (isKept(kept.value, key) && key.length <= LONGEST_KEY) this.#store.set(key, kept, bytesOf(kept.value))
  }
}
